"""Words in two languages, read from `<area>.<lang>.toml` beside this file.

A key is a code; `{name}` in a text is a named argument. A table of plural forms (`one`, `other`,
`zero` for exactly none) is one code whose form is chosen by the argument `count`.
The page reads the same files through generated modules, so both must choose forms alike.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, TypeAlias

LANGUAGES: Final = ("en", "ja")
AREAS: Final = (
    "page",
    "phrases",
    "refusals",
    "cockroach",
    "credits",
    "fox_grapes",
    "goblets",
    "duet",
    "tofu",
    "review",
    "room",
    "lessons",
)
FORMS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
ARGUMENT: Final = re.compile(r"\{(\w+)\}")

Text: TypeAlias = str | dict[str, str]


class Words:
    """The texts of one area in one language."""

    def __init__(self, area: str, lang: str, texts: dict[str, Text]) -> None:
        """Keep the texts, one a code."""
        self.area = area
        self.lang = lang
        self.texts = texts

    def __contains__(self, code: object) -> bool:
        """Return whether there is a text for the code."""
        return code in self.texts

    def say(self, code: str, /, **arguments: str | int) -> str:
        """Return the text of a code with its arguments filled in; KeyError when either is missing."""
        text = self.texts[code]
        if isinstance(text, dict):
            text = text[_form(self.lang, text, arguments["count"])]
        return ARGUMENT.sub(lambda found: str(arguments[found[1]]), text)

    def arguments(self, code: str) -> frozenset[str]:
        """Return the names of the arguments a code needs."""
        text = self.texts[code]
        if isinstance(text, str):
            return frozenset(ARGUMENT.findall(text))
        return frozenset({"count"}.union(*(ARGUMENT.findall(form) for form in text.values())))


@cache
def words(area: str, lang: str) -> Words:
    """Return the words of an area in a language; FileNotFoundError when there are none."""
    source = files(__name__).joinpath(f"{area}.{lang}.toml").read_text(encoding="utf-8")
    return Words(area, lang, flat(tomllib.loads(source)))


def flat(tree: dict[str, object], prefix: str = "") -> dict[str, Text]:
    """Return dotted codes and their texts; TypeError for anything but text and plural forms."""
    texts: dict[str, Text] = {}
    for key, value in tree.items():
        code = prefix + key
        if isinstance(value, str):
            texts[code] = value
        elif not isinstance(value, dict):
            raise TypeError(f"{code} is neither text nor a table")
        elif "other" in value and value.keys() <= FORMS:
            texts[code] = {form: str(text) for form, text in value.items()}
        else:
            texts.update(flat(value, code + "."))
    return texts


def _form(lang: str, forms: dict[str, str], count: str | int) -> str:
    """Japanese has one form, English two; `zero` is ours and wins where it is written."""
    if count == 0 and "zero" in forms:
        return "zero"
    if lang == "en" and count == 1 and "one" in forms:
        return "one"
    return "other"
