"""The protocol page never lags behind: its messages are what the types give now, no call is missing."""

import re

from server import protocol_doc

from yomiai.server import app


def test_the_protocol_page_is_fresh() -> None:
    text = protocol_doc.PAGE.read_text(encoding="utf-8")
    assert protocol_doc.fresh(text) == text, "run: python tests/server/protocol_doc.py"


def test_every_call_stands_in_the_protocol_page() -> None:
    text = protocol_doc.PAGE.read_text(encoding="utf-8")
    every = {path for route in app.ROUTES for path in getattr(route, "paths", ())}
    calls = {re.sub(r":\w+}", "}", path) for path in every if path.startswith(("/api/", "/health"))}
    assert len(calls) > 10
    assert [path for path in sorted(calls) if f"{path}`" not in text] == []
