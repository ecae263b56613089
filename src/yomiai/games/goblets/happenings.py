"""The codes of what happens in Raise Your Goblets, and what their values mean.

Seats are persons, houses the places of the table. Secret values stand last.
"""

from __future__ import annotations

from typing import Final

LONE: Final = 0  # seat
COURSE: Final = 1  # course from 1, courses, house that begins
ROLES: Final = 2  # house, noble, vassal or -1
CHARACTER: Final = 3  # seat, character
TOKENS: Final = 4  # house, how many, packed tokens (seen by the house)
FILLED: Final = 5  # how many goblets
TARGET: Final = 6  # house, 1 if open, target (seen by the house when not open)
LOYALTY: Final = 7  # seat, 1 for a rebel (seen by the seat)
GUESSED: Final = 8  # seat, number (seen by the seat)
POURED: Final = 9  # seat, place, coaster, kinds … (seen by the house)
PEEKED: Final = 10  # seat, place, coaster, packed tokens (seen by the seat)
TOOK_BACK: Final = 11  # seat, place, coaster, kind (seen by the seat)
TOOK_NOTHING: Final = 12  # seat
SWAPPED: Final = 13  # seat, place, other place, coaster, other coaster (as they stood before)
ROTATED: Final = 14  # seat, places clockwise (negative: counter-clockwise)
PASSED: Final = 15  # seat
HANDED_OVER: Final = 16  # seat, vassal
CALLED: Final = 17  # seat, 1 if the standstill guard called (G-30)
GUARDED: Final = 18  # seat
BLACKMAILED: Final = 19  # seat, whom, kind (seen by the seat)
EXCHANGED: Final = 20  # seat, other seat, the targets they have now
LOOKED_AWAY: Final = (
    21  # seat, place, other place, 1 if the coasters look exchanged, option (seen by the seat)
)
TREATED: Final = 22  # seat, house or -1
DRANK: Final = 23  # seat, place, coaster, packed tokens, 1 if dead, 1 if treated
OPENED_TARGET: Final = 24  # house, target
OPENED_LOYALTY: Final = 25  # seat, 1 for a rebel
OPENED_GUESS: Final = 26  # seat, number, deaths
SCORED: Final = 27  # seat, survival, target's death, bonus, wine, by role or character, points in all
WON_COURSE: Final = 28  # seat, wins in all
ENDED: Final = 29  # reason
