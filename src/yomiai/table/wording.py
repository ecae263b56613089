"""Words that go along with an action: codes of printed words, or free text where the table allows it.

Their number is what the answer says (a report of three phrases), so that words and rules never differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from yomiai.kernel.choice import Choice, path_of, words_of
from yomiai.record.match import Match
from yomiai.table.drafting import Drafting
from yomiai.table.names import cleaned, graphemes
from yomiai.table.refusal import Refusal
from yomiai.table.trees import choices_of

LONGEST: Final = 60
PRINTED: Final = "printed."
"""How the codes of printed words begin; free text that begins so would be read as a code."""


def checked(
    pen: Drafting, match: Match, seat: int, action: Sequence[Choice], words: Sequence[str]
) -> tuple[str, ...]:
    """Return the words as they are stored; `Refusal` when they are too many, too few or not allowed."""
    choices = choices_of(match, seat)
    path = None if choices is None else path_of(choices, action)
    if path is None:
        return ()  # the rules refuse the action itself, with their own clause
    if len(words) != words_of(path):
        raise Refusal("not_legal", match.game.words_clause)
    return tuple(_said(pen, match.game.name, word) for word in words)


def _said(pen: Drafting, game: str, word: str) -> str:
    if word in pen.house.printed.get(game, ()):
        return word
    if word.startswith(PRINTED):
        raise Refusal("no_such_phrase")
    if pen.state.settings.talk != "free":
        raise Refusal("talk_off")
    text = cleaned(word, len(word))
    if not text:
        raise Refusal("malformed")
    if len(graphemes(text)) > LONGEST:
        raise Refusal("too_large")
    return text
