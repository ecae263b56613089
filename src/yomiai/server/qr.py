"""Addresses as squares that phones read."""

import io

import segno


def svg(text: str) -> str:
    """An SVG without declarations, to stand in a page."""
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", border=2, scale=4, xmldecl=False, svgns=True, dark="#000", light="#fff"
    )
    return out.getvalue().decode()


def terminal(text: str) -> str:
    out = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out=out, compact=True, border=2)
    return out.getvalue()
