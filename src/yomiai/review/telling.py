"""A bluff report in words, for a terminal: who lied how often, the boldest lie, the best call, the turn.

It says what the page says, by the same words; single claims of goblets are in the JSON only.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from yomiai.review.report import Review
from yomiai.review.tally import SeatReview, Weighed
from yomiai.words import words


def told(review: Review, names: Sequence[str], lang: str) -> Iterator[str]:
    """Yield the report line by line. names: of the players, in seat order."""
    yield from _Teller(review, names, lang).lines()


class _Teller:
    def __init__(self, review: Review, names: Sequence[str], lang: str) -> None:
        self.review = review
        self.names = names
        self.say = words("review", lang).say
        self._game = words(review.game.replace("-", "_"), lang)

    def lines(self) -> Iterator[str]:
        """Yield every part that this match has."""
        review = self.review
        if not (review.weighed or review.claims or review.missed):
            yield self.say("report.nothing")
        for name, tally in zip(self.names, review.tallies if review.weighed else (), strict=False):
            yield f"{name}: {self._counts(tally)}"
        for name, claims in zip(self.names, review.claim_tallies, strict=False):
            if not claims.told:
                continue
            counts = {"told": claims.told, "true_claims": claims.true, "false_claims": claims.false}
            yield f"{name}: {self.say('report.claims_counts', **counts)}"
        for head, index in (("boldest", review.boldest), ("best_call", review.best_call)):
            if index is not None:
                yield f"{self.say(f'report.{head}')}: {self._weighed(review.weighed[index])}"
        yield from self._turn()
        if review.missed:
            steps = " ".join(f"[{one.entry}]" for one in review.missed)  # as `yomiai replay` numbers them
            yield f"{self.say('report.missed')}: {self.say('report.missed_steps', steps=steps)}"

    def _counts(self, tally: SeatReview) -> str:
        """What somebody claimed and called; of what he never did nothing is counted."""
        claims = self.say("report.no_claims")
        if tally.said and not tally.lies:
            claims = self.say("report.counts_true", said=tally.said)
        elif tally.said:
            of_claims = {"said": tally.said, "lies": tally.lies, "passed": tally.lies_passed}
            claims = self.say("report.counts", **of_claims)
        if not tally.calls:
            return claims
        judged = self.say("report.judged", calls=tally.calls, right=tally.calls_right)
        return self.say("report.both", claims=claims, judged=judged)

    def _weighed(self, weighed: Weighed) -> str:
        one = weighed.statement
        parts = [
            self.say(
                "report.claim", name=self.names[one.seat], said=self._kind(one.said), was=self._kind(one.was)
            )
        ]
        if one.judgement is not None:
            judge = self.names[one.judgement.seat]
            parts.append(
                self.say(f"report.judged_{'true' if one.judgement.believed else 'lie'}", judge=judge)
            )
            if weighed.chance is not None:
                parts.append(self.say("report.chance", judge=judge, percent=_percent(weighed.chance)))
        return " ".join(parts)

    def _turn(self) -> Iterator[str]:
        turn = self.review.turn
        if turn is not None:
            before, after = _percent(turn.before), _percent(turn.after)
            # Where nobody wins, the game has words of its own for what may turn.
            say = self._game.say if "report.turned" in self._game else self.say
            changed = say("report.turned", name=self.names[turn.seat], before=before, after=after)
            yield f"{self.say('report.turning')}: {changed}"

    def _kind(self, code: str) -> str:
        return self._game.say(f"kind.{code}") if f"kind.{code}" in self._game else code


def _percent(share: float) -> str:
    return f"{100 * share:.0f}"
