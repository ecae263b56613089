"""What the counter makes of claims about goblets: a doubtful hint, and never against what it knows.

The policy: a claim counts while its speaker can know that it is so (he looked into the goblet, or poured into
it, and nothing came in or out since) and until he was once found to have said what is not so, by a look of
the bot's own or by what somebody drank. Of the worlds that fit the bot's knowledge, one against a claim that
counts is kept only half the time: the claim is held to be twice as likely from one who says what is so.
Where all worlds are against a claim it changes nothing.
Who takes words at face value keeps fewer of those worlds, a doubter more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from yomiai.bots.character import Character
from yomiai.bots.contract import Heard
from yomiai.games.goblets.claiming import coaster_of, holds
from yomiai.games.goblets.records import Course, Drank, Event, LookedAway, Peeked, Poured, TookBack
from yomiai.games.goblets.rules import Goblets
from yomiai.games.goblets.tokens import counts
from yomiai.kernel.generator import Generator

TRIES: Final = 3  # so many worlds are drawn for one that is wanted, at most
PLAIN_TRUST: Final = 1
MOST_COUNTED: Final = 5  # more claims against one world do not weigh more


def hinted(
    draw: Callable[[], Goblets],
    wanted: int,
    hints: Sequence[Heard],
    generator: Generator,
    trust: int = PLAIN_TRUST,
) -> list[Goblets]:
    """Return so many worlds, fewer against the hints than as they are drawn."""
    if not hints:
        return [draw() for _ in range(wanted)]
    kept: list[Goblets] = []
    spare: list[Goblets] = []
    while len(kept) < wanted and len(kept) + len(spare) < TRIES * wanted:
        world = draw()
        against = sum(not holds(hint.claim, hint.choices, _contents(world, hint)) for hint in hints)
        (spare if generator.below(1 << min(trust * against, MOST_COUNTED)) else kept).append(world)
    return kept + spare[: wanted - len(kept)]


def trust(character: Character) -> int:
    """Return how much a claim weighs: nothing to a doubter, more to who takes it at face value."""
    return max(0, round(PLAIN_TRUST - 2 * character.doubt))


def _contents(world: Goblets, hint: Heard) -> list[int]:
    coaster = coaster_of(hint.choices)
    return next(counts(goblet.contents) for goblet in world.goblets if goblet.coaster == coaster)


def hints(story: Sequence[Event], heard: Sequence[Heard], seat: int) -> list[Heard]:
    """Return the claims that count for a seat now."""
    if not heard:
        return []
    ear = _Ear(seat)
    for number, event in enumerate(story):
        ear.hear(claim for claim in heard if claim.after == number)
        ear.tell(event)
    ear.hear(claim for claim in heard if claim.after >= len(story))
    return [claim for claim in ear.counting if claim.seat not in ear.liars]


def _replaces(claim: Heard, old: Heard) -> bool:
    """Return whether one's earlier word about a goblet stands no more; saying it again adds nothing."""
    if (claim.seat, coaster_of(claim.choices)) != (old.seat, coaster_of(old.choices)):
        return False
    return (
        claim.choices == old.choices
        if claim.claim == old.claim == "poured"
        else "poured" not in {claim.claim, old.claim}
    )


class _Ear:
    """Who can know what about which goblet, and who was found to have said what is not so."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.looked: set[tuple[int, int]] = set()
        self.poured: set[tuple[int, int]] = set()
        self.counting: list[Heard] = []
        self.liars: set[int] = set()

    def hear(self, claims: Iterable[Heard]) -> None:
        """Take in what was said at one moment, of what the speakers can know."""
        for claim in claims:
            known = self.poured if claim.claim == "poured" else self.looked
            if claim.seat != self.seat and (claim.seat, coaster_of(claim.choices)) in known:
                self.counting = [old for old in self.counting if not _replaces(claim, old)]
                self.counting.append(claim)

    def tell(self, event: Event) -> None:
        """Take in what happened."""
        match event:
            case Course():
                self._forget()
            case Poured(seat=seat, coaster=coaster):
                self._changed(coaster)
                self.poured.add((seat, coaster))
            case TookBack(coaster=coaster):
                self._changed(coaster)
                self._drop(coaster, poured=True)
                self.poured = {(seat, of) for seat, of in self.poured if of != coaster}
            case LookedAway():
                self._forget()
            case Peeked(seat=seat, coaster=coaster, contents=box):
                self.looked.add((seat, coaster))
                if not box.closed:
                    self._compare(coaster, box.open().counts)
            case Drank(coaster=coaster, contents=shown):
                self._compare(coaster, shown.counts)
            case _:
                pass

    def _forget(self) -> None:
        """Nobody can know any more which goblet is which, or they were washed up."""
        self.looked.clear()
        self.poured.clear()
        self.counting.clear()

    def _changed(self, coaster: int) -> None:
        """Something came in or out: what was seen before is no more so."""
        self.looked = {(seat, of) for seat, of in self.looked if of != coaster}
        self._drop(coaster, poured=False)

    def _drop(self, coaster: int, *, poured: bool) -> None:
        self.counting = [
            claim
            for claim in self.counting
            if coaster_of(claim.choices) != coaster or (claim.claim == "poured" and not poured)
        ]

    def _compare(self, coaster: int, tokens: Sequence[int]) -> None:
        about = [claim for claim in self.counting if coaster_of(claim.choices) == coaster]
        self.liars |= {claim.seat for claim in about if not holds(claim.claim, claim.choices, tokens)}
