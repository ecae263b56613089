"""A table set up by hand, so that a test can tell a course in a line or two."""

from __future__ import annotations

from typing import Any, cast

from yomiai.games.goblets import characters, records, rules, state, tokens
from yomiai.games.goblets.told import GAME, setting
from yomiai.kernel.generator import Generator
from yomiai.kernel.playout import settle
from yomiai.kernel.secret import Eyes, view

A, B, C, D, E, F = range(6)
WINE, POISON, ANTIDOTE, GOBLIN, UNICORN = range(tokens.KINDS)
LETTERS = {"w": WINE, "p": POISON, "a": ANTIDOTE, "g": GOBLIN, "u": UNICORN}
QUIET = ("blackmailer", "belladonna", "king_cobra", "heavy_hand", "butler", "go_between")


def packed(letters: str) -> int:
    """Tokens by letters: "wwpa" is two wine, a poison and an antidote."""
    return sum(tokens.one(LETTERS[letter]) for letter in letters)


def letters(contents: int) -> str:
    return "".join(letter * tokens.count(contents, kind) for letter, kind in LETTERS.items())


class Feast:
    """A match whose first turn is that of the host; targets go to the left neighbour."""

    def __init__(
        self,
        players: int = 4,
        host: int = A,
        cards: dict[int, str] | None = None,
        seed: int = 1,
        **options: Any,
    ) -> None:
        chosen = records.Options(**{"characters": bool(cards), **options})
        self.position = cast("rules.Goblets", rules.new_match(setting(players, chosen)))
        self.position.told = []
        self.told: list[Any] = []
        self._set_up(host, cards or {}, Generator(seed))

    def _set_up(self, host: int, cards: dict[int, str], generator: Generator) -> None:
        position = self.position
        houses = position.setting.houses
        spare = [card for card in QUIET if card not in cards.values()]
        hands = {h: cards.get(h) or spare.pop() for h in range(houses)} if cards else {}
        while position.question != state.ACTION or position.actor < 0:
            if position.question == state.DRAW_HOST:
                position.apply(host)
            elif position.question == state.DRAW_CHARACTER:
                position.apply(characters.NAMES.index(hands[position.next]))
            elif position.question == state.DRAW_TARGET:
                position.apply((position.next + 1) % houses)
            elif position.question == state.GUESS:
                position.apply(state.FIRST_NUMBER)
            else:
                position.apply(position.draw(generator))
        self._listen()

    def _listen(self) -> None:
        told = self.position.told or []
        self.told += [GAME.event(happening) for happening in told]
        self.position.told = []

    def take(self, *options: int) -> Feast:
        for option in options:
            self.position.apply(option)
            self._listen()
        return self

    # Set up by hand

    def screen(self, house: int, content: str) -> Feast:
        self.position.houses[house].screen = packed(content)
        return self.again()

    def goblet(self, place: int, content: str) -> Feast:
        self.position.goblets[place].contents = packed(content)
        return self

    def all_goblets(self, *contents: str) -> Feast:
        for place, content in enumerate(contents):
            self.goblet(place, content)
        return self

    def again(self) -> Feast:
        self.position.ask_action()
        return self

    # Actions

    def pour(self, token: str, place: int) -> Feast:
        return self.take(state.POUR, LETTERS[token], state.FIRST_PLACE + place)

    def peek(self, place: int | None = None) -> Feast:
        return self.take(state.PEEK, *([] if place is None else [state.FIRST_PLACE + place]))

    def swap(self, *places: int) -> Feast:
        return self.take(state.SWAP, *(state.FIRST_PLACE + place for place in places))

    def rotate(self) -> Feast:
        return self.take(state.ROTATE)

    def pass_turn(self) -> Feast:
        return self.take(state.PASS)

    def call(self) -> Feast:
        return self.take(state.TOAST)

    def all_pass(self, number: int) -> Feast:
        for _ in range(number):
            self.pass_turn()
        return self

    def toast(self) -> Feast:
        """Call the toast now, let everybody pass, and drink."""
        self.call()
        while self.position.phase == state.LAST_ROUND:
            self.pass_turn()
        if self.position.question == state.TREAT:
            self.take(state.DECLINE)
        return self

    def next_course(self) -> Feast:
        """Let chance set up the course that comes."""
        settle(self.position, Generator(1))
        self._listen()
        return self

    # Looking

    def may(self, option: int) -> bool:
        return bool(self.position.legal >> option & 1)

    def why_not(self, option: int, seat: int | None = None) -> str:
        return self.position.why_not(self.position.actor if seat is None else seat, option)

    @property
    def actor(self) -> int:
        return self.position.actor

    @property
    def contents(self) -> list[str]:
        return [letters(goblet.contents) for goblet in self.position.goblets]

    @property
    def coasters(self) -> list[int]:
        return [goblet.coaster for goblet in self.position.goblets]

    @property
    def points(self) -> list[int]:
        return [person.points for person in self.position.persons]

    def events(self, kind: type) -> list[Any]:
        return [event for event in self.told if isinstance(event, kind)]

    def seen(self, eyes: Eyes) -> records.Portrait:
        return view(GAME.portray(self.position), eyes)

    def settle(self, seed: int = 1) -> Feast:
        settle(self.position, Generator(seed))
        self._listen()
        return self


def scores(feast: Feast) -> list[tuple[int, int, int, int, int]]:
    """Survival, target, bonus, wine and card points of every seat in the first course."""
    found = feast.events(records.Scored)
    found.sort(key=lambda event: event.seat)
    return [(e.survival, e.target, e.bonus, e.wine, e.by_card) for e in found[: feast.position.players]]
