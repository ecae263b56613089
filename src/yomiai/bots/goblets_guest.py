"""A guest's reckoning in Raise Your Goblets: each action tried in all worlds, a price on every end.

A goblet is judged by what it would do now, the more surely the nearer the drinking is; in the last round it
is played on to the points (`goblets_last`). A peek is worth what knowing the goblet would change.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import exp
from typing import Final

from yomiai.bots import goblets_last
from yomiai.bots.character import Character
from yomiai.bots.goblets_last import Action, excess
from yomiai.bots.goblets_opening import opening
from yomiai.games.goblets import state
from yomiai.games.goblets.characters import CONNOISSEUR
from yomiai.games.goblets.rules import Goblets
from yomiai.games.goblets.tokens import WINE, count, number
from yomiai.kernel.generator import Generator

SURE: Final = 4.0  # how steeply death depends on poison and antidotes when nothing comes in between
OPEN: Final = 0.8  # the same in the middle of a course
CALL_ABOVE: Final = 0.35  # so much better than going on the toast must be
IMPATIENCE: Final = 0.06  # and so much less with every table round
HASTE: Final = 0.6  # and so much less where others call with their first turn
NEARLY: Final = 0.06  # actions so near the best are drawn, so that nobody can read the bot
FEAR: Final = 0.5  # the worth of staying alive, besides what it brings, to the timid
NERVE: Final = 0.3  # so much sooner the daring call, and so much later the timid
CURIOSITY: Final = 0.7  # what knowing is worth when there is no action left in this turn to use it
SECOND: Final = 0.5  # the worth of an action after the best one, which a look leaves no time for
ENVY: Final = 1.0  # what the others gain on average in the last round counts against an action
READY: Final = 0.05  # the worth of a step towards being allowed to call


def actions_of(position: Goblets) -> list[Action]:
    """Return every whole action of the actor."""
    found: list[Action] = []
    for option in position.legal_options():
        after = position.copy()
        after.apply(option)
        if after.half_made():
            found += [(option, *rest) for rest in actions_of(after)]
        else:
            found.append((option,))
    return found


class Guest:
    """One seat's reckoning at one question."""

    def __init__(
        self,
        worlds: Sequence[Goblets],
        seat: int,
        table_round: int,
        character: Character,
        haste: float = 0.0,
    ) -> None:
        self.character = character
        self.worlds = worlds
        self.seat = seat
        self.house = worlds[0].house_of(seat)
        self.table_round = table_round
        self.haste = haste
        self.actions = [action for action in actions_of(worlds[0]) if not self._idle_look(action)]
        self.steepness = self._steepness(worlds[0])
        self.luck: list[list[tuple[int, int]]] = []

    def _steepness(self, position: Goblets) -> float:
        """The fewer actions come before the drinking, the surer is what stands in front of everybody."""
        if position.phase == state.MAIN:
            return OPEN
        if position.phase == state.DRINKING:
            return 3 * SURE
        return SURE / (1 + 0.4 * int(position.setting.houses - position.last))

    def _idle_look(self, action: Action) -> bool:
        """Return whether a look can change nothing: it is known what is there, or no own action follows."""
        now = self.worlds[0]
        if action[0] != state.PEEK or now.can_once(CONNOISSEUR):
            return False
        place = action[1] - state.FIRST_PLACE if len(action) > 1 else self.house
        sure = len({world.goblets[place].contents for world in self.worlds}) == 1
        return sure or (now.phase == state.LAST_ROUND and now.actions <= 1)

    def decide(self, generator: Generator) -> Action:
        """Return an action of the opening, or one of the best."""
        opened = opening(self.worlds[0], self.actions, generator)
        if opened is not None:
            return opened
        if self.worlds[0].phase == state.LAST_ROUND:
            self.luck = [goblets_last.rolls(generator) for _ in self.worlds]
        return self.action(generator)

    def action(self, generator: Generator) -> Action:
        """Return one of the best actions."""
        worths = {action: self._worths(action) for action in self.actions}
        means = {action: sum(worth) / len(worth) for action, worth in worths.items()}
        toast = means.pop((state.TOAST,), None)
        self._value_looks(worths, means)
        best = max(means.values())
        if toast is not None:
            called = self._worth_of_calling()
            enough = CALL_ABOVE - IMPATIENCE * self.table_round - NERVE * self.character.daring
            enough -= HASTE * self.haste
            if called > best + enough:
                return (state.TOAST,)
        near = [action for action, mean in means.items() if mean >= best - NEARLY]
        return near[generator.below(len(near))]

    def _worths(self, action: Action) -> list[float]:
        """Return what an action leads to in each world."""
        if self.luck:
            return [self._played(*each, action) for each in zip(self.worlds, self.luck, strict=True)]
        return [self._worth_after(world, action, self.steepness) for world in self.worlds]

    def _played(self, world: Goblets, luck: Sequence[tuple[int, int]], action: Action) -> float:
        """Return the points of a last round played on; while an own action is to come, a guess."""
        after, before = world.copy(), [int(person.points) for person in world.persons]
        hidden = goblets_last.made(after, action)
        feared = FEAR * self.character.daring * _dying(after, self.house, SURE)
        own_again = after.course == world.course and after.actor == self.seat
        if own_again or not goblets_last.play_on(after, luck, hidden):
            return self._worth_after(world, action, self.steepness)
        gains = [int(person.points) - points for person, points in zip(after.persons, before, strict=True)]
        others = sum(gains) - gains[self.seat]
        return gains[self.seat] - ENVY * others / (len(gains) - 1) + feared

    def _worth_after(self, world: Goblets, action: Action, steepness: float) -> float:
        after = world.copy()
        course, before = after.course, [int(person.points) for person in after.persons]
        for option in action:
            after.apply(option)
        if after.over or after.course != course:
            return float(int(after.persons[self.seat].points) - before[self.seat])
        return self.worth(after, steepness)

    # What a position is worth

    def worth(self, position: Goblets, steepness: float) -> float:
        """Return the points to be expected from what stands in front of everybody."""
        dying = [_dying(position, h, steepness) for h in range(position.setting.houses)]
        mine = dying[self.house]
        house = position.houses[self.house]
        if house.vassal == self.seat and position.rebels >> self.house & 1:
            return 3.0 * mine
        target = dying[house.target]
        worth = (1 - mine) * (1 + target) + target + FEAR * self.character.daring * mine
        if house.noble == self.seat:
            worth += self._wine(position, mine)
        if position.setting.no_wine:
            worth -= READY * int(count(house.screen, WINE))
        return worth

    def _wine(self, position: Goblets, dying: float) -> float:
        drunk = [int(count(goblet.contents, WINE)) for goblet in position.goblets]
        if position.setting.wine_each:
            return (1 - dying) * drunk[self.house]
        others = max(wine for h, wine in enumerate(drunk) if h != self.house)
        if not drunk[self.house]:
            return 0.0
        return 1 / (1 + exp(1.5 * (others - drunk[self.house]) - 0.7))

    # Looking and calling

    def _value_looks(self, worths: dict[Action, list[float]], means: dict[Action, float]) -> None:
        """Give a peek the worth of acting on what it will show."""
        best, two = max(means.values()), self.worlds[0].actions > 1
        last = self.worlds[0].phase == state.LAST_ROUND
        for action, idle in list(means.items()):
            if action[0] != state.PEEK or (last and not two):
                continue
            place = action[1] - state.FIRST_PLACE if len(action) > 1 else self.house
            gain = self._gain(worths, place)
            if two:
                means[action] = gain - SECOND * (best - idle)
            else:
                means[action] = idle + max(0.0, gain - best) * CURIOSITY

    def _gain(self, worths: dict[Action, list[float]], place: int) -> float:
        """Return the best worth on average, if the goblet at a place were known first."""
        alike: dict[int, list[int]] = defaultdict(list)
        for index, world in enumerate(self.worlds):
            alike[world.goblets[place].contents].append(index)
        acting = [worth for action, worth in worths.items() if action[0] not in {state.PEEK, state.TOAST}]
        best = sum(max(sum(worth[i] for i in indices) for worth in acting) for indices in alike.values())
        return best / len(self.worlds)

    def _worth_of_calling(self) -> float:
        """Return the worth of having the very last action, with one of everybody in between."""
        between = SURE / (1 + 0.4 * int(self.worlds[0].setting.houses))
        replies = [action for action in self.actions if action[0] not in {state.TOAST, state.PEEK}]
        means = [
            sum(self._worth_after(world, action, between) for world in self.worlds) / len(self.worlds)
            for action in replies
        ]
        return max(means)


def _dying(position: Goblets, h: int, steepness: float) -> float:
    """Return how likely a house's noble dies of the goblet in front of him."""
    if steepness < SURE:  # something may still be poured
        steepness /= 1 + 0.02 * sum(int(number(house.screen)) for house in position.houses)
    return 1 / (1 + exp(-2 * steepness * (excess(position, h) - 0.5)))
