"""The toast: drinking, death, scoring and the end (sections 5 to 8, 11 and 12)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from yomiai.games.goblets import characters, happenings
from yomiai.games.goblets.actions import Actions
from yomiai.games.goblets.setting import MIDDLE
from yomiai.games.goblets.state import (
    DECLINE,
    DRINK,
    DRINKING,
    FIRST_PLACE,
    FIRST_SEAT,
    LAST_ALIVE,
    MOST_POINTS,
    MOST_WINE,
    NONE,
    REASONS,
    RUNNING,
    TREAT,
)
from yomiai.games.goblets.tokens import WINE, antidote_in, count, poison_in
from yomiai.kernel.bits import bit, popcount, shifted
from yomiai.kernel.position import NOBODY, Result


@mypyc_attr(acyclic=True)
class Drinking(Actions):
    """Drinking and scoring."""

    def drink(self) -> None:
        """Go on from the last round, or with goblets in the middle from the call itself (G-60)."""
        self.phase = DRINKING
        if self.setting.mode == MIDDLE:
            self.house = self.caller
            self._next_drinker()
            return
        physician = self.whose(characters.PHYSICIAN)
        if physician < 0:
            self._drink_all()
            return
        self.house = physician
        self.is_vassal = False
        self.actor = self.seat()
        self.question = TREAT  # GC-17: just before drinking
        others = self.setting.every_house & ~bit(physician)
        self.legal = shifted(others, FIRST_SEAT) | 1 << DECLINE

    def treat(self, option: i64) -> None:
        """Let another player's goblet count one more antidote, or nobody's (GC-17)."""
        self.treated = NONE if option == DECLINE else option - FIRST_SEAT
        if self.told is not None:
            self.tell(happenings.TREATED, self.setting.everyone, [self.actor, self.treated])
        self._drink_all()

    # All at once, G-28

    def _drink_all(self) -> None:
        """Each noble drinks the goblet in front of him; a vassal cannot die (G-76)."""
        houses = self.setting.houses
        i: i64
        for i in range(houses):
            h = (self.caller + 1 + i) % houses  # G-53
            if self._dies(h):
                self.dead |= bit(h)
            if self.told is not None:
                self._tell_drank(h, h)
        self._score_all()

    def _dies(self, h: i64) -> bool:
        """Dead when P > A (G-31); one poison alone is enough (G-32), an empty goblet is not (G-33)."""
        contents = self.goblets[h].contents
        saved = antidote_in(contents)
        if self.treated == h:
            saved += 1  # GC-17
        if self.has(h, characters.IRON_STOMACH):
            saved += 1  # GC-11
        return poison_in(contents) > saved

    def _tell_drank(self, h: i64, place: i64) -> None:
        """All contents are shown (G-28, G-62)."""
        goblet = self.goblets[place]
        dead: i64 = self.dead >> h & 1
        helped: i64 = 1 if self.treated == h else 0
        values: list[int] = [self.houses[h].noble, place, goblet.coaster, goblet.contents, dead, helped]
        self.tell(happenings.DRANK, self.setting.everyone, values)

    # Scoring, section 7

    def _score_all(self) -> None:
        if self.told is not None:
            self._open_secrets()
        winners = self._most_wine()
        h: i64
        for h in range(self.setting.houses):
            self._score_house(h, winners)
        self._end_course()

    def _open_secrets(self) -> None:
        """Secret targets, loyalty cards, the Gambler's number are opened at scoring (G-12, G-79, GC-18)."""
        h: i64
        for h in range(self.setting.houses):
            house = self.houses[h]
            if self.setting.targets_secret:
                self.tell(happenings.OPENED_TARGET, self.setting.everyone, [h, house.target])
            if house.vassal >= 0:
                rebel: i64 = self.rebels >> h & 1
                self.tell(happenings.OPENED_LOYALTY, self.setting.everyone, [house.vassal, rebel])
        gambler = self.whose(characters.GAMBLER)
        if gambler >= 0:
            values: list[int] = [gambler, self.guess, popcount(self.dead)]
            self.tell(happenings.OPENED_GUESS, self.setting.everyone, values)

    def _most_wine(self) -> i64:
        """The houses with the most wine, dead or alive, all that tie, if it is any at all (G-37, G-38)."""
        most: i64 = 1
        mask: i64 = 0
        h: i64
        for h in range(self.setting.houses):
            wine = count(self.goblets[h].contents, WINE)
            if wine > most:
                most = wine
                mask = 0
            if wine == most:
                mask |= bit(h)
        drinker = self.whose(characters.DRINKER)
        if drinker >= 0 and mask >> drinker & 1:
            return bit(drinker)  # GC-12
        return mask

    def _score_house(self, h: i64, most_wine: i64) -> None:
        house = self.houses[h]
        alive = self.dead >> h & 1 == 0
        target_dead = self.dead >> house.target & 1 == 1
        counts_all = alive or not self.setting.dead_wine_only  # G-40
        survival: i64 = 1 if alive else 0  # G-34
        target: i64 = 1 if target_dead and counts_all else 0  # G-35
        bonus: i64 = 1 if alive and target_dead else 0  # G-36
        if self.has(h, characters.AVENGER) and target_dead:
            bonus = 1  # GC-13
        wine = most_wine >> h & 1
        if self.setting.wine_each:
            wine = count(self.goblets[h].contents, WINE) if alive else 0  # G-39
        extra = self._extra(h, alive)
        self._give(house.noble, [survival, target, bonus, wine, extra])
        if house.vassal >= 0:
            self._score_vassal(h, house.vassal, [survival, target, bonus, 0, 0])

    def _extra(self, h: i64, alive: bool) -> i64:
        if self.has(h, characters.GAMBLER) and self.guess == popcount(self.dead):
            return 1  # GC-18
        if self.has(h, characters.ASCETIC) and alive and count(self.goblets[h].contents, WINE) == 0:
            return 1  # GC-21
        return 0

    def _score_vassal(self, h: i64, vassal: i64, like_noble: list[int]) -> None:
        """The loyal get what their noble gets but for wine; a rebel 3 when the noble dies (G-77)."""
        if self.rebels >> h & 1:
            death: i64 = 3 if self.dead >> h & 1 else 0
            self._give(vassal, [0, 0, 0, 0, death])
        else:
            self._give(vassal, like_noble)

    def _give(self, seat: i64, parts: list[int]) -> None:
        person = self.persons[seat]
        for part in parts:
            person.points += part  # G-41: nothing else counts
        if self.told is not None:
            self.tell(happenings.SCORED, self.setting.everyone, [seat, *parts, person.points])

    def _end_course(self) -> None:
        if self.course + 1 == self.setting.courses:
            self._end_match(MOST_POINTS)  # G-42
            return
        if self.setting.characters:
            self.redraw_after_death()
        self._next_course()

    def _next_course(self) -> None:
        self.course += 1
        self.host = (self.host + 1) % self.setting.houses  # G-14
        self.begin_course()

    def _end_match(self, reason: i64) -> None:
        self.reason = reason
        self.over = True
        self.actor = NOBODY
        self.legal = 0
        if self.told is not None:
            self.tell(happenings.ENDED, self.setting.everyone, [reason])

    # One after the other, with goblets in the middle (G-59 to G-62)

    def _next_drinker(self) -> None:
        alive = self.setting.every_house & ~self.dead
        left = self.setting.every_goblet & ~self.gone
        if popcount(alive) == 1:
            self._win_course(alive, LAST_ALIVE)  # G-59, G-61
        elif left == 0:
            self._win_course(self._most_drunk(alive), MOST_WINE)  # G-61
        else:
            self.house = (self.house + 1) % self.setting.houses
            while self.dead >> self.house & 1:
                self.house = (self.house + 1) % self.setting.houses
            self.actor = self.seat()
            self.question = DRINK
            self.legal = shifted(left, FIRST_PLACE)

    def drink_from(self, place: i64) -> None:
        """Drink a goblet of one's choice at once, for all to see; it is gone then (G-59, G-62)."""
        contents = self.goblets[place].contents
        if poison_in(contents) > antidote_in(contents):
            self.dead |= bit(self.house)
        self.persons[self.actor].wine += count(contents, WINE)
        if self.told is not None:
            self._tell_drank(self.house, place)
        self.goblets[place].contents = 0
        self.gone |= bit(place)
        self._next_drinker()

    def _most_drunk(self, alive: i64) -> i64:
        most: i64 = -1
        mask: i64 = 0
        h: i64
        for h in range(self.setting.houses):
            if alive >> h & 1:
                wine = self.persons[h].wine
                if wine > most:
                    most = wine
                    mask = 0
                if wine == most:
                    mask |= bit(h)
        return mask

    def _win_course(self, winners: i64, reason: i64) -> None:
        enough = False
        h: i64
        for h in range(self.setting.houses):
            if winners >> h & 1:
                person = self.persons[h]
                person.wins += 1
                enough = enough or person.wins >= self.setting.wins_needed  # G-63
                if self.told is not None:
                    self.tell(happenings.WON_COURSE, self.setting.everyone, [h, person.wins])
        if enough:
            self._end_match(reason)
        else:
            self._next_course()

    # The result

    def result(self) -> Result:
        """Return ranks by points, or by courses won; equal numbers share a place (G-42, G-43)."""
        if self.reason == RUNNING:
            raise ValueError("the match is running")
        scores: list[int] = []
        for person in self.persons:
            scores.append(person.wins if self.setting.mode == MIDDLE else person.points)
        ranks: list[int] = []
        for score in scores:
            better: i64 = 1
            for other in scores:
                if other > score:
                    better += 1
            ranks.append(better)
        shared = float(ranks.count(1))
        payoffs: list[float] = []
        for rank in ranks:
            won = 1.0 / shared if rank == 1 else 0.0
            payoffs.append(won - 1.0 / float(self.players))
        return Result(ranks, payoffs, REASONS[self.reason])
