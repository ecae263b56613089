"""What bots say in tasting reports: phrases of our own cards, as codes, so each reads his own language."""

from __future__ import annotations

from functools import cache

from yomiai.games.tofu.records import KIND_OF, LEANINGS, Leaning, Portrait
from yomiai.kernel.choice import Choice, Word
from yomiai.kernel.generator import Generator
from yomiai.words import words


@cache
def phrases(leaning: Leaning) -> tuple[str, ...]:
    """Return the codes of all phrases that fit a leaning; a mixed report takes them from anywhere."""
    start = "printed." if leaning == "mixed" else f"printed.{KIND_OF[leaning].value}"
    return tuple(code for code in words("tofu", "en").texts if code.startswith(start))


def printed(view: Portrait) -> tuple[str, ...]:
    """Return the codes of the words on the card on offer; none when these eyes cannot see it.

    The next card of a kind carries the next of its kind's word sets. All cards that were on offer before
    lie open or were discarded face up, so counting them tells which set is next.
    """
    offer = view.offer
    if offer is None or offer.card.closed:
        return ()
    kind = offer.card.open()
    number = list(type(kind)).index(kind)
    lying = sum(place.face_up[number] for place in view.places if number < len(place.face_up))
    hot = sum(place.under_habanero is kind for place in view.places)
    start = f"printed.{kind.value}.{lying + hot + view.discards[number] + 1}."
    return tuple(code for code in words("tofu", "en").texts if code.startswith(start))


def words_with(choice: Choice, view: Portrait, generator: Generator) -> tuple[str, ...]:
    """Return what a bot says with a report: as many phrases as the report counts; nothing with other choices.

    An honest report begins with what is printed on the card.
    """
    if not isinstance(choice, Word):
        return ()
    leaning, _, count = choice.code.rpartition("_")
    if leaning not in LEANINGS:
        return ()
    fitting = list(phrases(leaning))
    said = [code for code in printed(view) if code in fitting][: int(count)]
    while len(said) < int(count):
        code = fitting.pop(generator.below(len(fitting)))
        if code not in said:
            said.append(code)
    return tuple(said)
