"""The numbers of questions, options and happenings: the rules act by them, what is told names them."""

from __future__ import annotations

from typing import Final

# Questions; the last two are put to chance.
PLACE_CARD: Final = 0
PLACE_CLAIM: Final = 1
DECLARE_SEAT: Final = 2
DECLARE_KIND: Final = 3
OPEN_PLACE: Final = 4  # only with two players who choose the order (FE-17)
SPECIAL: Final = 5
SOLO_PUSH: Final = 6
SOLO_SEAT: Final = 7
SOLO_SPECIAL: Final = 8
DEAL: Final = 9
DRAW_STARTER: Final = 10

# Options: 0..2 a card of that kind, then a kind that is said, a seat, a card by its number, a deed.
FIRST_WORD: Final = 3
FIRST_SEAT: Final = 6
FIRST_SLOT: Final = 12
PUSH: Final = 15
STEAL: Final = 16
DECLINE: Final = 17  # only with the option special_optional (FE-3)
OPTIONS: Final = 18
ALL_WORDS: Final = 0b111 << FIRST_WORD

# Happenings and their values.
DEALT: Final = 0  # seat, cards, packed counts (seen by the seat)
SET_ASIDE: Final = 1  # cards
STARTS: Final = 2  # seat, round
PLACED: Final = 3  # seat, number of the card, announced kind, card (seen by the seat)
DECLARED: Final = 4  # seat, owner, number of the card, declared kind
STUCK: Final = 5  # seat
OPENED: Final = 6  # declarer, owner, number of the card, declared kind, card, taker
DID: Final = 7  # seat, counterpart or -1, deed, 1 if he named the counterpart, 1 if nothing else was possible
OPENED_ALONE: Final = 8  # seat, announced kind, card, fate
PUSHED: Final = 9  # seat, to whom
ENDED: Final = 10  # reason, then the score of each seat

NOTHING: Final = 0  # the deed when no special action is possible (F-33)
