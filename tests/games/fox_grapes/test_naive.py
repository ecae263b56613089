"""The rules against a plain second writing of them: the same actions, the same cards, step by step."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from games.fox_grapes.naive import Action, Naive
from games.fox_grapes.scenes import LETTERS, dealt
from promises.matches import SOAK

from yomiai.games.fox_grapes.rules import FoxGrapes
from yomiai.games.fox_grapes.told import GAME
from yomiai.kernel.asking import choices, options_of
from yomiai.kernel.choice import Card, Choice, Choices, Seat, Word

COUNTS = Path(__file__).parents[2] / "counts/fox_grapes.txt"
WORDS = {"sweet": "S", "sour": "A", "fox": "F", "push": "push", "steal": "steal"}
HANDS = {
    2: "SSSAAAFFF SSSSAAAFF",
    3: "SSAFF SAAAF SSAFF",
    4: "SSAAF SSAFF SSAAF SAAFF",
    5: "SSAAF SSAFF SSAAF SAAFF SSAAF",
    6: "SSAFF SAAFF SSAFF SAAFF SSAAF SSAAF",
}


def plain(choice: Choice) -> str | int:
    if isinstance(choice, Card):
        return WORDS[choice.kind]
    if isinstance(choice, Word):
        return WORDS[choice.code]
    assert isinstance(choice, Seat)
    return choice.seat


def paths(tree: Choices, number: int = 0) -> list[tuple[Choice, ...]]:
    """Every whole action of a tree."""
    found: list[tuple[Choice, ...]] = []
    for branch in tree.questions[number].branches:
        further = paths(tree, branch.then) if branch.then >= 0 else [()]
        found += [(branch.choice, *rest) for rest in further]
    return found


def actions(position: FoxGrapes) -> dict[Action, tuple[Choice, ...]]:
    tree = choices(GAME, position, position.actor)
    assert tree is not None
    return {tuple(plain(choice) for choice in path): path for path in paths(tree)}


def act(position: FoxGrapes, path: tuple[Choice, ...]) -> None:
    for option in options_of(GAME, position, position.actor, path):
        position.apply(option)


def same_cards(position: FoxGrapes, naive: Naive) -> None:
    for seat, hand, public in zip(position.seats, naive.hands, naive.public, strict=True):
        assert (seat.sweet, seat.sour, seat.foxes) == (public["S"], public["A"], public["F"])
        packed = sum(1 << 4 * LETTERS.index(card) for card in hand)
        assert seat.hand == packed
    assert position.removed == sum(1 << 4 * LETTERS.index(card) for card in naive.removed)


@pytest.mark.parametrize("players", HANDS)
@pytest.mark.parametrize("seed", range(200 if SOAK else 12))
def test_both_play_the_same_match(players: int, seed: int) -> None:
    dice = random.Random(seed)
    cards = list(HANDS[players].replace(" ", ""))
    dice.shuffle(cards)
    size = len(cards) // players
    hands = [cards[size * seat : size * seat + size] for seat in range(players)]
    starter = dice.randrange(players)
    position = dealt(" ".join(map("".join, hands)), starter=starter)
    naive = Naive(hands, starter, size // (3 if players == 2 else 1))
    for seat, legal in naive.play():
        offered = actions(position)
        assert position.actor == seat
        assert sorted(offered, key=str) == sorted(legal, key=str)
        naive.answer = dice.choice(legal)
        act(position, offered[naive.answer])
    assert position.over
    same_cards(position, naive)


def counted(position: FoxGrapes, depth: int) -> int:
    """In how many ways the next so many actions can go."""
    if depth == 0 or position.over:
        return 1
    total = 0
    for path in actions(position).values():
        after = position.copy()
        act(after, path)
        total += counted(after, depth - 1)
    return total


def counted_naively(hands: str, depth: int, answers: tuple[Action, ...] = ()) -> int:
    """The same by the plain writing, each time from the start."""
    if depth == len(answers):
        return 1
    words = hands.split()
    naive = Naive([list(word) for word in words], 0, len(words[0]) // (3 if len(words) == 2 else 1))
    waiting = list(answers)
    for _, legal in naive.play():
        if not waiting:
            return sum(counted_naively(hands, depth, (*answers, action)) for action in legal)
        naive.answer = waiting.pop(0)
    return 1


@pytest.mark.parametrize("players", HANDS)
@pytest.mark.parametrize("depth", [1, 2])
def test_counts_at_depth_1_and_2(players: int, depth: int) -> None:
    assert counted(dealt(HANDS[players]), depth) == counted_naively(HANDS[players], depth)


def test_counts_of_a_whole_small_match() -> None:
    """One round of three, all ways to the end, also those that get stuck."""
    assert counted(dealt("S A F"), 99) == counted_naively("S A F", 99)


def snapshots() -> list[dict[str, Any]]:
    lines = [line.split("|") for line in COUNTS.read_text().splitlines() if not line.startswith("#")]
    return [{"hands": hands.strip(), "counts": list(map(int, counts.split()))} for hands, counts in lines]


@pytest.mark.parametrize("snapshot", snapshots(), ids=lambda snapshot: str(snapshot["hands"]))
def test_deeper_counts_are_as_they_were(snapshot: dict[str, Any]) -> None:
    position = dealt(snapshot["hands"])
    assert [counted(position, depth + 1) for depth in range(len(snapshot["counts"]))] == snapshot["counts"]
