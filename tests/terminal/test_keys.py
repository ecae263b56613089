"""What is typed for an answer: an amount is typed as the amount, and nothing means two things."""

from __future__ import annotations

import io
from typing import Any

import pytest

from yomiai.kernel.choice import Branch, Card, Choice, Choices, Number, Question, Word
from yomiai.terminal.human import Human
from yomiai.terminal.keys import keys_of
from yomiai.terminal.screen import Screen
from yomiai.terminal.voice import Voice


def question(*choices: Choice) -> Question:
    return Question("offer", tuple(Branch(choice, -1) for choice in choices))


BID = question(Word("pass"), *map(Number, range(3, 8)))
COUNT = question(*map(Number, range(4)))
SALE = question(Word("pass"), Word("sell_bad"), Number(2), Number(5))


def asked(of: Question, typed: str, declining: str = "") -> tuple[list[Choice], str]:
    printed = io.StringIO()
    human = Human(Voice("tofu", "en", ["You", "Mika"], 0), Screen(io.StringIO(typed), printed))
    tree, sight = Choices((of,)), dict[str, Any](places=[])
    return human.offered(tree, sight, declining), printed.getvalue()


@pytest.mark.parametrize(
    ("of", "typed", "chosen"),
    [
        (BID, "5\n", Number(5)),
        (BID, "0\n", Word("pass")),
        (BID, "2\n9\n7\n", Number(7)),
        (COUNT, "0\n", Number(0)),
        (COUNT, "2\n", Number(2)),
        (COUNT, "２\n", Number(2)),
        (SALE, "0\n", Word("pass")),
        (SALE, "A\n", Word("sell_bad")),
        (SALE, "5\n", Number(5)),
        (question(Card("bad"), Card("good")), "2\n", Card("good")),
    ],
)
def test_the_number_typed_is_the_number_meant(of: Question, typed: str, chosen: Choice) -> None:
    assert asked(of, typed)[0] == [chosen]


def test_the_range_of_amounts_is_shown() -> None:
    out = asked(BID, "0\n")[1]
    assert "  0) Pass\n" in out
    assert "  3 … 7) 3 beans … 7 beans\n" in out


def test_none_is_an_amount_and_not_a_refusal_to_say_one() -> None:
    assert asked(COUNT, "0\n", "Say nothing")[0] == [Number(0)]
    chosen, out = asked(COUNT, "\n", "Say nothing")
    assert chosen == []
    assert "  Enter) Say nothing\n" in out
    assert asked(BID, "0\n", "Say nothing")[0] == []


@pytest.mark.parametrize("declinable", [False, True])
def test_no_key_is_a_command(declinable: bool) -> None:
    many = question(*[Word(f"word_{place}") for place in range(12)], Number(1))
    keys = keys_of(many, declinable=declinable)
    assert len(keys) == len(many.branches)
    assert not keys.keys() & {"c", "q", "u", "v", "?"}
    assert ("0" in keys) is not declinable
