"""One evening, seen by several devices of the same person: every state of the page in its turn."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from playwright.sync_api import Browser

from browsing.chromium import device
from browsing.match import asks, play_until
from browsing.names import LONG_NAME, RIGHT_TO_LEFT
from browsing.player import Player
from browsing.server import Server

GAMES: Final = ("cockroach", "fox-grapes", "goblets", "tofu", "duet")
Sight = tuple[str, list[Player]]
DOWN = "e => e.scrollTo(0, 99999)"


class Evening:
    """The devices: all are the host's, each of another size or language."""

    def __init__(self, browser: Browser, server: Server, looks: list[tuple[str, str]]) -> None:
        self.server = server
        self.browser = browser
        self.players = [self._player(size, lang) for size, lang in looks]
        self.lead = self.players[0]

    def _player(self, size: str, lang: str) -> Player:
        context = device(self.browser, size, lang, reduced_motion="reduce")
        return Player(context.new_page(), self.server.url, lang)

    def close(self) -> None:
        for player in self.players:
            player.page.context.close()

    def each(self, act: Callable[[Player], object]) -> list[Player]:
        """Do the same on every device, then let it settle."""
        for player in self.players:
            act(player)
        self.lead.page.wait_for_timeout(350)
        return self.players

    def _at(self, path: str, waited_for: str) -> list[Player]:
        """Open an address on every device and wait for a button there."""

        def open_it(player: Player) -> None:
            player.page.goto(player.url + path)
            player.button(waited_for).first.wait_for()

        return self.each(open_it)

    def states(self, parts: Sequence[str] = ()) -> Iterator[Sight]:
        """Every state, and the devices that show it. Each yields with all devices ready to be looked at.

        parts: only these; each starts at a table of its own.
        """
        for name in parts or PARTS:
            yield from PARTS[name](self)

    def before(self) -> Iterator[Sight]:
        yield "landing", self._at("", "landing.credits")
        yield "landing, the shelf", self.each(lambda p: p.on_shelf("duet").scroll_into_view_if_needed())
        yield "credits", self.each(lambda p: p.button("landing.credits").click())
        self.each(_close)
        yield "no such table", self._at("/t/ZZZZZ", "join.home")
        for game in GAMES:
            self.each(lambda p: p.page.goto(p.url))
            yield f"create, {game}", self.each(lambda p, game=game: p.on_shelf(game).click())  # type: ignore[misc]
            self.each(lambda p: p.page.locator("details summary").click())
            yield f"create, house rules of {game}", self.each(_down)

    def _share_table(self, players: int, bots: int) -> str:
        """The first device opens the table; the others become its host too."""
        code = self.lead.open_table("Aya", players, bots)
        places = self.lead.page.evaluate("localStorage.getItem('yomiai.places')")
        for player in self.players[1:]:
            player.page.goto(player.url)
            player.page.evaluate("places => localStorage.setItem('yomiai.places', places)", places)
            player.page.goto(f"{player.url}/t/{code}")
            player.button("lobby.ready").wait_for()
        return code

    def _match(self) -> str:
        """Start a match with three bots; return the code of the table."""
        code = self._share_table(players=4, bots=3)
        self.lead.ready()
        self.each(lambda player: player.turn.wait_for())
        return code

    def lobby(self) -> Iterator[Sight]:
        code = self._share_table(players=4, bots=3)
        yield "landing with a game", self._at("", "landing.resume_forget")
        yield "lobby", self._at(f"/t/{code}", "lobby.ready")
        yield "lobby, table settings", self.each(lambda p: p.page.locator("details summary").first.click())
        yield (
            "lobby, further down",
            self.each(lambda p: p.page.locator("main").evaluate(DOWN)),
        )
        guests = [self._player(size, lang) for size, lang in _looks(self.players)]
        for guest in guests:
            guest.page.goto(f"{guest.url}/t/{code}")
            guest.page.get_by_label(guest.say("name.label")).wait_for()
        self.lead.page.wait_for_timeout(300)
        yield "join", guests
        for guest in guests:
            guest.page.context.close()

    def _until(self, code: str) -> list[Player]:
        """Play until the first device is asked this."""
        play_until([self.lead], lambda: asks(self.lead, code))
        self.lead.page.wait_for_timeout(500)
        return self.players

    def turns(self) -> Iterator[Sight]:
        self._match()
        yield "asked for a card", self._until("card")
        yield "asked for a seat", self.each(lambda p: p.page.locator("button.tile").first.click())
        yield "asked for a claim", self.each(lambda p: p.page.locator(".seats .button").first.click())
        self.lead.page.locator(".claims button").nth(4).click()
        self.lead.page.wait_for_timeout(60)
        yield "waiting", self.players
        yield "asked to believe", self._until("look")
        self.lead.button("answer.look", "cockroach").click()
        self.lead.page.locator(".seats .button").first.wait_for()
        self.lead.page.wait_for_timeout(700)
        yield "looked", self.players
        yield "claims after looking", self.each(lambda p: p.page.locator(".seats .button").first.click())
        self.lead.page.locator(".claims button").first.click()
        play_until([self.lead], lambda: self.lead.page.locator(".result").count() > 0)
        self.lead.page.wait_for_timeout(300)
        yield "judged", self.players

    def sheets(self) -> Iterator[Sight]:
        self._match()
        for title, code in (("log", "table.log"), ("talk", "table.talk"), ("menu", "table.menu")):
            yield title, self.each(lambda p, code=code: p.button(code).click())  # type: ignore[misc]
            if code != "table.menu":
                self.each(_close)
        yield "rules", self.each(lambda p: p.page.locator("dialog summary").click())
        yield "rulebook", self.each(lambda p: p.button("rulebook.open").click())
        yield "rulebook, chapters", self.each(lambda p: p.page.locator("dialog summary").click())
        yield "rulebook, found", self.each(lambda p: p.page.get_by_role("searchbox").fill("C-16"))
        self.each(lambda p: p.page.get_by_role("searchbox").fill(""))
        self.each(_close)
        self._until("look")
        yield "rulebook, the question", self.each(lambda p: p.button("rulebook.about_question").click())
        self.each(_close)
        yield from self._menu()

    def _menu(self) -> Iterator[Sight]:
        self.each(lambda p: p.button("table.menu").click())
        yield "settings", self.each(lambda p: p.button("settings.heading").click())
        yield "settings, further down", self.each(lambda p: p.page.locator("dialog .body").evaluate(DOWN))
        self.each(_close)
        self.each(lambda p: p.button("table.menu").click())
        yield "another device", self.each(lambda p: p.button("transfer.heading").click())
        self.each(_close)
        self.each(lambda p: p.button("table.menu").click())
        yield "leave", self.each(lambda p: p.button("table.to_lobby").click())
        self.each(lambda p: p.button("table.cancel").click())
        self.lead.button("table.menu").click()
        self.lead.button("table.end_match").click()
        yield "end this game", self.players

    def moods(self) -> Iterator[Sight]:
        code = self._match()
        self._set(theme="dark")
        yield "dark", self._until("card")
        self._set(theme="light", text="huge")
        yield "text twice as large", self.players
        self._set(text="normal", curtain=True)
        yield "curtain", self.players
        self._set(curtain=False)
        watchers = [self._player(size, lang) for size, lang in _looks(self.players)]
        for watcher in watchers:
            watcher.page.goto(f"{watcher.url}/t/{code}")
            watcher.button("join.watch").click()
            watcher.turn.wait_for()
        yield "watching", watchers
        for watcher in watchers:
            watcher.page.context.close()
        self.each(lambda p: p.page.context.set_offline(True))
        self.server.stop()
        self.each(lambda p: p.page.locator(".banner").wait_for(timeout=30_000))
        yield "connection lost", self.players
        self.server.start()
        self.each(lambda p: p.page.context.set_offline(False))
        self.each(lambda p: p.page.locator(".banner").wait_for(state="detached", timeout=30_000))

    def _set(self, landmark: str = ".turn h2", **settings: object) -> None:
        """Change settings as stored on each device, load the page anew and wait for a part of it."""
        place = "yomiai.settings"

        def change(player: Player) -> None:
            stored = json.loads(player.page.evaluate("place => localStorage.getItem(place)", place) or "{}")
            text = json.dumps({**stored, **settings})
            player.page.evaluate("([place, text]) => localStorage.setItem(place, text)", [place, text])
            player.page.reload()
            player.page.locator(landmark).wait_for()

        self.each(change)
        self.lead.page.wait_for_timeout(400)

    def end(self) -> Iterator[Sight]:
        self._match()
        play_until([self.lead], lambda: self.lead.is_over, patience_s=150)
        self.lead.page.wait_for_timeout(800)
        yield "end", self.players
        yield "end, hands open", self.each(lambda p: p.page.locator(".hands summary").click())
        self._set(landmark=".end", text="huge")
        yield "end, text twice as large", self.players
        yield (
            "end, text twice as large, further down",
            self.each(lambda p: p.page.locator(".end .button").last.scroll_into_view_if_needed()),
        )
        self._set(landmark=".end", text="normal", theme="dark")
        yield "end, dark", self.players
        yield "lobby after a game", self.each(lambda p: p.button("end.back_to_lobby").click())

    def huge(self) -> Iterator[Sight]:
        """Everything around a match with letters of twice the size."""
        self.each(lambda p: p.page.goto(p.url))
        self._set(landmark=".hero", text="huge")
        yield "huge: landing", self.players
        yield "huge: create", self.each(lambda p: p.on_shelf("goblets").click())
        code = self._share_table(players=4, bots=3)
        yield "huge: lobby", self._at(f"/t/{code}", "lobby.ready")
        self.lead.ready()
        self.each(lambda p: p.turn.wait_for())
        yield "huge: menu", self.each(lambda p: p.button("table.menu").click())
        yield "huge: rulebook", self.each(lambda p: p.button("rulebook.open").click())
        self.each(_close)
        self.each(lambda p: p.button("table.menu").click())
        yield "huge: settings", self.each(lambda p: p.button("settings.heading").click())
        self.each(_close)
        yield "huge: talk", self.each(lambda p: p.button("table.talk").click())

    def many(self) -> Iterator[Sight]:
        """Six at the table, some with hard names."""
        code = self._share_table(players=6, bots=3)
        for name in (LONG_NAME, RIGHT_TO_LEFT):
            guest = self._player("360x740", "en")
            guest.join(code, name)
            guest.ready()
        yield "lobby of six", self.each(lambda p: p.page.locator("main").evaluate("e => e.scrollTo(0, 520)"))
        self.lead.ready()
        self.lead.turn.wait_for()
        self.lead.page.wait_for_timeout(1500)
        yield "six players", self.players


def _looks(players: list[Player]) -> list[tuple[str, str]]:
    sizes = [(player.page.viewport_size or {"width": 0, "height": 0}) for player in players]
    return [
        (f"{size['width']}x{size['height']}", player.lang)
        for size, player in zip(sizes, players, strict=True)
    ]


def _down(player: Player) -> None:
    """Show the last part of a long form."""
    player.page.locator("form button[type=submit]").last.scroll_into_view_if_needed()


def _close(player: Player) -> None:
    player.page.keyboard.press("Escape")


PARTS: Final[dict[str, Callable[[Evening], Iterator[Sight]]]] = {
    "before": Evening.before,
    "lobby": Evening.lobby,
    "turns": Evening.turns,
    "sheets": Evening.sheets,
    "moods": Evening.moods,
    "huge": Evening.huge,
    "end": Evening.end,
    "many": Evening.many,
}
