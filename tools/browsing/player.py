"""A person at the page: finds everything by its role and its name, as a screen reader would."""

from __future__ import annotations

import re
from collections.abc import Mapping

from playwright.sync_api import Locator, Page, expect

from yomiai.words import words

# One question to the page, not five: tests ask these many times a second, and each takes some work.
OVER = """again => [...document.querySelectorAll('.end button')]
    .some(button => again.some(words => button.textContent.includes(words)))"""
ASKED = """yours => [...document.querySelectorAll('.turn h2')].some(line => line.innerText.startsWith(yours))
    && [...document.querySelectorAll('.answer button:enabled:not([aria-disabled=true])')]
        .some(button => !button.closest('[data-aside], [aria-hidden=true]') && button.checkVisibility())"""
# The page takes two taps at one place within this time for one (frame/double_tap.ts).
DOUBLE_TAP_MS = 400


class Player:
    """One page and the language of the one who looks at it."""

    def __init__(self, page: Page, url: str, lang: str = "en") -> None:
        self.page = page
        self.url = url
        self.lang = lang
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def say(self, code: str, area: str = "page", **given: str | int) -> str:
        """The words the page has for a code."""
        return words(area, self.lang).say(code, **given)

    def button(self, code: str, area: str = "page", **given: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(code, area, **given), exact=True)

    def on_shelf(self, game: str) -> Locator:
        """The button of the front page that opens a table of that game."""
        return self.button("landing.play_game", name=self.say(f"game.{game}.name"))

    def open_table(
        self,
        name: str,
        players: int = 4,
        bots: int = 0,
        game: str = "cockroach",
        house: Mapping[str, str] | None = None,
    ) -> str:
        """Open a table by the form and return its code.

        house: what is chosen of the game's options, as codes.
        """
        self.page.goto(self.url)
        self.on_shelf(game).click()
        self.page.get_by_label(self.say("name.label")).fill(name)
        if self.page.get_by_role("group", name=self.say("create.players")).count():  # a game for just so many
            self.choose("create.players", players)
        self.choose("create.bots.label", bots)
        self.choose_options(game.replace("-", "_"), house or {})
        self.button("create.submit.label").click()
        expect(self.button("lobby.ready")).to_be_visible()
        return self.page.url.rsplit("/", 1)[1]

    def choose_options(self, area: str, house: Mapping[str, str]) -> None:
        """Choose of the game's options in the form, as codes."""
        if house:
            self.pause()
            self.page.locator("details summary").click()
        for option, answer in house.items():
            bar = self.page.get_by_role("group", name=self.say(f"option.{option}.name", area), exact=True)
            bar.get_by_role("radio", name=self.say(f"option.{option}.{answer}", area), exact=True).check(
                force=True
            )
        if house:
            self.pause()

    def pause(self) -> None:
        """As a person does before the next tap: what is wanted may have appeared under the last one."""
        self.page.wait_for_timeout(DOUBLE_TAP_MS)

    def choose(self, group: str, number: int) -> None:
        """Take a number in a form."""
        bar = self.page.get_by_role("group", name=self.say(group))
        bar.get_by_role("radio", name=str(number), exact=True).check(force=True)

    def join(self, code: str, name: str) -> None:
        """Follow the link and sit down."""
        self.page.goto(f"{self.url}/t/{code}")
        self.page.get_by_label(self.say("name.label")).fill(name)
        self.button("landing.join").click()
        expect(self.button("lobby.ready")).to_be_visible()

    def fill_with_bots(self) -> None:
        self.button("lobby.fill_bots").click()
        expect(self.button("lobby.fill_bots")).to_have_count(0)

    def ready(self) -> None:
        self.pause()
        self.button("lobby.ready").click()

    @property
    def turn(self) -> Locator:
        """The one line that says whose turn it is and what is asked."""
        return self.page.locator(".turn h2")

    @property
    def is_over(self) -> bool:
        again = [self.say("end.rematch"), self.say("end.rematch_waiting")]
        return bool(self.page.evaluate(OVER, again))

    @property
    def is_asked(self) -> bool:
        return bool(self.page.evaluate(ASKED, self.say("table.your_turn")))

    @property
    def answers(self) -> list[Locator]:
        """The buttons that answer what is asked now; what stands aside can be tapped at any time."""
        aside = self.page.locator("button:not([data-aside] *)")
        return self.page.locator(".answer").get_by_role("button", disabled=False).and_(aside).all()

    def answer(self, pick: int) -> str | None:
        """Press one of the buttons; its name, or None when the page had moved on."""
        found = self.answers
        if not found or not self.is_asked:
            return None
        chosen = found[pick % len(found)]
        try:
            name = chosen.get_attribute("aria-label", timeout=500) or chosen.inner_text(timeout=500)
            chosen.click(timeout=1500)
        except Exception:  # noqa: BLE001 - the question was answered or the page drawn anew meanwhile
            return None
        return re.sub(r"\s+", " ", name)
