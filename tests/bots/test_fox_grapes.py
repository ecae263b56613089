"""The counter for Fox and Grapes knows what can be counted, no more, and makes no stupid move."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from yomiai.arena.tournament import Setting, compete, wilson
from yomiai.bots import fox_grapes
from yomiai.bots.fox_grapes_habits import Habits
from yomiai.games.fox_grapes.records import (
    Declared,
    Kind,
    Laid,
    Opened,
    OpenedAlone,
    Options,
    Placed,
    Portrait,
)
from yomiai.games.fox_grapes.told import GAME
from yomiai.kernel.chance import GeneratorSource
from yomiai.kernel.choice import Branch, Card, Choice, Choices, Question, Seat, Word
from yomiai.kernel.generator import Generator
from yomiai.kernel.secret import Secret, seen_by
from yomiai.record.match import Match

STANDARD = Options()
DICE = range(40)


def started(players: int = 4, seed: int = 1, **options: Any) -> Match:
    match, _ = Match.start(GAME, players, Options(**options), GeneratorSource(Generator(seed)))
    return match


def asked(match: Match) -> dict[str, Any]:
    """What the bot of the seat that must decide is given, but for its dice."""
    seat = match.must
    assert seat is not None
    eyes = seen_by(seat)
    return {
        "view": match.view(eyes),
        "story": match.story(eyes),
        "choices": match.choices(seat),
        "seat": seat,
        "options": match.options,
    }


def question(ask: str, *answers: Choice) -> Choices:
    return Choices((Question(ask, tuple(Branch(answer) for answer in answers)),))


def changed(view: Portrait, seat: int, **fields: Any) -> Portrait:
    place = msgspec.structs.replace(view.places[seat], **fields)
    return msgspec.structs.replace(view, places=(*view.places[:seat], place, *view.places[seat + 1 :]))


def face_down(owner: int, claim: Kind) -> tuple[Laid | None, ...]:
    return (Laid(Secret(1 << owner), claim, None, None),)


def view_of_zero(players: int = 3) -> Portrait:
    view: Portrait = started(players, starter="chosen").view(seen_by(0))
    return view


def declarations(view: Portrait, story: tuple[Any, ...] = ()) -> Counter[tuple[int, str]]:
    tree = Choices(
        (
            Question("declare_seat", (Branch(Seat(1), 1), Branch(Seat(2), 1))),
            Question("declare_kind", tuple(Branch(Word(kind.value)) for kind in Kind)),
        )
    )
    found: Counter[tuple[int, str]] = Counter()
    for dice in DICE:
        seat, word = fox_grapes.choose(view, story, tree, Generator(dice), 0, STANDARD)
        assert isinstance(seat, Seat)
        assert isinstance(word, Word)
        found[seat.seat, word.code] += 1
    return found


def test_it_calls_the_fox_when_only_foxes_can_be_left() -> None:
    view = changed(view_of_zero(), 0, sweet=6, sour=8, laid=(None,))
    view = changed(view, 0, hand=Secret(1, type(view.places[0].hand.open())((0, 0, 0))))
    view = changed(view, 1, laid=face_down(1, Kind.SWEET))
    view = changed(view, 2, sour=0, laid=face_down(2, Kind.SOUR))
    assert {word for _, word in declarations(view)} == {"fox"}


def test_it_never_calls_a_fox_that_cannot_be_there() -> None:
    view = changed(view_of_zero(), 0, foxes=5, laid=(None,))
    view = changed(view, 0, hand=Secret(1, type(view.places[0].hand.open())((2, 2, 0))))
    view = changed(view, 1, laid=face_down(1, Kind.FOX))
    view = changed(view, 2, laid=face_down(2, Kind.FOX))
    calls = declarations(view)
    assert sum(count for (_, word), count in calls.items() if word == "fox") <= len(DICE) // 10


def shown(seat: int, claim: Kind, card: Kind) -> tuple[Any, ...]:
    """Eight cards of a seat, all announced and turned up alike."""
    return (Placed(seat, 0, claim, Secret(1 << seat)), OpenedAlone(seat, claim, card, "taken")) * 8


def test_it_learns_who_tells_the_truth() -> None:
    honest = (*shown(1, Kind.SWEET, Kind.SWEET), *shown(2, Kind.SOUR, Kind.SOUR))
    liars = (*shown(1, Kind.SWEET, Kind.SOUR), *shown(2, Kind.SOUR, Kind.FOX))
    assert (Habits(3, honest).truth(1), Habits(3, liars).truth(2)) == (9.2 / 12, 1.2 / 12)
    view = changed(view_of_zero(), 1, laid=face_down(1, Kind.SWEET))
    view = changed(view, 2, laid=face_down(2, Kind.SOUR))
    assert declarations(view, honest)[1, "sweet"] > len(DICE) / 2
    assert declarations(view, liars)[1, "sweet"] < len(DICE) / 10


def test_it_sees_who_announces_every_fox_as_a_grape() -> None:
    """However true he is with grapes, on which a single number of truth would believe him."""
    view = changed(changed(view_of_zero(), 1, laid=face_down(1, Kind.SWEET)), 2, laid=(None,))
    true = (*shown(1, Kind.SWEET, Kind.SWEET), *shown(1, Kind.SOUR, Kind.SOUR))
    assert declarations(view, true)[1, "sweet"] > len(DICE) / 2
    modest = (*true, *shown(1, Kind.SWEET, Kind.FOX))
    assert declarations(view, modest)[1, "fox"] > len(DICE) / 2


def test_habits_count_declarations_and_cards_that_others_turn_up() -> None:
    story = (
        Placed(1, 0, Kind.FOX, Secret(2)),
        Declared(0, 1, 0, Kind.SOUR),
        Opened(0, 1, 0, Kind.SOUR, Kind.FOX, 1),
    )
    habits = Habits(3, story)
    assert habits.truth(1) == (1.2 + 1) / 5
    assert habits.calls == [[0, 1, 0], [0, 0, 0], [0, 0, 0]]


def test_it_mixes_what_it_lays_and_what_it_says() -> None:
    given = asked(started(4, starter="chosen"))
    given["view"] = changed(
        given["view"], 0, hand=Secret(1, type(given["view"].places[0].hand.open())((2, 2, 1)))
    )
    seen = {tuple(fox_grapes.choose(**given, generator=Generator(dice))) for dice in range(200)}
    laid = {card.kind for card, _ in seen if isinstance(card, Card)}
    assert laid == {"sweet", "sour", "fox"}
    assert len(seen) >= 7


def test_it_does_not_announce_what_all_know_to_be_used_up() -> None:
    given = asked(started(3, starter="chosen"))
    view = changed(given["view"], 1, foxes=5)
    given["view"] = changed(view, 0, hand=Secret(1, type(view.places[0].hand.open())((3, 2, 0))))
    for dice in DICE:
        _, claim = fox_grapes.choose(**given, generator=Generator(dice))
        assert claim != Word("fox")


def test_its_fox_steals_when_it_can_and_never_rests() -> None:
    view = view_of_zero()
    both = question("special", Word("push"), Word("steal"), Word("decline"))
    assert fox_grapes.choose(view, (), both, Generator(1), 0, STANDARD) == [Word("steal")]
    one = question("special", Word("push"), Word("decline"))
    assert fox_grapes.choose(view, (), one, Generator(1), 0, STANDARD) == [Word("push")]


def test_it_turns_against_whoever_stands_best() -> None:
    view = changed(view_of_zero(4), 2, score=3)
    push = question("solo_push", Seat(1), Seat(2), Seat(3))
    assert fox_grapes.choose(view, (), push, Generator(1), 0, STANDARD) == [Seat(2)]


def test_its_lone_fox_visits_nobody_in_vain() -> None:
    """With special_any_player somebody may be named to whom nothing can be done."""
    view = changed(changed(view_of_zero(), 0, sour=0), 1, sweet=0, score=5)
    visit = question("solo_seat", Seat(1), Seat(2))
    assert fox_grapes.choose(view, (), visit, Generator(1), 0, STANDARD) == [Seat(2)]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("number", range(7))
def test_its_actions_are_legal_and_the_same_for_the_same_dice(players: int, number: int) -> None:
    sets = GAME.options_for(players)
    options = sets[number % len(sets)]
    match, _ = Match.start(GAME, players, options, GeneratorSource(Generator(number)))
    dice = Generator(4)
    while not match.over:
        given, state = asked(match), dice.state
        action = fox_grapes.choose(**given, generator=dice)
        again = Generator(0)
        again.state = state
        assert fox_grapes.choose(**given, generator=again) == action
        assert match.must is not None
        match, _ = match.act(match.must, action, GeneratorSource(Generator(1)))


def test_it_plays_cut_down_settings() -> None:
    for players, options in GAME.small():
        match, _ = Match.start(GAME, players, options, GeneratorSource(Generator(2)))
        while not match.over:
            action = fox_grapes.choose(**asked(match), generator=Generator(1))
            assert match.must is not None
            match, _ = match.act(match.must, action, GeneratorSource(Generator(1)))


@pytest.mark.parametrize("players", [2, 4])
def test_it_beats_random_players_clearly(players: int) -> None:
    line = ("counter", *["random"] * (players - 1))
    wins = compete(Setting("fox-grapes", line, {}, 5), 100)[0].wins
    low, _ = wilson(wins, 100)
    assert low > 1 / players
