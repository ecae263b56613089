"""Links that move a person to another device: work once, for ten minutes, and are gone with the process."""

from dataclasses import dataclass
from typing import Final

from yomiai.server.clock import Clock
from yomiai.server.tokens import hash_of, new_secret

LASTS_MS: Final = 10 * 60_000
MOST: Final = 10_000


@dataclass(frozen=True, slots=True)
class Move:
    """Who may be claimed. The token is here in the clear, in memory only: the new device needs it."""

    code: str
    token: str
    until_ms: int


class Transfers:
    """By the hash of the link's secret, so that looking one up takes equally long for every guess."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._moves: dict[str, Move] = {}

    def offer(self, code: str, token: str) -> str:
        """A new link's secret; older links of the same person end."""
        now = self._clock.now_ms()
        alive = {
            key: move for key, move in self._moves.items() if move.until_ms > now and move.token != token
        }
        self._moves = dict(list(alive.items())[-MOST:])
        secret = new_secret()
        self._moves[hash_of(secret)] = Move(code, token, now + LASTS_MS)
        return secret

    def claim(self, secret: str) -> Move | None:
        move = self._moves.pop(hash_of(secret), None)
        return move if move and move.until_ms > self._clock.now_ms() else None
