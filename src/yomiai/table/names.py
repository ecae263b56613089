"""Names and free text: what may stand in them, and how long they may be.

Length is counted in graphemes, roughly as a reader counts: marks, joiners, skin tones and the second
half of a flag belong to the sign before them. Directional and other invisible controls are taken out,
so that no name turns its surroundings around (the page isolates names all the same).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from typing import Final

from yomiai.table.lookalikes import BLANKS, JOINER, likenesses
from yomiai.table.refusal import Refusal

LONGEST_NAME: Final = 24
LONGEST_TEXT: Final = 200
MOST_MARKS: Final = 8  # more marks on one sign only cover the lines above and below
CODES: Final = re.compile(r"bot\.\d+")  # what bots are called on the wire; a page puts words for it
FLAGS: Final = range(0x1F1E6, 0x1F200)
TONES: Final = range(0x1F3FB, 0x1F400)


def graphemes(text: str) -> list[str]:
    """Return a text cut into what a reader takes for one sign each."""
    signs: list[str] = []
    for letter in text:
        if signs and _belongs(signs[-1], letter):
            signs[-1] += letter
        else:
            signs.append(letter)
    return signs


def _belongs(sign: str, letter: str) -> bool:
    if letter == JOINER or sign[-1] == JOINER or ord(letter) in TONES:
        return True
    if ord(letter) in FLAGS:
        return len(sign) == 1 and ord(sign) in FLAGS
    return unicodedata.category(letter) in {"Mn", "Mc", "Me"}


def cleaned(text: str, longest: int) -> str:
    """Return a text on one line, NFC, without invisible signs, cut to so many graphemes; may be ""."""
    kept = "".join(_kept(letter) for letter in unicodedata.normalize("NFC", text))
    signs = graphemes(" ".join(kept.split()))
    short = "".join(sign[:MOST_MARKS] for sign in signs[:longest]).strip().strip(JOINER)
    return short if any(_shows(letter) for letter in short) else ""


def _kept(letter: str) -> str:
    category = unicodedata.category(letter)
    if category in {"Zl", "Zp", "Zs"} or letter in "\t\n\r":
        return " "
    return "" if category[0] == "C" and letter != JOINER else letter


def _shows(letter: str) -> bool:
    return unicodedata.category(letter)[0] not in "MCZ" and letter not in BLANKS


def name_among(typed: str, others: Collection[str]) -> str:
    """Return a name that nobody else has, numbered where needed; `Refusal` when nothing is left of it."""
    name = cleaned(typed, LONGEST_NAME)
    if not name:
        raise Refusal("bad_name")
    taken = {likeness for other in others for likeness in likenesses(other)}
    found, number = name, 2
    while likenesses(found) & taken or CODES.fullmatch(found):
        ending = f" {number}"
        found = "".join(graphemes(name)[: LONGEST_NAME - len(ending)]).rstrip() + ending
        number += 1
    return found
