"""The committed fonts cover what the page writes."""

from __future__ import annotations

import pytest

pytest.importorskip("fontTools")
pytest.importorskip("brotli")

from generate import fonts


@pytest.mark.parametrize("weight", fonts.WEIGHTS)
@pytest.mark.parametrize("part", fonts.PARTS)
def test_no_character_is_missing(part: str, weight: int) -> None:
    assert fonts.missing(part, weight) == set()


def test_style_names_the_characters_of_the_fonts() -> None:
    assert fonts.STYLE.read_text(encoding="utf-8") == fonts.style()


def test_licence_lies_beside_the_fonts() -> None:
    assert "SIL Open Font License" in (fonts.TARGET / "OFL.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("weight", fonts.WEIGHTS)
def test_first_visit_stays_light(weight: int) -> None:
    assert fonts.path_of("core", weight).stat().st_size < 90_000
