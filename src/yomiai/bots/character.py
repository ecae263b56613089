"""How a bot is: four bots of a game reckon alike and differ in what they say, believe and dare.

A character bends what the counter would do and knows nothing of a game. The counter itself bends nothing:
it throws the same dice as before there were characters, so the same seed gives the same match.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from yomiai.kernel.generator import Generator

PER_MILLE = 1000
HEED = 4.0  # by so much the odds that a word is true grow for who doubts nothing


@dataclass(frozen=True)
class Character:
    """Leanings from -1 (never) over 0 (as the counter) to 1 (always).

    bluff: how often it says what is not so.
    doubt: how little others' words count; below 0 they are taken at face value.
    daring: how little a loss weighs beside a gain.
    """

    bluff: float = 0.0
    doubt: float = 0.0
    daring: float = 0.0

    def lies(self, drawn: bool, generator: Generator) -> bool:
        """Return whether it says what is not so, where the counter has drawn whether it would."""
        if self.bluff and int(generator.below(PER_MILLE)) < PER_MILLE * abs(self.bluff):
            return self.bluff > 0
        return drawn

    def believed(self, truth: float) -> float:
        """Return how likely a word is taken to be true that the counter holds to be true so often."""
        heed = math.pow(HEED, -self.doubt)
        return truth * heed / (truth * heed + 1 - truth)

    def felt(self, worth: float) -> float:
        """Return what a worth feels like: a loss more to the timid and less to the daring."""
        return worth if worth >= 0 else worth * (1 - self.daring)


COUNTER = Character()
BOLD = Character(bluff=0.5, doubt=0.5, daring=0.5)
TIMID = Character(bluff=-0.6, doubt=-0.4, daring=-0.6)
HONEST = Character(bluff=-0.95, doubt=-0.8)
CAUTIOUS = Character(daring=-0.8)
ADVENTUROUS = Character(daring=0.7)

CHARACTERS = {
    "counter": COUNTER,
    "bold": BOLD,
    "timid": TIMID,
    "honest": HONEST,
    "cautious": CAUTIOUS,
    "adventurous": ADVENTUROUS,
}
"""Every character by the name of its bot."""
