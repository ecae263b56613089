"""Somebody goes away in the middle of a match: the others decide, bots fill in, and people come back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browser.conftest import Sit
from browser.looking import sound
from browsing.match import play_to_the_end, play_until
from browsing.player import Player
from browsing.server import Server, running
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(240)]
ABSENT_MS = 1500
GAMES = ("cockroach", "fox-grapes", "goblets", "tofu", "duet")


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house where who is away for a moment counts as absent."""
    with running(tmp_path_factory.mktemp("impatient"), absent_ms=ABSENT_MS) as started:
        yield started


def two(sit: Sit, server: Server, bots: int = 0, game: str = "cockroach") -> tuple[Player, Player, str]:
    """Two people in a match, and the code of their table."""
    mika, ken = sit(url=server.url), sit("ja", url=server.url)
    code = mika.open_table("Mika", players=2 + bots, bots=bots, game=game)
    ken.join(code, "ケン")
    mika.ready()
    ken.ready()
    expect(mika.turn).to_be_visible()
    return mika, ken, code


def goes_away(mika: Player, ken: Player) -> None:
    """Ken's phone sleeps, and the match goes on until it needs him."""
    place = ken.page.url
    ken.page.goto("about:blank")
    offer = mika.page.get_by_role("region", name=mika.say("absence.offer_heading", name="ケン"))
    play_until([mika], lambda: offer.count() > 0, patience_s=90)
    ken.url = place


@pytest.mark.parametrize("game", GAMES)
def test_an_offer_leaves_the_table_whole(sit: Sit, impatient: Server, game: str) -> None:
    """It takes room above the board, which must not slide together for it."""
    mika, ken, _code = two(sit, impatient, bots=1 if game == "tofu" else 0, game=game)
    goes_away(mika, ken)
    assert sound(mika.page) == []
    mika.page.locator(".answer").last.scroll_into_view_if_needed()
    assert sound(mika.page) == []


def test_a_bot_plays_for_who_is_away_until_he_is_back(sit: Sit, impatient: Server) -> None:
    mika, ken, _code = two(sit, impatient, bots=2)
    goes_away(mika, ken)
    mika.button("absence.bot", name="ケン").click()
    expect(mika.button("absence.wait")).to_have_count(0)
    ken.page.goto(ken.url)
    expect(ken.turn).to_be_visible()
    play_to_the_end([mika, ken], patience_s=180)
    for player in (mika, ken):
        expect(player.page.locator(".end")).to_contain_text(player.say("end.played_by", name="ケン"))


def test_who_is_left_may_end_the_match(sit: Sit, impatient: Server) -> None:
    mika, ken, _code = two(sit, impatient)
    goes_away(mika, ken)
    mika.button("absence.end").click()
    expect(mika.page.locator(".end")).to_contain_text(mika.say("end.abandoned"))


def test_a_late_guest_takes_over_from_a_bot(sit: Sit, impatient: Server) -> None:
    mika, _ken, code = two(sit, impatient, bots=1)
    guest = sit(url=impatient.url)
    guest.page.goto(f"{guest.url}/t/{code}")
    guest.page.get_by_label(guest.say("name.label")).fill("Jo")
    guest.button("landing.join").click()
    guest.page.get_by_role("button", name=guest.say("absence.take_seat", name="")).click()
    expect(guest.page.get_by_text(guest.say("watch.you_watch"))).to_have_count(0)
    expect(guest.page.locator("[data-hand], .answers").first).to_be_visible()
    expect(mika.page.locator(".plate .name", has_text="Jo")).to_be_visible()
