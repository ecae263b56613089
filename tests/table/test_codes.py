"""A table refuses only with codes that the wire knows, so that every refusal has words."""

import re
from pathlib import Path

import yomiai.table
from yomiai.wire.codes import CODES


def test_every_refusal_of_the_table_has_a_code_of_the_wire() -> None:
    files = Path(yomiai.table.__path__[0]).glob("*.py")
    found = {
        code for file in files for code in re.findall(r'Refusal\("(\w+)"', file.read_text(encoding="utf-8"))
    }
    assert "locked" in found
    assert found <= set(CODES)
