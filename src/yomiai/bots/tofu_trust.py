"""How a dealer's words are weighed in Shirohage Tofu Shop, by what he said of cards that were seen later.

Who lies says one thing rather than another: a word that a dealer always has for a card he lies about tells
nothing when he says it again, however often it was true.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from yomiai.bots.character import Character
from yomiai.games.tofu.records import KIND_OF, Bought, Event, Kept, Kind, Leaning, Reported

LEANING_OF: dict[Kind, Leaning] = {kind: leaning for leaning, kind in KIND_OF.items()}
TRUE, SAID = 0.5, 4.0  # reports of a dealer not heard yet: so many of so many were true
LIES: dict[Leaning, float] = {"good": 3.0, "ordinary": 0.5, "bad": 0.25, "condiment": 0.5, "hot": 0.25}
"""How often a dealer not heard yet lied with each word, as if so many of his lies had been heard."""


class Trust:
    """What one dealer's words are worth to one seat."""

    def __init__(self, story: Sequence[Event], dealer: int, character: Character) -> None:
        lies: Counter[Leaning] = Counter()
        truth = said = 0
        leaning: Leaning = "mixed"
        for event in story:
            match event:
                case Reported():
                    leaning = event.leaning
                case Bought(giver=seat, card=card) | Kept(seat=seat, card=card):
                    if seat == dealer and leaning != "mixed":
                        said += 1
                        truth += LEANING_OF[card] == leaning
                        lies[leaning] += LEANING_OF[card] != leaning
                case _:
                    pass  # neither said nor shown
        self._honest = character.believed((truth + TRUE) / (said + SAID))
        self._lies = {word: (lies[word] + prior) for word, prior in LIES.items()}

    def chance(self, leaning: Leaning | None, kind: Kind) -> float:
        """Return how likely this dealer says this of such a card, up to a factor common to all kinds."""
        if leaning is None or leaning == "mixed":
            return 1.0
        lying = (1 - self._honest) * self._lies[leaning] / sum(self._lies.values())
        return lying + (self._honest if LEANING_OF[kind] == leaning else 0.0)
