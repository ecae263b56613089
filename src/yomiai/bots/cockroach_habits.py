"""What the story tells about the people of a Cockroach Poker match: who speaks the truth, who believes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from yomiai.games.cockroach.told import Event, Judged, Kind, Offered, Passed

DOUBT = 2  # so many imagined truths and as many imagined lies before anything was seen
REPEATED = 0.5  # of the lies about a card passed on repeat the lie before


class Habits:
    """Counts of shown truths and of trusting answers, one pair a seat, with `DOUBT` mixed in.

    believed: how likely a word is taken to be true from who has said what is so that often.
    chain: the claims about the card under way, as (giver, kind), oldest first.
    """

    def __init__(
        self, players: int, story: Sequence[Event], believed: Callable[[float], float] = float
    ) -> None:
        """Read a story from its beginning."""
        self._believed = believed
        self._truths = [[DOUBT, DOUBT] for _ in range(players)]
        self._trust = [[DOUBT, DOUBT] for _ in range(players)]
        self.chain: list[tuple[int, Kind]] = []
        self._knew: list[bool] = []
        for event in story:
            self._read(event)

    def _read(self, event: Event) -> None:
        if isinstance(event, Offered | Passed):
            self.chain.append((event.giver, event.claim))
            self._knew.append(isinstance(event, Offered) or event.looked)
        elif isinstance(event, Judged):
            self._trust[event.seat][event.says == "lie"] += 1
            for (giver, claim), knew in zip(self.chain, self._knew, strict=True):
                if knew:
                    self._truths[giver][claim != event.card] += 1
            self.chain.clear()
            self._knew.clear()

    def truth(self, seat: int) -> float:
        """Return how often a seat has told the truth about cards it knew."""
        return self._truths[seat][0] / sum(self._truths[seat])

    def trust(self, seat: int) -> float:
        """Return how often a seat has answered "true"."""
        return self._trust[seat][0] / sum(self._trust[seat])

    def evidence(self, kind: Kind, kinds: int) -> float:
        """Return how likely the claims of this round are if the card is of a kind.

        Whoever passes a card on has heard the claim before his: if he lies, he likes to repeat it.
        """
        likely, before = 1.0, None
        for place, (giver, claim) in enumerate(self.chain):
            truth = self._believed(self.truth(giver)) if self._knew[place] else 1 / kinds
            likely *= truth if claim == kind else (1 - truth) * _lie(kind, claim, before, max(1, kinds - 1))
            before = claim
        return likely


def _lie(kind: Kind, claim: Kind, before: Kind | None, others: int) -> float:
    """Return how often a liar about a kind names another, of so many, after what was claimed before."""
    if before is None or before == kind:
        return 1 / others
    return (1 - REPEATED) / others + (REPEATED if claim == before else 0.0)
