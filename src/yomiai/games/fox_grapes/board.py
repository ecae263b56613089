"""What a match consists of at one moment: hands, cards laid, announcements, declarations. No rule acts here.

A *place* is where a face-down card lies: seat * slots + number of the card; with 3 to 6 players it is
the seat. There are at most six, so what lies there is packed four bits a place, as kind + 1.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from yomiai.games.fox_grapes.codes import DEAL
from yomiai.games.fox_grapes.scoring import RUNNING, Seat
from yomiai.games.fox_grapes.setting import Setting
from yomiai.kernel.bits import kinds_held, shifted
from yomiai.kernel.position import Position


@mypyc_attr(acyclic=True)
class Board(Position):
    """The whole truth of a match, before the cards are dealt."""

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting: Setting = setting
        self.players = setting.players
        self.seats: Final[list[Seat]] = [Seat() for _ in range(setting.players)]
        self.question = DEAL
        self.round: i64 = 0
        self.starter: i64 = -1
        self.turn: i64 = 0  # how many steps of this phase are done
        self.cards: i64 = 0  # by place: the card that lies there
        self.claims: i64 = 0  # by place: what its owner announced
        self.calls: i64 = 0  # by place: what was declared
        self.targets: i64 = 0  # by declarer: place + 1 (3 to 6 players)
        self.covered: i64 = 0  # places with a declaration whose card is not yet turned up
        self.pending: i64 = -1  # the first half of a half-made action; with two players the place declared on
        self.stuck: i64 = -1  # the last declarer when he found no target (F-17)
        self.counterpart: i64 = -1  # against whom a special action is being chosen
        self.removed: i64 = 0  # F-44, FE-11
        self.aside: i64 = 0  # F-54: seen by nobody
        self.dealt: i64 = 0
        self.stock: i64 = setting.stock  # F-03, F-52
        self.reason: i64 = RUNNING
        self.legal = kinds_held(setting.stock)

    def card_at(self, place: i64) -> i64:
        """Return the kind of the card at a place; -1 when none lies there."""
        return (self.cards >> 4 * place & 15) - 1

    def claim_at(self, place: i64) -> i64:
        """Return what the owner of the card at a place announced; -1 when nothing."""
        return (self.claims >> 4 * place & 15) - 1

    def call_at(self, place: i64) -> i64:
        """Return what was declared about the card at a place; -1 when nothing."""
        return (self.calls >> 4 * place & 15) - 1

    def target_of(self, declarer: i64) -> i64:
        """Return the place that a declarer (of 3 to 6) declared on; -1 when on none."""
        return (self.targets >> 4 * declarer & 15) - 1

    def clear(self, place: i64) -> None:
        """Take card, announcement and declaration away from a place."""
        keep = ~shifted(15, 4 * place)
        self.cards &= keep
        self.claims &= keep
        self.calls &= keep

    def set_to(self, other: Position) -> None:
        """Become equal to another position with the same number of players."""
        source = cast("Board", other)
        self.setting = source.setting
        seat: i64
        for seat in range(self.players):
            mine = self.seats[seat]
            theirs = source.seats[seat]
            mine.hand = theirs.hand
            mine.sweet = theirs.sweet
            mine.sour = theirs.sour
            mine.foxes = theirs.foxes
        self.actor = source.actor
        self.question = source.question
        self.legal = source.legal
        self.over = source.over
        self.round = source.round
        self.starter = source.starter
        self.turn = source.turn
        self.cards = source.cards
        self.claims = source.claims
        self.calls = source.calls
        self.targets = source.targets
        self.covered = source.covered
        self.pending = source.pending
        self.stuck = source.stuck
        self.counterpart = source.counterpart
        self.removed = source.removed
        self.aside = source.aside
        self.dealt = source.dealt
        self.stock = source.stock
        self.reason = source.reason

    def key(self) -> tuple[int, ...]:
        """Return numbers that are equal exactly for equal positions of one setting."""
        cards: list[int] = [self.removed, self.aside, self.dealt, self.stock]
        for seat in self.seats:
            cards += [seat.hand, seat.sweet, seat.sour, seat.foxes]
        asked = (self.actor, self.question, self.legal, self.pending, self.counterpart)
        laid = (self.cards, self.claims, self.calls, self.targets, self.covered)
        return (*cards, *asked, *laid, self.round, self.starter, self.turn, self.stuck, self.reason)
