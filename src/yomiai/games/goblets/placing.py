"""Which token was poured where: every way that fits what was seen, counted and drawn.

The tokens of a course are *rows* (what one house pours between two moments that tell something about its
screen) and *groups* (pours into one goblet between two looks into it, whose kinds are known together).
A way gives each pour a physical token of its house. Ways are counted group by group, over how many tokens
of each kind each row has used; pours that no look covers are counted in closed form at the end.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from yomiai.games.goblets.tokens import KINDS, WINE, count, one
from yomiai.kernel.generator import Generator

UNKNOWN: Final = -1
FIELD: Final = 4  # bits of a count in a state; the highest says "too many"
MOST_OF_A_KIND: Final = 7
TOO_MANY: Final = 8

# Moments that tell something about a screen.
CALLED: Final = 0  # so many wine at most were left
SEEN: Final = 1  # a random token was of this kind
TAKEN: Final = 2  # a token of this kind was added


def chance_below(generator: Generator, total: float) -> float:
    """Return a number in 0 .. total, with 52 random bits."""
    high = float(generator.below(67108864))
    low = float(generator.below(67108864))
    return (high + low / 67108864.0) / 67108864.0 * total


def lifted(number: int, places: int) -> int:
    """Return a number of any size with so many bits put under it; states outgrow native numbers."""
    return number << places


def lowered(number: int, places: int) -> int:
    """Return a number of any size without so many of its low bits."""
    return number >> places


def falling(tokens: i64, used: i64) -> float:
    """Return in how many ways pours of these kinds can be given physical tokens."""
    ways = 1.0
    kind: i64
    for kind in range(KINDS):
        have = count(tokens, kind)
        _: i64
        for _ in range(count(used, kind)):
            ways *= float(have)
            have -= 1
    return ways


def arrangements(kinds: i64) -> float:
    """Return in how many orders tokens of these kinds can come."""
    ways = 1.0
    placed: i64 = 0
    kind: i64
    for kind in range(KINDS):
        number: i64
        for number in range(1, count(kinds, kind) + 1):
            placed += 1
            ways = ways * float(placed) / float(number)
    return ways


def choices_of(tokens: i64, number: i64) -> list[int]:
    """Return every choice of so many tokens among these, kinds counted."""
    found: list[int] = []
    _choose(tokens, number, 0, 0, found)
    return found


def _choose(tokens: i64, number: i64, kind: i64, chosen: i64, found: list[int]) -> None:
    if number == 0:
        found.append(chosen)
        return
    if kind == KINDS:
        return
    take: i64
    for take in range(min(number, count(tokens, kind)) + 1):
        _choose(tokens, number - take, kind + 1, chosen + take * one(kind), found)


def _enough(tokens: i64, needed: i64) -> bool:
    missing: i64 = 0
    kind: i64
    for kind in range(KINDS):
        missing += max(count(needed, kind) - count(tokens, kind), 0)
    return missing == 0


@final
@mypyc_attr(acyclic=True)
class Row:
    """Pours of one house between two telling moments; `at` is where its counts stand in a state."""

    def __init__(self, at: i64) -> None:
        self.at: i64 = at
        self.free: list[int] = []  # pours that no look covers
        self.moment: i64 = UNKNOWN  # what ends the row
        self.value: i64 = 0


@final
@mypyc_attr(acyclic=True)
class Owner:
    """A house whose tokens are unknown, or the bag of the first fill."""

    def __init__(self, screen: i64) -> None:
        self.screen: i64 = screen
        self.rows: list[Row] = []
        self.known: dict[int, float] = {}  # completions by the owner's part of a state


@final
@mypyc_attr(acyclic=True)
class Group:
    """Pours whose kinds are known together: for each row its pours, and all tokens of the group."""

    def __init__(self, tokens: i64) -> None:
        self.tokens: i64 = tokens
        self.rows: list[Row] = []
        self.pours: list[list[int]] = []
        self.additions: list[int] = []  # to a state, one for each way to spread the kinds over the rows
        self.ways: list[float] = []

    def add(self, row: Row, pour: i64) -> None:
        """Put a pour of a row into the group."""
        place: i64
        for place in range(len(self.rows)):
            if self.rows[place] is row:
                self.pours[place].append(pour)
                return
        self.rows.append(row)
        self.pours.append([pour])

    def spread(self) -> None:
        """List every way to spread the kinds over the rows."""
        self._spread(0, self.tokens, 0, 1.0)

    def _spread(self, place: i64, tokens: i64, addition: int, ways: float) -> None:
        if place == len(self.rows):
            self.additions.append(addition)
            self.ways.append(ways)
            return
        at = self.rows[place].at
        for chosen in choices_of(tokens, len(self.pours[place])):
            more = addition + lifted(in_state(chosen), at)
            self._spread(place + 1, tokens - chosen, more, ways * arrangements(chosen))


def in_state(tokens: i64) -> int:
    """Return counts of kinds as they stand in a state."""
    found: int = 0
    kind: i64
    for kind in range(KINDS):
        found += lifted(count(tokens, kind), FIELD * kind)
    return found


@final
@mypyc_attr(acyclic=True)
class Placing:
    """All ways to place the tokens of a course under one hypothesis about everything else."""

    def __init__(self, owners: list[Owner], groups: list[Group], used: list[int], rows: i64) -> None:
        """Count nothing yet. used: for each row the tokens of pours whose kind is certain."""
        self.owners: Final[list[Owner]] = owners
        self.groups: Final[list[Group]] = groups
        self.rows: Final[i64] = rows
        self.work: i64 = 0
        self.total: float = 0.0
        self.exact: bool = True
        self.first: int = 0
        self.guards: int = 0
        self.layers: list[dict[int, float]] = []
        self.ends: list[int] = []
        self.end_weights: list[float] = []
        self._set_out(used)

    def _set_out(self, used: list[int]) -> None:
        """Let counts start so that one too many of a kind sets the guard bit of its field."""
        for owner in self.owners:
            most = owner.screen
            for row in owner.rows:
                kind: i64
                for kind in range(KINDS):
                    at: int = row.at + FIELD * kind
                    self.first += lifted(MOST_OF_A_KIND - count(most, kind), at)
                    self.guards |= lifted(TOO_MANY, at)
                if row.moment == TAKEN:
                    most += one(row.value)
        at_row: int = 0
        for tokens in used:
            self.first += lifted(in_state(tokens), at_row)
            at_row += KINDS * FIELD

    def count_ways(self, limit: i64, generator: Generator) -> None:
        """Count; with more than `limit` states at a time, go on with a random, weighted part of them."""
        layer: dict[int, float] = {self.first: 1.0}
        if self.first & self.guards:
            layer = {}
        self.layers = [layer]
        for group in self.groups:
            layer = self._after(layer, group)
            if len(layer) > limit:
                layer = thinned(layer, limit, generator)
                self.exact = False
            self.layers.append(layer)
        self._finish(layer)

    def _after(self, layer: dict[int, float], group: Group) -> dict[int, float]:
        found: dict[int, float] = {}
        guards = self.guards
        ways = group.ways
        for state, weight in layer.items():
            for place, addition in enumerate(group.additions):
                after = state + addition
                if not after & guards:
                    found[after] = found.get(after, 0.0) + weight * ways[place]
        self.work += len(layer) * len(ways)
        return found

    def _finish(self, layer: dict[int, float]) -> None:
        self.ends = []
        self.end_weights = []
        self.total = 0.0
        for state, weight in layer.items():
            ways = weight
            for owner in self.owners:
                if ways > 0.0:
                    ways *= completions(owner, state)
            if ways > 0.0:
                self.ends.append(state)
                self.end_weights.append(ways)
                self.total += ways

    # Drawing

    def draw(self, generator: Generator, kinds: list[int]) -> None:
        """Draw a way, each as likely, and write the kind of every pour into `kinds`."""
        end = self.ends[chosen_of(self.end_weights, self.total, generator)]
        state = end
        number: i64
        for number in range(len(self.groups) - 1, -1, -1):
            state = self._draw_group(number, state, generator, kinds)
        for owner in self.owners:
            draw_free(owner, end, generator, kinds)

    def _draw_group(self, number: i64, state: int, generator: Generator, kinds: list[int]) -> int:
        """Go back one group: choose a spread that leads here, and the order of the kinds in each row."""
        group = self.groups[number]
        before = self.layers[number]
        weights: list[float] = []
        total = 0.0
        for place, addition in enumerate(group.additions):
            weight = before.get(state - addition, 0.0) * group.ways[place]
            weights.append(weight)
            total += weight
        chosen = group.additions[chosen_of(weights, total, generator)]
        for place, row in enumerate(group.rows):
            give(lowered(chosen, row.at), group.pours[place], generator, kinds)
        return state - chosen


def give(counts: int, pours: list[int], generator: Generator, kinds: list[int]) -> None:
    """Give pours the kinds counted in a part of a state, in random order."""
    drawn: list[int] = []
    kind: i64
    for kind in range(KINDS):
        number: i64 = lowered(counts, FIELD * kind) & 15
        while number:
            drawn.append(kind)
            number -= 1
    generator.shuffle(drawn)
    for place, pour in enumerate(pours):
        kinds[pour] = drawn[place]


def used_of(row: Row, most: i64, state: int) -> i64:
    """Return which tokens of a row the groups have used, when `most` were there at the start."""
    used: i64 = 0
    kind: i64
    for kind in range(KINDS):
        field: i64 = lowered(state, row.at + FIELD * kind) & 15
        used += (field - MOST_OF_A_KIND + count(most, kind)) * one(kind)
    return used


def completions(owner: Owner, state: int) -> float:
    """Return in how many ways an owner's pours can come about, given what the groups have used."""
    first: int = owner.rows[0].at
    part = lowered(state, first) & lifted(1, len(owner.rows) * KINDS * FIELD) - 1
    known = owner.known.get(part, -1.0)
    if known < 0.0:
        known = _completions(owner, 0, owner.screen, owner.screen, state)
        owner.known[part] = known
    return known


def _completions(owner: Owner, place: i64, screen: i64, most: i64, state: int) -> float:
    """Count from a row on; `most` is all that ever stood behind the screen up to here."""
    if place == len(owner.rows):
        return 1.0
    row = owner.rows[place]
    used = used_of(row, most, state)
    if not _enough(screen, used):
        return 0.0
    total = 0.0
    for chosen in choices_of(screen - used, len(row.free)):
        total += _ways_with(owner, place, screen, most, state, used, chosen)
    return total


def _ways_with(owner: Owner, place: i64, screen: i64, most: i64, state: int, used: i64, chosen: i64) -> float:
    """Count the ways in which the free pours of a row have these kinds."""
    row = owner.rows[place]
    left = screen - used - chosen
    ways = falling(screen, used + chosen) * arrangements(chosen)
    if row.moment == CALLED and count(left, WINE) > row.value:
        return 0.0
    if row.moment == SEEN:
        ways *= float(count(left, row.value))
    if row.moment == TAKEN:
        left += one(row.value)
        most += one(row.value)
    if ways == 0.0:
        return 0.0
    return ways * _completions(owner, place + 1, left, most, state)


def draw_free(owner: Owner, state: int, generator: Generator, kinds: list[int]) -> None:
    """Draw the kinds of pours that no look covers, row by row."""
    screen = owner.screen
    most = owner.screen
    place: i64
    for place in range(len(owner.rows)):
        row = owner.rows[place]
        used = used_of(row, most, state)
        options = choices_of(screen - used, len(row.free))
        weights: list[float] = []
        total = 0.0
        for chosen in options:
            weight = _ways_with(owner, place, screen, most, state, used, chosen)
            weights.append(weight)
            total += weight
        drawn: i64 = options[chosen_of(weights, total, generator)]
        give(in_state(drawn), row.free, generator, kinds)
        screen -= used + drawn
        if row.moment == TAKEN:
            screen += one(row.value)
            most += one(row.value)


def chosen_of(weights: list[float], total: float, generator: Generator) -> i64:
    """Return a place in a list, drawn by weight."""
    rest = chance_below(generator, total)
    last: i64 = 0
    place: i64
    for place in range(len(weights)):
        if weights[place] > 0.0:
            last = place
            rest -= weights[place]
            if rest < 0.0:
                return place
    return last


def thinned(layer: dict[int, float], limit: i64, generator: Generator) -> dict[int, float]:
    """Return a random part of weighted states; each is kept as often, on average, as it weighs."""
    total = 0.0
    for weight in layer.values():
        total += weight
    step = total / float(limit)
    mark = chance_below(generator, step)
    passed = 0.0
    found: dict[int, float] = {}
    for state, weight in layer.items():
        passed += weight
        while mark < passed:
            found[state] = found.get(state, 0.0) + step
            mark += step
    return found
