"""Somebody who sees nothing: he knows what is spoken, where the focus is, and what buttons are called."""

from __future__ import annotations

import random
import re
import time
from collections import Counter
from collections.abc import Sequence

from browsing.player import Player
from playwright.sync_api import Error

LISTEN = """() => {
  window.spoken = [];
  const hear = new MutationObserver((changes) => {
    const nodes = changes.flatMap((change) => [...change.addedNodes]);
    window.spoken.push(...nodes.map((node) => node.textContent.trim()).filter(Boolean));
  });
  for (const region of document.querySelectorAll('[aria-live=polite]'))
    hear.observe(region, { childList: true, subtree: true });
}"""
# A button may be a sign alone.
FOCUS = """() => document.activeElement === document.body
    ? '' : document.activeElement.textContent.trim() || 'a sign'"""
# On the line of what is asked, or still on a button that can be pressed again.
FOCUS_SETTLED = "() => document.activeElement.matches('h2, button:enabled, input')"
ON_BUTTON = "() => document.activeElement.matches('button')"
# What holds a colon stands in quotes of its own.
BUTTON = re.compile(r"""^\s*- '?button(?: "((?:[^"\\]|\\.)*)")?(.*)$""", re.MULTILINE)
HEADING = re.compile(r"""^\s*- '?heading "((?:[^"\\]|\\.)*)" \[level=2\]""", re.MULTILINE)
SETTLED_MS = 250
LOOK_MS = 30


def spoken(player: Player) -> list[str]:
    """All that a screen reader has said since it listens."""
    heard: list[str] = player.page.evaluate("window.spoken")
    return heard


def told_of(player: Player) -> str:
    """The main part as it is read out."""
    return player.page.get_by_role("main").aria_snapshot()


def buttons(told: str) -> list[str]:
    """The names of the buttons that can be pressed, in a part as it is read out."""
    return [_unquoted(name) for name, state in BUTTON.findall(told) if "[disabled]" not in state]


def play_all(ears: Sequence[Ear], beside: Sequence[frozenset[str]], patience_s: float) -> None:
    """All answer whatever they are asked until it is over. beside: what answers nothing, for each."""
    end = time.monotonic() + patience_s
    while not all(ear.player.is_over for ear in ears):
        assert time.monotonic() < end, [(ear.spoken[-5:], ear.faults) for ear in ears]
        for ear, buttons_beside in zip(ears, beside, strict=True):
            ear.turn(buttons_beside)
        ears[0].player.page.wait_for_timeout(LOOK_MS)


class Ear:
    """One person's ears and keys. faults: what he was not told, and what he could not tell apart.

    rather: a button that is pressed where it can be.
    """

    def __init__(self, player: Player, seed: int = 1, rather: str = "") -> None:
        self.player, self.rather = player, rather
        self.faults: list[str] = []
        self._dice = random.Random(seed)
        self._since = 0
        self._asked = ""
        player.page.evaluate(LISTEN)

    @property
    def spoken(self) -> list[str]:
        return spoken(self.player)

    def turn(self, beside: frozenset[str]) -> None:
        """Answer, if anything is asked. beside: how the names of buttons begin that answer nothing."""
        if not self.player.is_asked:  # quicker than to have all read out
            return
        told = told_of(self.player)
        yours = self.player.say("table.your_turn")
        headings = map(_unquoted, HEADING.findall(told))
        asked = next((line for line in headings if line.startswith(yours)), "")
        names = [name for name in buttons(told) if not name.startswith(tuple(beside))]
        if asked and names:
            self._is_told(asked.removeprefix(yours).lstrip(": ：。"), asked)
            self._can_tell_apart(names)
            self._press(self.rather if self.rather in names else self._dice.choice(names))

    def _is_told(self, question: str, asked: str) -> None:
        """A new question is spoken, or the focus goes to its line."""
        if asked == self._asked:
            return
        self._asked = asked
        for _ in range(8):
            news = self.spoken[self._since :]
            if any(question in line for line in news) or question in self.player.page.evaluate(FOCUS):
                return
            self.player.page.wait_for_timeout(60)
        self.faults.append(f"not told: {question} ({news})")

    def _can_tell_apart(self, names: list[str]) -> None:
        self.faults += [f"same name: {name}" for name, count in Counter(names).items() if count > 1]
        self.faults += [f"no name at: {self._asked}" for name in names if not name]

    def _press(self, name: str) -> None:
        button = self.player.page.get_by_role("main").get_by_role("button", name=name, exact=True).first
        before = len(self.spoken)
        try:
            button.press("Enter", timeout=1000)
        except Error:
            return  # the clock of a test is quicker than its fingers: the page had moved on
        self._settle()
        if not self.player.page.evaluate(ON_BUTTON):  # what only switches something is no answer yet
            self._since, self._asked = before, ""
        if not self.player.page.evaluate(FOCUS):
            self.faults.append(f"focus lost after: {name}")

    def _settle(self) -> None:
        """Until the focus stands somewhere again; a button that is gone is missed a little later."""
        for _ in range(0, SETTLED_MS, LOOK_MS):
            self.player.page.wait_for_timeout(LOOK_MS)
            if self.player.page.evaluate(FOCUS_SETTLED):
                return

    def missed(self) -> list[str]:
        """Sentences of how it ended, and of the match's log, that were never spoken."""
        story = self.player.page.locator(".end > p").first.inner_text()
        heard = "".join(self.spoken)
        untold = _bare(story)
        for line in sorted(map(_bare, self.spoken), key=len, reverse=True):
            untold = untold.replace(line, "")
        lost = [story] if untold else []
        last = self.spoken[self.spoken.index(self.player.say("log.ended")) - 2 :]
        if self.player.say("announce.your_turn") in last:
            lost.append("called to a turn that there is not")
        self.player.button("table.log").click()
        told = self.player.page.locator("dialog[open] li.game").all_inner_texts()
        return lost + [line for line in told if _bare(line) not in _bare(heard)]


def _unquoted(name: str) -> str:
    return name.replace('\\"', '"').replace("''", "'")


def _bare(text: str) -> str:
    return re.sub(r"\s", "", text)
