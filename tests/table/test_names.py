"""Any name becomes one that is short, visible and told apart from the others at its table."""

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from yomiai.table.names import LONGEST_NAME, cleaned, graphemes, name_among
from yomiai.table.refusal import Refusal


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Mika", "Mika"),
        ("  two   words\n", "two words"),
        ("e\u0301", "é"),
        ("か\u3099", "が"),
        ("ab\u202ecd\u2066\u200f", "abcd"),
        ("\x00a\x7f\x1b[31m", "a[31m"),
        ("אבג", "אבג"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"[:24]),
        ("x" * 200, "x" * 24),
        ("👨\u200d👩\u200d👧" * 30, "👨\u200d👩\u200d👧" * 24),
        ("👍🏽" * 30, "👍🏽" * 24),
        ("🇯🇵" * 30, "🇯🇵" * 24),
        ("Z" + "\u0351" * 500, "Z" + "\u0351" * 7),
    ],
)
def test_what_is_kept_of_a_name(typed: str, kept: str) -> None:
    assert cleaned(typed, LONGEST_NAME) == kept


@pytest.mark.parametrize(
    "typed", ["", "   ", "\u200d", "\u0301", "\u202e\u202c", "\u3164", "\u2800", "\ud800"]
)
def test_names_of_which_nothing_shows(typed: str) -> None:
    with pytest.raises(Refusal, match="bad_name"):
        name_among(typed, ())


def test_a_number_fits_into_the_length() -> None:
    others: list[str] = []
    for _ in range(12):
        others.append(name_among("あ" * 60, others))
    assert len(set(others)) == 12
    assert {len(graphemes(name)) for name in others} == {24}


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=60), st.lists(st.text(max_size=30), max_size=4))
def test_any_name_is_short_visible_and_its_own(typed: str, others: list[str]) -> None:
    try:
        name = name_among(typed, others)
    except Refusal as refusal:
        assert refusal.code == "bad_name"  # noqa: PT017 - both ends are right
        return
    assert name.strip() == name != ""
    assert len(graphemes(name)) <= LONGEST_NAME
    assert not {unicodedata.category(letter) for letter in name} & {"Cc", "Cs", "Zl", "Zp"}
    assert name not in others
    assert cleaned(name, LONGEST_NAME) == name


@pytest.mark.parametrize(
    "typed",
    [
        "R\u200dingo",  # a joiner that joins nothing
        "Ri\ufe0fngo",
        "Ring\u034fo",
        "Ringo\u3164",
        "Ring\u043e",  # a Cyrillic letter
        "R\u0456ng\u03bf",
        "\uff32ingo",
        "RINGO",
    ],
)
def test_nobody_passes_for_somebody_else(typed: str) -> None:
    assert name_among(typed, ["Mika", "Ringo"]).endswith(" 2")


@pytest.mark.parametrize(
    ("typed", "there"), [("工リカ", "エリカ"), ("ニ口", "二ロ"), ("Mikal", "Mika1"), ("Iris", "lris")]
)
def test_letters_that_look_alike_count_as_the_same(typed: str, there: str) -> None:
    assert name_among(typed, [there]) == f"{typed} 2"
    assert name_among(typed, ["Ringo"]) == typed


def test_no_person_is_called_by_the_code_of_a_bot() -> None:
    """A page shows "bot.4" as the bot's name in the reader's language."""
    assert name_among("bot.4", ()) == "bot.4 2"
    assert name_among("robot.4", ()) == "robot.4"
