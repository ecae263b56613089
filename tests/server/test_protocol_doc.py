"""The protocol page never lags behind the messages: its generated part is what the types give now."""

from server import protocol_doc


def test_the_protocol_page_is_fresh() -> None:
    text = protocol_doc.PAGE.read_text(encoding="utf-8")
    assert protocol_doc.fresh(text) == text, "run: python tests/server/protocol_doc.py"
