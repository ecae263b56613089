"""In one room: one device passed round with a curtain between turns, and a screen that everybody looks at."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Mapping, Sequence

import pytest
from browser.conftest import Sit
from browser.looking import sound
from browser.parting import agree_to_end
from browsing.match import play_until
from browsing.player import Player
from playwright.sync_api import Locator, expect

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(300)]

NAMES = ("Mika", "Ken", "Jo")
CARDS = "[data-hand], .answer .tile, .answers, button.tile"
PATIENCE_S = 200


def together(
    player: Player,
    names: Sequence[str],
    game: str = "cockroach",
    bots: int = 0,
    house: Mapping[str, str] | None = None,
) -> str:
    """Open a table for people who share this device; return its code."""
    page = player.page
    page.goto(player.url)
    player.on_shelf(game).click()
    page.get_by_label(player.say("name.label")).fill(names[0])
    if page.get_by_role("group", name=player.say("create.players")).count():
        player.choose("create.players", len(names) + bots)
    page.get_by_role("switch", name=player.say("round.switch", "room")).check()
    for place, name in enumerate(names[1:], start=2):
        page.get_by_label(player.say("round.player", "room", place=place), exact=True).fill(name)
    for place in range(len(names) + bots, len(names), -1):  # chairs that wait for bots are nobody's name
        nobody = player.say("round.player", "room", place=place)
        page.get_by_role("button", name=player.say("round.remove", "room", name=nobody)).click()
    if bots:
        player.choose("create.bots.label", bots)
    player.choose_options(game.replace("-", "_"), house or {})
    player.button("create.submit.label").click()
    expect(player.button("lobby.ready_together")).to_be_visible()
    return page.url.rsplit("/", 1)[1]


def listen(player: Player, heard: list[str]) -> None:
    player.page.on("websocket", lambda line: line.on("framereceived", lambda said: heard.append(str(said))))


def curtain(player: Player) -> Locator:
    return player.page.locator("main.curtain")


def covered(player: Player) -> str:
    """Check that the curtain hides everything; return who is called."""
    called = player.page.get_by_role("heading", level=1).inner_text()
    assert player.page.locator(CARDS).count() == 0, "a card stands behind the curtain"
    assert player.page.locator(".table").count() == 0
    assert player.page.locator('[data-live="private"] p').count() == 0, "a secret is left for readers"
    return next(name for name in NAMES if name in called)


def taken(player: Player) -> str:
    """Check that the curtain hides everything, tap it; return who was called."""
    called = covered(player)
    player.page.wait_for_timeout(500)  # a second tap at the same place would be no tap of its own
    curtain(player).get_by_role("button").first.click()
    expect(player.page.locator(".answer")).to_be_visible()
    return called


def is_shown(player: Player) -> bool:
    """Whether a card has just been turned up on the table for all."""
    line = player.turn.filter(has_text=player.say("table.shown"))
    return player.page.locator(".foot").count() > 0 and line.count() > 0


def tapped_away(player: Player) -> None:
    """The curtain waits for a tap on what lies there, and falls at once."""
    expect(curtain(player)).to_have_count(0)
    player.page.locator(".result").click()
    expect(curtain(player)).to_be_visible(timeout=1000)


def step(player: Player, dice: random.Random) -> str | None:
    """Do what the device shows: the curtain, an answer, or wait. Return who took the device."""
    if curtain(player).count() > 0:
        return taken(player)
    now = player.page.locator(".foot .button.main")
    if player.page.locator(".answer").count() > 0 and player.is_asked:
        player.answer(dice.randrange(100))
    elif now.count() > 0:
        assert player.page.locator(CARDS).count() == 0, "the public table shows a card"
        now.click(timeout=2000)
    return None


def company(player: Player, opener: str) -> Locator:
    """Open the sheet about who plays on this device."""
    player.button(opener, "room").click()
    sheet = player.page.locator("dialog[open]")
    expect(sheet).to_be_visible()
    return sheet


def added(player: Player, sheet: Locator, name: str) -> None:
    """Add a player by the keyboard alone."""
    field = sheet.get_by_label(player.say("company.name", "room"))
    field.fill(name)
    field.press("Enter")
    expect(sheet.get_by_role("status")).to_have_text(player.say("company.added", "room", name=name))
    expect(field).to_be_focused()


def without(player: Player, sheet: Locator, name: str) -> None:
    """Take a player out of those on this device."""
    remove = player.say("round.remove", "room", name=name)
    sheet.get_by_role("button", name=remove).click()
    player.page.get_by_role("dialog", name=remove).get_by_role("button", name=remove).click()
    expect(sheet.get_by_role("status")).to_have_text(player.say("company.gone", "room", name=name))


def somebody_else_comes(player: Player) -> None:
    """Ed comes and Ken goes: the chairs follow the people, and who stays keeps what he has won."""
    score = player.page.get_by_role("list", name=player.say("end.series")).get_by_role("listitem")
    before = score.all_inner_texts()
    assert len(before) == len(NAMES)
    sheet = company(player, "company.change")
    added(player, sheet, "Ed")
    without(player, sheet, "Ken")
    expect(player.page.locator("#main li .badge")).to_have_text(
        [re.compile(name) for name in ("Mika", "Jo", "Ed")]
    )
    player.page.keyboard.press("Escape")
    player.button("end.back_to_board").click()
    assert score.all_inner_texts() == before
    player.button("table.log").click()
    log = player.page.locator("dialog[open]")
    expect(log).to_contain_text(player.say("log.left", name="Ken"))
    expect(log).to_contain_text(player.say("log.joined", name="Ken"))
    player.page.keyboard.press("Escape")


@pytest.mark.parametrize("far", ["once round", pytest.param("to the end", marks=pytest.mark.thorough)])
def test_three_people_play_on_one_phone(sit: Sit, far: str) -> None:
    player = sit()
    together(player, NAMES)
    player.button("lobby.ready_together").click()
    expect(curtain(player)).to_be_visible()
    assert sound(player.page) == []
    player.page.reload()
    expect(curtain(player)).to_be_visible()
    had: set[str] = set()
    dice, end = random.Random(3), time.monotonic() + PATIENCE_S
    shown = 0
    while not player.is_over and (far == "to the end" or had != set(NAMES) or not shown):
        assert time.monotonic() < end, player.page.locator("body").inner_text()
        if is_shown(player):
            tapped_away(player)
            shown += 1
        who = step(player, dice)
        had |= {who} if who else set()
        player.page.wait_for_timeout(60)
    assert had == set(NAMES)
    if far == "to the end":
        somebody_else_comes(player)
        player.button("end.rematch").click()
        expect(curtain(player)).to_be_visible()


def test_three_people_on_one_device_take_a_bot_along(sit: Sit) -> None:
    player = sit()
    player.page.goto(player.url)
    player.on_shelf("cockroach").click()
    player.page.get_by_label(player.say("name.label")).fill(NAMES[0])
    player.choose("create.players", 3)
    player.page.get_by_role("switch", name=player.say("round.switch", "room")).check()
    for place, name in enumerate(NAMES[1:], start=2):
        player.page.get_by_label(player.say("round.player", "room", place=place), exact=True).fill(name)
    player.choose("create.bots.label", 1)
    player.button("create.submit.label").click()
    expect(player.button("lobby.ready_together")).to_be_visible()
    expect(player.page.locator("#main li .badge")).to_have_count(4)
    expect(player.page.locator("#main li .bot-sign")).to_have_count(1)


def test_a_reload_with_the_cards_open_brings_the_curtain_back(sit: Sit) -> None:
    player = sit("ja")
    together(player, ("ミカ", "ケン"))
    player.button("lobby.ready_together").click()
    curtain(player).get_by_role("button").first.click()
    expect(player.page.locator("[data-hand]").first).to_be_visible()
    player.page.reload()
    expect(curtain(player)).to_be_visible()
    assert player.page.locator(CARDS).count() == 0
    curtain(player).get_by_role("button").first.click()
    player.button("round.hide", "room").click()
    expect(player.page.locator(".foot")).to_be_visible()
    assert player.page.locator(CARDS).count() == 0
    expect(curtain(player)).to_be_visible()


def end_match(player: Player) -> None:
    """All who share the device want the match to end, by one of them."""
    expect(curtain(player)).to_be_visible()
    player.pause()
    player.button("round.table", "room").click()
    player.button("table.menu").click()
    player.button("table.end_match").click()
    player.page.locator("dialog[open]").get_by_role("button", name=player.say("table.end_match")).last.click()
    expect(player.button("end.rematch")).to_be_visible()


def test_a_look_at_the_table_ends_with_its_match(sit: Sit) -> None:
    """Who looked on when a match was ended is called behind a curtain at the next one too."""
    player = sit()
    together(player, NAMES[:2])
    player.pause()
    player.page.get_by_text(player.say("lobby.settings_of_table")).click()
    starter = player.page.get_by_role("group", name=player.say("option.starter.name", "cockroach"))
    starter.get_by_role("radio", name=player.say("option.starter.chosen", "cockroach")).check(force=True)
    player.pause()
    player.button("lobby.ready_together").click()
    for _ in range(2):
        end_match(player)
        player.pause()
        player.button("end.rematch").click()
        expect(curtain(player)).to_be_visible()


def test_a_third_player_comes_between_two_matches_and_is_called(sit: Sit) -> None:
    player = sit()
    together(player, NAMES[:2])
    player.button("lobby.ready_together").click()
    end_match(player)
    sheet = company(player, "company.change")
    added(player, sheet, "Jo")
    assert sound(player.page) == []
    player.page.keyboard.press("Escape")
    player.button("lobby.ready_together").click()
    expect(curtain(player)).to_be_visible()
    while taken(player) != "Jo":
        player.page.locator("button.tile").first.click()
        player.page.locator(".seats button").filter(has_text="Jo").click()
        player.page.locator(".claims button").first.click()
        expect(curtain(player)).to_be_visible()


def test_nothing_of_a_shut_seat_comes_over_the_line(sit: Sit) -> None:
    player = sit()
    heard: list[str] = []
    listen(player, heard)
    together(player, NAMES)
    player.button("lobby.ready_together").click()
    expect(curtain(player)).to_be_visible()
    player.page.wait_for_timeout(500)
    assert any('"view"' in text for text in heard), "else this finds nothing at all"
    assert [text for text in heard if '"truth":' in text] == []
    taken(player)
    player.page.wait_for_timeout(500)
    assert any('"truth":' in text for text in heard)


def shown(sit: Sit, code: str, heard: list[str]) -> list[Player]:
    """Two big screens of the table, and all that comes over their lines."""
    screens = [sit(size="1280x800"), sit("ja", size="820x1180")]
    for screen in screens:
        listen(screen, heard)
        screen.page.goto(f"{screen.url}/t/{code}/screen")
        expect(screen.page.locator(f'img[src="/api/tables/{code}/qr.svg"]')).to_be_visible()
        expect(screen.page.locator("#main")).to_contain_text("Mika")
        assert sound(screen.page) == []
    return screens


@pytest.mark.parametrize("far", ["a few turns", pytest.param("to the end", marks=pytest.mark.thorough)])
def test_a_screen_shows_the_lobby_follows_the_match_and_stays_for_the_next(sit: Sit, far: str) -> None:
    both, heard = [sit(), sit("ja")], list[str]()
    code = both[0].open_table("Mika", players=2)
    screens = shown(sit, code, heard)
    both[1].join(code, "ケン")
    for player in both:
        player.ready()
    told = screens[0].page.locator(".lately li")
    play_until(both, lambda: told.count() > 1, seed=1)
    for screen in screens:
        expect(screen.page.locator(".plate")).to_have_count(2)
        assert sound(screen.page) == []
        assert screen.page.locator(CARDS).count() == 0
    assert [text for text in heard if '"truth":' in text] == []
    if far == "to the end":
        play_until(both, lambda: all(player.is_over for player in both), seed=2, patience_s=170)
    else:
        agree_to_end(*both)
    for screen in screens:
        expect(screen.page.locator(".end")).to_contain_text(screen.say("screen.again", "room"))
    for player in both:
        player.button("end.rematch").click()
    for screen in screens:
        expect(screen.page.locator(".end")).to_have_count(0)


def test_a_table_without_watchers_says_so_on_the_screen(sit: Sit) -> None:
    mika, screen = sit(), sit(size="1280x800")
    code = mika.open_table("Mika", players=2)
    mika.page.locator("details summary").first.click()
    mika.page.get_by_role("switch", name=mika.say("lobby.watchers_allowed")).click()
    mika.page.wait_for_timeout(500)
    screen.page.goto(f"{screen.url}/t/{code}/screen")
    expect(screen.page.get_by_role("alert")).to_contain_text(screen.say("screen.no_watchers", "room"))


def test_the_menu_says_where_the_screen_is(sit: Sit) -> None:
    mika = sit()
    code = mika.open_table("Mika", players=2)
    mika.button("table.menu").click()
    mika.button("table.big_screen").click()
    address = mika.page.get_by_label(mika.say("screen.link", "room"))
    expect(address).to_have_value(f"{mika.url}/t/{code}/screen")
    expect(mika.page.get_by_alt_text(mika.say("screen.qr", "room", table=code))).to_be_visible()
    # Opened on the phone itself it says for what it is meant, and leads back to the table.
    mika.page.goto(address.input_value())
    expect(mika.page.get_by_text(mika.say("screen.small", "room"))).to_be_visible()
    assert sound(mika.page) == []
    mika.page.get_by_role("link", name=mika.say("screen.to_table", "room")).click()
    expect(mika.button("lobby.ready")).to_be_visible()
