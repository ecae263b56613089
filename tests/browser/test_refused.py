"""Why may I not: each game's refusals say it in words, and open the rulebook at their clause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from browser.conftest import Play, Sit
from browser.refusing import LISTEN_TO_SOCKET, SEND, asked, is_refused
from browsing.gallery.seek import now, offered, played
from browsing.match import play_until
from playwright.sync_api import expect

from yomiai.words import words

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(120)]


class Wrong(NamedTuple):
    """What the page never offers at a question. choices: by the seat and what it sees of the match."""

    players: int
    ask: tuple[str, ...]
    choices: Callable[[int, Any], list[dict[str, object]]]
    clause: str


TRIED = {
    "cockroach": Wrong(2, ("answer",), lambda _, __: [{"is": "word", "code": "look"}], "C-19"),
    "fox-grapes": Wrong(3, ("declare_seat",), lambda seat, _: [{"is": "seat", "seat": seat}], "F-14"),
    "goblets": Wrong(2, ("action",), lambda _, __: [{"is": "word", "code": "toast"}], "G-58"),
    "tofu": Wrong(3, ("offer",), lambda _, __: [{"is": "number", "number": 50}], "TE-5"),
    "duet": Wrong(2, ("lead", "follow"), lambda _, view: [{"is": "card", "kind": view["decree"]}], "D-28"),
}


@pytest.mark.parametrize("game", TRIED)
def test_a_refusal_says_why_and_opens_its_clause(sit: Sit, game: str) -> None:
    """The page offers no such thing, so the server is told directly."""
    wrong = TRIED[game]
    player = sit("ja" if game in {"goblets", "duet"} else "en")
    player.page.add_init_script(LISTEN_TO_SOCKET)
    player.open_table("Mika", players=wrong.players, bots=wrong.players - 1, game=game)
    player.ready()
    play_until([player], lambda: asked(player) in wrong.ask, patience_s=60)
    seat, view = player.page.evaluate("[window.sight.asked.find(({ must }) => must).seat, window.sight.view]")
    player.page.evaluate(SEND, wrong.choices(seat, view))
    is_refused(player, wrong.clause, game.replace("-", "_"))


@pytest.mark.parametrize(("mode", "clause"), [("two", "G-58"), ("six, characters, published", "G-26")])
def test_the_toast_that_cannot_be_called_says_why_when_it_is_tapped(
    play: Play, mode: str, clause: str
) -> None:
    company = played("goblets", mode, lambda one: "pour" in offered(one) and "toast" not in offered(one))
    stage = play(now(company, company.actor))
    say = words("goblets", stage.lang).say
    toast = stage.page.get_by_role("button", name=say("action.toast"), exact=True)
    expect(toast).to_be_disabled()
    toast.click(force=True)
    expect(stage.page.locator(".toasts button.trouble")).to_have_text(say("clause.G-26"))
    stage.page.get_by_role("button", name=words("page", stage.lang).say("rulebook.why")).click()
    expect(stage.page.locator("[data-found]")).to_contain_text(clause)
    assert stage.heard == []
