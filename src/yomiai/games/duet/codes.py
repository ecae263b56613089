"""The numbers for what is asked, answered and told, and for how a match ends."""

from __future__ import annotations

from typing import Final

# Questions; the last two are put to chance.
LEAD: Final = 0
FOLLOW: Final = 1
CHANGE_DECREE: Final = 2  # Foxes
GIVE: Final = 3  # Gift: the player of the 7
GIVE_BACK: Final = 4  # Gift: the partner
IGNORE: Final = 5  # Gazelle
DIRECT: Final = 6  # Musician
LAY_TOKEN: Final = 7
DRAW_DEALER: Final = 8
DEAL: Final = 9

# Options: 0..29 a card, then answers.
DECLINE: Final = 30  # D-09
IGNORE_LED: Final = 31
IGNORE_FOLLOWED: Final = 32
TOWARD_WINNER: Final = 33
TOWARD_PARTNER: Final = 34
LAY_LOW: Final = 35  # on the end near seat 0
LAY_HIGH: Final = 36
OPTIONS: Final = 37
ANY_CARD: Final = 0x3FFFFFFF
DIRECTIONS: Final = 1 << TOWARD_WINNER | 1 << TOWARD_PARTNER

# Happenings and their values.
DEALS: Final = 0  # seat, round
DEALT: Final = 1  # seat, cards, hand (seen by the seat)
TURNED_UP: Final = 2  # decree
PLAYED: Final = 3  # seat, card, 1 if led
EXCHANGED: Final = 4  # seat, new decree, old decree
DECLINED: Final = 5  # seat, rank of the power
NO_EFFECT: Final = 6  # seat, rank of the power
GIVING: Final = 7  # seat, card (seen by the seat)
SWAPPED: Final = 8  # seat of the 7, card it gave, card it got (seen by both)
WON: Final = 9  # seat, trick
IGNORED: Final = 10  # seat, card
DIRECTED: Final = 11  # seat, 1 if toward its own end
MOVED: Final = 12  # end moved to, distance, space where the token stops
STRAYED: Final = 13  # end that was passed, space covered, gems that slid, forest tokens left
TAKEN: Final = 14  # space, gems left on the board
ADDED: Final = 15  # the spaces that got a gem
LAID: Final = 16  # seat, space covered, gems that slid, forest tokens left
NOTHING_LAID: Final = 17
ENDED: Final = 18  # reason, score or -1

# How a match ended.
RUNNING: Final = 0
VICTORY: Final = 1  # D-52
LOST_IN_FOREST: Final = 2  # D-53
OUT_OF_TIME: Final = 3  # D-54
REASONS: Final = ("", "victory", "lost_in_forest", "out_of_time")
END_CLAUSES: Final = ("", "D-52", "D-53", "D-54")
TURN_CLAUSES: Final = ("D-30", "D-33", "D-11", "D-13", "D-13", "D-12", "D-10", "D-49", "D-26", "D-26")
