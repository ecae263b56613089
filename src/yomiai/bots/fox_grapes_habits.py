"""What the story tells about the people of a Fox and Grapes match: who lies, and who declares what."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from yomiai.games.fox_grapes.records import KINDS, Declared, Event, Kind, Opened, OpenedAlone, Placed

DOUBT = 4.0  # so many imagined announcements before anything was seen,
TRUTH = 0.3  # of which this share was true: trust is earned
USUAL = 0.5  # what is usual is what is said by those who are so true
SELDOM = 0.01  # nothing that can be said is impossible
ALIKE = 1.0  # so many imagined cards of each kind, announced as usual by who is so true


class Habits:
    """Counts of true announcements a seat, and of what each seat declares."""

    def __init__(
        self, players: int, story: Sequence[Event], believed: Callable[[float], float] = float
    ) -> None:
        """Read a story from its beginning; `believed` says what a share of true words is worth."""
        self._believed = believed
        self._true = [DOUBT * TRUTH] * players
        self._shown = [DOUBT] * players
        self.calls = [[0] * len(KINDS) for _ in range(players)]
        self._said = [[[0] * len(KINDS) for _ in KINDS] for _ in range(players)]
        self._claims: dict[tuple[int, int], Kind] = {}
        for event in story:
            self._read(event)

    def _read(self, event: Event) -> None:
        match event:
            case Placed(seat=seat, place=place, claim=claim):
                self._claims[seat, place] = claim
            case Declared(seat=seat, says=says):
                self.calls[seat][KINDS.index(says)] += 1
            case Opened(owner=owner, place=place, card=card):
                self._shows(owner, self._claims[owner, place], card)
            case OpenedAlone(seat=seat, claim=claim, card=card):
                self._shows(seat, claim, card)
            case _:
                pass

    def _shows(self, seat: int, claim: Kind, card: Kind) -> None:
        self._shown[seat] += 1
        self._true[seat] += claim is card
        self._said[seat][KINDS.index(card)][KINDS.index(claim)] += 1

    def truth(self, seat: int) -> float:
        """Return how often a seat announces what it lays."""
        return self._true[seat] / self._shown[seat]

    def evidence(self, seat: int, claim: Kind, kind: Kind, usual: Mapping[Kind, float]) -> float:
        """Return how likely a seat announces this if its card is of a kind, when others do so that often.

        What it said of cards of that kind counts most, so that no fixed way of lying pays for long.
        """
        likely = self._likely(seat, claim, kind, usual)
        said = self._said[seat][KINDS.index(kind)]
        return (said[KINDS.index(claim)] + ALIKE * likely) / (sum(said) + ALIKE)

    def _likely(self, seat: int, claim: Kind, kind: Kind, usual: Mapping[Kind, float]) -> float:
        """Return the same of somebody who is so much truer than others with cards of all kinds."""
        truth, meant = self._believed(self.truth(seat)), min(1 - SELDOM, usual[kind])
        true = meant * truth * (1 - USUAL)
        false = (1 - meant) * (1 - truth) * USUAL
        if claim is kind:
            return true / (true + false)
        share = usual.get(claim, 0.0) / (1 - meant)
        return false / (true + false) * max(SELDOM, share)
