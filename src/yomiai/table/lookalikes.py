"""Which names a reader would take for each other, so that nobody at a table can pass for somebody else.

No whole table of confusable signs: letters of neighbouring alphabets, and the kana that look like kanji.
Who meets this by chance gets a number behind the name, so a pair too many costs nothing.
"""

from __future__ import annotations

import unicodedata
from typing import Final

JOINER: Final = "\u200d"
BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and symbols that show nothing
UNSEEN: Final = frozenset(
    chr(code)
    for codes in (
        (0x34F,),
        (0x17B4, 0x17B5),
        range(0x180B, 0x1810),
        range(0xFE00, 0xFE10),
        range(0xE0100, 0xE01F0),
    )
    for code in codes
)
"""Marks that show nothing by themselves: they only choose between forms of the sign before them."""
_LIKE: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТХУаеѕіјкорсхуԁԛԝӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧοαικνρυΙI1|0ニカエロヘベペータハトリミチオ",
    "ABESIJKMHOPCTXYaesijkopcxydqwlABEZHlKMNOPTYXoaikvpullllO二力工口へべぺ一夕八卜り三千才",
)


def likenesses(name: str) -> frozenset[str]:
    """Return the name as it is heard and as it looks; two names that share one are too much alike."""
    normal = unicodedata.normalize("NFKC", name)
    shown = "".join(letter for letter in normal if letter != JOINER and letter not in BLANKS | UNSEEN)
    return frozenset({shown.casefold(), shown.translate(_LIKE).casefold()})
