"""What those who sit at the seats are called; a bot's name is a code, and bots are called after toys."""

from __future__ import annotations

from collections.abc import Sequence

from yomiai.record.lines import Sitter
from yomiai.words import words


def _code(seat: int) -> str:
    return f"bot.{seat + 1}"


def bot_name(seat: int, lang: str) -> str:
    """Return the name that a bot has on a seat, as on the page."""
    page, code = words("page", lang), _code(seat)
    return page.say(code) if code in page else f"Bot {seat + 1}"


def names_of(sitters: Sequence[Sitter], lang: str) -> list[str]:
    """Return the names of a record's seats; persons keep theirs, whatever it is."""
    return [
        bot_name(seat, lang) if _is_bot(sitter, seat) else sitter.name for seat, sitter in enumerate(sitters)
    ]


def _is_bot(sitter: Sitter, seat: int) -> bool:
    return sitter.name == _code(seat) and "person" not in sitter.played
