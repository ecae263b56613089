"""The counter for Cockroach Poker makes no stupid move, and knows what can be known, no more."""

import msgspec
import pytest
from bots.asking import STANDARD, answers, asked, hand, started, table

from yomiai.bots import cockroach
from yomiai.bots.cockroach_habits import Habits
from yomiai.bots.registry import bot
from yomiai.games.cockroach.told import Judged, Kind, Offer, Offered, Passed, Portrait
from yomiai.kernel.asking import options_of
from yomiai.kernel.chance import GeneratorSource
from yomiai.kernel.choice import Card, Seat, Word
from yomiai.kernel.generator import Generator
from yomiai.kernel.secret import Concealed, Secret

TRUE, LIE, LOOK = Word("true"), Word("lie"), Word("look")


def offered(view: Portrait, claim: Kind) -> Portrait:
    """Seat 0 has slid a card to seat 1."""
    return msgspec.structs.replace(view, offer=Offer(Secret(1), claim, 0, 1, (0, 1)), actor=1)


def seat_one() -> Portrait:
    """The view of seat 1, asked to answer."""
    match = started(starter="chosen", starter_seat=1)
    return asked(match)["view"]


def answer(view: Portrait, *codes: Word, story: tuple = ()) -> str:
    """What it answers with any dice, but for a few."""
    asked_ = (view, story, answers(*codes))
    said = [cockroach.choose(*asked_, Generator(dice), 1, STANDARD)[0].code for dice in range(40)]
    often = max(set(said), key=said.count)
    assert said.count(often) > 30 if story else said.count(often) == len(said), said
    return often


def test_it_never_believes_what_it_knows_is_impossible() -> None:
    view = offered(hand(seat_one(), 1, (8, 0, 0, 0, 0, 0, 0, 0)), Kind.COCKROACH)
    assert answer(view, TRUE, LIE) == "lie"
    assert answer(view, TRUE, LIE, LOOK) == "lie"


def test_it_never_doubts_what_it_knows_is_certain() -> None:
    view = hand(seat_one(), 1, (0, 8, 8, 0, 0, 0, 0, 0))
    for kind in list(Kind)[3:]:
        view = table(view, 2, kind, 8)
    view = offered(view, Kind.COCKROACH)
    assert answer(view, TRUE, LIE) == "true"


def test_it_does_not_risk_its_fourth_card_for_nothing() -> None:
    """Three rats lie before it; saying "true" to "rat" risks other cards only, "lie" risks the fourth rat."""
    view = offered(table(seat_one(), 1, Kind.RAT, 3), Kind.RAT)
    assert answer(view, TRUE, LIE) == "true"


def test_it_learns_who_lies() -> None:
    lies = tuple(
        event
        for _ in range(8)
        for event in (
            Offered(0, 1, Kind.BAT, Secret(1)),
            Judged(1, "lie", Kind.FLY, right=True, taker=0),
        )
    )
    view = offered(seat_one(), Kind.TOAD)
    now = (*lies, Offered(0, 1, Kind.TOAD, Secret(1)))
    assert answer(view, TRUE, LIE, story=now) == "lie"
    honest = tuple(
        msgspec.structs.replace(event, card=Kind.BAT) if isinstance(event, Judged) else event for event in now
    )
    assert answer(view, TRUE, LIE, story=honest) == "true"


def test_habits_count_only_claims_of_those_who_knew() -> None:
    story = (
        Offered(0, 1, Kind.BAT, Secret(1)),
        Passed(1, 2, Kind.RAT, Secret(1), looked=False),
        Judged(2, "true", Kind.BAT, right=False, taker=2),
    )
    habits = Habits(4, story)
    assert (habits.truth(0), habits.truth(1), habits.trust(2)) == (3 / 5, 1 / 2, 3 / 5)


def test_it_gives_the_card_that_ends_somebody() -> None:
    match = started(starter="chosen", starter_seat=1)
    given = asked(match)
    counts = given["view"].places[1].hand.open().counts
    kind = next(kind for kind, count in zip(Kind, counts, strict=True) if count)
    given["view"] = table(given["view"], 3, kind, 3)
    card, seat, _ = cockroach.choose(**given, generator=Generator(2))
    assert (card, seat) == (Card(kind.value), Seat(3))


def test_it_does_not_claim_a_kind_that_is_used_up() -> None:
    given = asked(started(starter="chosen", starter_seat=1))
    for kind in (Kind.BAT, Kind.FLY):
        given["view"] = table(given["view"], 2, kind, 8)
    for seed in range(60):
        card, _, claim = cockroach.choose(**given, generator=Generator(seed))
        assert claim.code == card.kind or claim.code not in {"bat", "fly"}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("look", ["must", "may"])
def test_its_actions_are_legal_and_the_same_for_the_same_dice(players: int, look: str) -> None:
    match = started(players, seed=players, look=look, variant_face_up=True, variant_eight_kinds=True)
    dice = Generator(4)
    while not match.over:
        given, state = asked(match), dice.state
        action = cockroach.choose(**given, generator=dice)
        again = Generator(0)
        again.state = state
        assert cockroach.choose(**given, generator=again) == action
        match, _ = match.act(match.must, action, GeneratorSource(Generator(1)))


def test_it_plays_cut_down_settings() -> None:
    for players, options in ((2, {"kinds": 2, "copies": 4}), (3, {"kinds": 2, "copies": 3})):
        match = started(players, **options)
        while not match.over:
            action = cockroach.choose(**asked(match), generator=Generator(1))
            assert options_of(match.game, match._position, match.must, action)
            match, _ = match.act(match.must, action, GeneratorSource(Generator(1)))


def test_a_bot_that_peeks_finds_a_closed_box() -> None:
    given = asked(started(starter="chosen", starter_seat=1))
    with pytest.raises(Concealed):
        given["view"].places[0].hand.open()
    for event in given["story"]:
        if type(event).__name__ == "Dealt" and event.seat != 1:
            with pytest.raises(Concealed):
                event.hand.open()


def test_a_bot_that_does_not_play_a_game_is_not_replaced_in_silence() -> None:
    with pytest.raises(KeyError, match="no bot 'oracle' plays tofu; there is"):
        bot("oracle", "tofu")
