"""What people are told: names, boxes, questions, choices."""

from __future__ import annotations

from typing import Any, cast

import pytest
from games.duet.arranged import cards, dealt, lay, play

from yomiai.games.duet import codes
from yomiai.games.duet.kinds import KINDS, POWERS, SUITS
from yomiai.games.duet.rules import Duet
from yomiai.games.duet.told import ANSWERS, ASKS, GAME, Options, Portrait
from yomiai.kernel.asking import Illegal, choices, options_of
from yomiai.kernel.choice import Card, Place, Word
from yomiai.kernel.generator import Generator
from yomiai.kernel.playout import playout, settle
from yomiai.kernel.secret import EVERY_EYE, WATCHER, seen_by, view


def seen(position: Duet, seat: int) -> Portrait:
    return view(GAME.portray(position), seen_by(seat))


def events(position: Duet, seat: int) -> list[Any]:
    return [view(GAME.event(happening), seen_by(seat)) for happening in position.told or ()]


def test_D02_thirty_names() -> None:
    assert len(KINDS) == 30
    assert [kind.value for kind in KINDS[9:11]] == ["doves_10", "roses_1"]


def test_D03_suits_of_duet_not_of_the_older_game() -> None:
    assert SUITS == ("doves", "roses", "stars")


def test_D08_names_of_powers() -> None:
    assert POWERS == {1: "musician", 3: "foxes", 5: "gazelle", 7: "gift", 9: "royal_heir"}


@pytest.mark.parametrize(("level", "side", "house"), [(1, "A", False), (2, "B", True), (3, "B", True)])
def test_D04_D22_side_and_label_of_the_house_layout(level: Any, side: str, house: bool) -> None:
    forest = GAME.portray(GAME.start(2, Options(level=level))).forest
    assert (forest.side, forest.house_layout, forest.level) == (side, house, level)


def test_D23_seats_at_the_ends_side_a_by_default() -> None:
    forest = GAME.portray(GAME.start(2, Options())).forest
    assert forest.side == "A"
    assert len(forest.spaces) == 11
    assert (forest.start, forest.token) == (5, 5)


def test_D61_what_a_seat_sees() -> None:
    position = play(lay("D2 R2", "D4 R4"), "D2")
    mine = seen(position, 0)
    assert mine.chairs[0].hand.open() == (KINDS[11],)
    assert mine.chairs[1].hand.closed
    assert [chair.cards for chair in mine.chairs] == [1, 2]
    assert mine.undealt.closed
    assert mine.discards.closed
    assert (mine.decree, mine.trump) == (KINDS[29], "stars")
    assert mine.trick is not None
    assert (mine.trick.led, mine.trick.followed) == (KINDS[1], None)
    assert (mine.dealer, mine.round, mine.tricks) == (0, 1, 9)
    assert mine.forest.supply == 10


def test_D61_the_game_says_that_it_is_silent() -> None:
    assert GAME.silent


def test_D61_who_won_each_trick_of_the_round() -> None:
    position = dealt()
    assert seen(position, 0).won == ()
    position = play(lay("D2 R2 R10", "D4 R4 R6"), "D2", "D4", "R4", "R10")
    assert seen(position, 1).won[-2:] == (1, 0)


def test_D27_the_seven_undealt_cards_are_nobodys() -> None:
    position = dealt()
    for eyes in (WATCHER, seen_by(0), seen_by(1), seen_by(0) | seen_by(1)):
        seen_now = view(GAME.portray(position), cast("Any", eyes))
        assert seen_now.undealt.closed
        assert seen_now.undealt_cards == 7
    assert len(view(GAME.portray(position), EVERY_EYE).undealt.open()) == 7


def test_D34_no_view_shows_a_card_of_an_earlier_trick() -> None:
    position = play(lay("D2 R2", "D4 R4"), "D2", "D4")
    for seat in (0, 1):
        mine = seen(position, seat)
        assert mine.trick is None
        assert mine.discards.closed
        assert mine.discarded == 2


def test_D13_a_gift_under_way_is_seen_by_its_giver_only() -> None:
    position = play(lay("D7 R4 S2", "D10 R6 D2"), "D7", "R4")
    mine, partners = seen(position, 0), seen(position, 1)
    assert mine.gift is not None
    assert partners.gift is not None
    assert mine.gift.card.open() == KINDS[13]
    assert partners.gift.card.closed
    assert partners.gift.giver == 0
    assert partners.chairs[0].cards == 2, "it has not left the hand yet"


def test_D13_a_swap_is_seen_by_both_players_and_by_no_watcher() -> None:
    position = play(lay("D7 R4 S2", "D10 R6 D2"), "D7", "R4", "D10")
    for seat in (0, 1):
        swapped = events(position, seat)[-1]
        assert (swapped.gave.open(), swapped.got.open()) == (KINDS[13], KINDS[9])
    assert position.told is not None
    assert view(GAME.event(position.told[-1]), WATCHER).gave.closed


def test_every_happening_of_random_play_has_its_own_record() -> None:
    found: dict[int, str] = {}
    for seed in range(60):
        position = dealt(seed=seed)
        playout(position, Generator(seed))
        for happening in position.told or ():
            found[happening.code] = type(GAME.event(happening)).__name__
    assert set(found) == set(range(codes.ENDED + 1))
    assert len(set(found.values())) == len(found)


@pytest.mark.parametrize(
    ("plays", "ask", "words"),
    [
        ((), "lead", {"doves_3", "roses_5"}),
        (("D3",), "change_decree", {"roses_5", "decline"}),
        (("D3", "no"), "follow", {"doves_5"}),
        (("D3", "no", "D5"), "ignore", {"ignore_led", "ignore_followed", "decline"}),
    ],
)
def test_questions_in_words(plays: tuple[str, ...], ask: str, words: set[str]) -> None:
    position = play(lay("D3 R5", "D5 R7"), *plays)
    tree = choices(GAME, position, position.actor)
    assert tree is not None
    question = tree.questions[0]
    assert question.ask == ask
    found = {branch.choice for branch in question.branches}
    assert {
        choice.kind if isinstance(choice, Card) else cast("Word", choice).code for choice in found
    } == words
    assert all(branch.then == -1 for branch in question.branches), "every decision is an action of its own"
    assert choices(GAME, position, 1 - position.actor) is None


def test_a_forest_token_is_laid_on_a_space() -> None:
    position = play(lay("D9", "R9", low=2, high=9), "D9", "R9")
    assert options_of(GAME, position, position.actor, [Place(2)]) == [codes.LAY_LOW]
    assert options_of(GAME, position, position.actor, [Place(9)]) == [codes.LAY_HIGH]
    with pytest.raises(Illegal):
        options_of(GAME, position, position.actor, [Place(5)])


def test_refusals_name_their_clause() -> None:
    position = play(lay("D2 R2", "D4 R4"), "D2")
    with pytest.raises(Illegal) as refused:
        options_of(GAME, position, 1, [Card("roses_4")])
    assert refused.value.clause == "D-31"


def test_every_option_and_question_has_a_code() -> None:
    assert len(ASKS) == codes.LAY_TOKEN + 1
    position = dealt()
    for option in range(codes.OPTIONS):
        GAME.choice(position, 0, option)
    for option in (-1, codes.OPTIONS, 61):
        with pytest.raises(ValueError, match="no option"):
            GAME.choice(position, 0, option)
    assert set(ANSWERS.values()) == {"decline", "ignore_led", "ignore_followed", "own", "partner"}


def test_a_hand_is_sorted() -> None:
    position = lay("S2 D8 R4", "R6 R8 R10")
    assert [kind.value for kind in seen(position, 0).chairs[0].hand.open()] == [
        "doves_8",
        "roses_4",
        "stars_2",
    ]
    assert position.hand(0) == cards("D8 R4 S2")


def test_D12_D35_what_is_ignored_is_told_by_where_it_leads() -> None:
    """The led 5 with the 7: both count for two spaces toward the winner, either alone for less."""
    position = play(lay("D5 R2", "D7 R4"), "D5", "D7", "no")
    assert ASKS[position.question] == "ignore"
    for landing in GAME.portray(position).landings:
        tried = cast("Duet", position.copy())
        tried.told = []
        tried.apply(next(option for option, answer in ANSWERS.items() if answer == landing.answer))
        (moved,) = (told.values for told in tried.told if told.code == codes.MOVED)
        assert (landing.end, landing.space) == (moved[0], moved[2])
    assert {landing.answer for landing in GAME.portray(position).landings} == {
        "decline",
        "ignore_led",
        "ignore_followed",
    }


def test_landings_are_told_whenever_powers_of_the_winner_are_asked_about_and_come_true() -> None:
    asked = 0
    for seed in range(40):
        position, generator = dealt(seed=seed), Generator(seed)
        while not position.over:
            told = GAME.portray(position).landings
            assert bool(told) == (position.question in {codes.IGNORE, codes.DIRECT})
            option = position.legal_options()[generator.below(len(position.legal_options()))]
            if position.question == codes.DIRECT:
                asked += 1
                (expected,) = (one for one in told if one.answer == ANSWERS[option])
                position.told = []
                position.apply(option)
                moved = [happened.values for happened in position.told if happened.code == codes.MOVED]
                assert [expected.space] == ([moved[0][2]] if moved else [None])
                assert expected.is_defeat == (position.reason == codes.LOST_IN_FOREST)
                continue
            if position.actor < 0:
                settle(position, generator)
            else:
                position.apply(option)
    assert asked > 20
