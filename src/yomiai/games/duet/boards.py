"""The forest path as data: how many gems lie where, which spaces have a plus icon, where the token starts.

Index 0 is the end nearest seat 0 (section 4). Every space has a location, possibly printed with 0 (D-19).
Side B was not found anywhere: its layout is a HOUSE LAYOUT of ours (D-22), to be replaced here.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from yomiai.kernel.bits import bit, packed

ALL_GEMS: Final = 22  # D-05
FOREST_TOKENS: Final = 4  # D-05, D-21: at every level
LEVELS: Final = 3  # D-21

# D-18, D-22; level 1 is side A, levels 2 and 3 are side B (D-21).
SIDES: Final = ("A", "B", "B")
HOUSE_LAYOUT: Final = (False, True, True)
GEMS: Final = (
    (1, 1, 2, 1, 1, 0, 1, 1, 2, 1, 1),  # 12 (D-17)
    (1, 1, 2, 1, 1, 0, 2, 2, 1, 2),  # 13
    (2, 1, 2, 2, 1, 0, 2, 2, 2, 2),  # 16
)
PLUS_ICONS: Final = ((1, 3, 4, 6, 8), (1, 3, 4, 6, 8), (1, 3, 4, 6, 8))
STARTS: Final = (5, 5, 5)  # D-16: the centre of side A; our choice on side B (D-22)


@final
class Board:
    """One side of the board with the gems of one level; never changed, so copies share it."""

    def __init__(self, level: i64) -> None:
        """Make the board of a level (D-21); ValueError when there is no such level."""
        if not 1 <= level <= LEVELS:
            raise ValueError(f"levels are 1 to {LEVELS}, not {level}")
        gems: list[int] = list(GEMS[level - 1])
        self.level: Final[i64] = level
        self.spaces: Final[i64] = len(gems)  # D-15, D-20
        self.start: Final[i64] = STARTS[level - 1]
        # Packed counts hold up to 15 a space: level 3 can bring 14 to one space at most, 8 of its own and
        # of four covered neighbours, 6 by plus icons of two rounds.
        self.gems: Final[i64] = packed(gems)
        self.plus_icons: Final[list[int]] = _from_the_centre(list(PLUS_ICONS[level - 1]), self.start)
        self.plus_mask: Final[i64] = _mask(self.plus_icons)


def _from_the_centre(spaces: list[int], start: i64) -> list[int]:
    """D-47: a supply that is too small fills from the centre outward, lower index first."""
    ordered: list[int] = []
    distance: i64
    for distance in range(max(spaces) + 1):
        for space in (start - distance, start + distance):
            if space in spaces and space not in ordered:
                ordered.append(space)
    return ordered


def _mask(spaces: list[int]) -> i64:
    mask: i64 = 0
    for space in spaces:
        mask |= bit(space)
    return mask
