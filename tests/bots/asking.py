"""Questions for the tests of bots."""

from typing import Any

import msgspec

from yomiai.games.cockroach.told import Kind, Options, Place, Portrait
from yomiai.games.registry import game
from yomiai.kernel.chance import GeneratorSource
from yomiai.kernel.choice import Branch, Choice, Choices, Question
from yomiai.kernel.generator import Generator
from yomiai.kernel.secret import Secret, seen_by
from yomiai.record.match import Match

COCKROACH = game("cockroach")


def started(players: int = 4, seed: int = 1, **options: object) -> Match:
    match, _ = Match.start(
        COCKROACH, players, COCKROACH.options_type(**options), GeneratorSource(Generator(seed))
    )
    return match


def asked(match: Match) -> dict[str, Any]:
    """What the bot of the seat that must decide is given, but for its dice."""
    seat = match.must
    return {
        "view": match.view(seen_by(seat)),
        "story": match.story(seen_by(seat)),
        "choices": match.choices(seat),
        "seat": seat,
        "options": match.options,
    }


def answers(*codes: Choice) -> Choices:
    return Choices((Question("answer", tuple(Branch(code) for code in codes)),))


def table(view: Portrait, seat: int, kind: Kind, count: int) -> Portrait:
    """The same view with so many cards of a kind face up at a seat."""
    place = view.places[seat]
    number = list(Kind).index(kind)
    piles = (*place.table[:number], count, *place.table[number + 1 :])
    changed: Place = msgspec.structs.replace(place, table=piles)
    return msgspec.structs.replace(view, places=(*view.places[:seat], changed, *view.places[seat + 1 :]))


def hand(view: Portrait, seat: int, counts: tuple[int, ...]) -> Portrait:
    place = view.places[seat]
    box = type(place.hand.open())(counts)
    changed: Place = msgspec.structs.replace(place, hand=Secret(1 << seat, box), cards=sum(counts))
    return msgspec.structs.replace(view, places=(*view.places[:seat], changed, *view.places[seat + 1 :]))


STANDARD = Options()
