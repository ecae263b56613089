"""Raise Your Goblets is played whole in each of its three games; every kind of question survives a reload.

How each looks is the gallery's (test_gallery.py).
"""

from __future__ import annotations

import pytest
from browser.conftest import Sit
from browser.looking import bare_codes, looked_at, new_questions
from browsing.match import play_until
from browsing.player import Player
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(400)]

# What stands in the dock for each kind of question.
QUESTIONS = {"action": ".actions button", "place": ".picks [data-is=place]", "other": ".picks button"}
WITH_CURTAIN = "localStorage.setItem('yomiai.settings', JSON.stringify({curtain: true, lang: 'ja'}))"
HOUSES = {2: 2, 4: 4, 12: 6}
SHORT = {2: {}, 4: {"courses": "1", "initial_fill": "on"}, 12: {"courses": "1"}}


def seated(sit: Sit, players: int) -> list[Player]:
    """Two people and bots at a table, in a match."""
    mika, ken = sit(reduced_motion="reduce"), sit("ja", "390x844", reduced_motion="reduce")
    code = mika.open_table("Mika", players=players, game="goblets", house=SHORT[players])
    ken.join(code, "ケン")
    if players > 2:
        mika.fill_with_bots()
    mika.ready()
    ken.ready()
    return [mika, ken]


@pytest.mark.parametrize(
    "players", [n if n != 4 else pytest.param(n, marks=pytest.mark.thorough) for n in sorted(HOUSES)]
)
def test_a_whole_match_and_every_kind_of_question(sit: Sit, players: int) -> None:
    people = seated(sit, players)
    wrong: list[str] = []
    met: set[str] = set()
    for player, _ in new_questions(people, QUESTIONS, met, seed=3, patience_s=240):
        expect(player.page.locator(".piece")).to_have_count(6 if players == 2 else HOUSES[players])
        expect(player.page.locator(".station")).to_have_count(HOUSES[players])
        player.page.reload()
        expect(player.turn).to_contain_text(player.say("table.your_turn"))
    assert "action" in met
    for player in people:
        # Whatever was drunk lies open, with who lives.
        drunk = player.page.locator(".reckoning ol > li")
        assert drunk.count() >= 1 if players == 2 else drunk.count() == HOUSES[players]
        wrong += looked_at(player.page, f"end ({player.lang})")
        player.button("table.log").click()
        wrong += [f"log ({player.lang}): {one}" for one in bare_codes(player.page)]
    assert wrong == []


def alone(sit: Sit, house: dict[str, str]) -> Player:
    """One person with three bots, asked for the first action."""
    player = sit(reduced_motion="reduce")
    player.open_table("Mika", players=4, bots=3, game="goblets", house=house)
    player.ready()
    expect(player.page.locator(".actions")).to_be_visible(timeout=60_000)
    return player


def alone_with_two_actions(sit: Sit) -> Player:
    """One person in a turn of two actions: at a table where a bot has called the toast before, he has one."""
    while True:
        player = alone(sit, {})
        if player.button("action.toast", "goblets").count():
            return player


def test_a_token_is_poured_by_keys_alone_and_noted(sit: Sit) -> None:
    player = alone(sit, {})
    page = player.page
    tile = page.locator("button.tile[data-token=poison]")
    tile.focus()
    page.keyboard.press("Enter")
    goblet = page.locator(".picks button").nth(1)
    expect(goblet).to_be_visible()
    goblet.focus()
    page.keyboard.press("Enter")
    told = player.say("board.you_know", "goblets", contents="").strip()
    expect(page.locator(f".piece [aria-label*='{told}']").first).to_be_attached()


def test_where_everybody_relies_on_memory_no_note_is_kept(sit: Sit) -> None:
    player = alone(sit, {"memory": "own"})
    page = player.page
    page.locator("button.tile[data-token=wine]").click()
    page.wait_for_timeout(400)
    page.locator(".picks button").first.click()
    expect(page.locator(".picks")).to_have_count(0)
    expect(page.locator(".note")).to_have_count(0)
    player.button("table.log").click()
    told = page.locator("dialog[open]")
    wine = player.say("token.wine", "goblets")
    expect(told).to_contain_text(player.say("event.poured_you_only", "goblets", goblet="")[:-1].strip())
    expect(told).not_to_contain_text(
        player.say("event.poured_you", "goblets", token=wine, goblet="")[:-1].strip()
    )


def test_a_claim_is_said_at_the_seat_and_stands_in_the_log(sit: Sit) -> None:
    player = alone(sit, {})
    player.button("claims.open", "goblets").click()
    page = player.page
    said = page.locator("dialog .said").inner_text()
    assert looked_at(page, "claim") == []
    player.button("claims.say", "goblets").click()
    expect(page.locator(f".speech[aria-label='{said}']")).to_be_visible()
    player.button("table.log").click()
    expect(page.locator("dialog[open]")).to_contain_text(said)


def test_after_the_first_action_the_toast_stands_there_with_its_reason(sit: Sit) -> None:
    player = alone_with_two_actions(sit)
    page = player.page
    toast = player.button("action.toast", "goblets")
    expect(toast).to_be_enabled()
    page.locator(".actions .rotate").click()
    expect(page.locator(".turn h2")).to_contain_text(player.say("ask.last_of_two", "goblets"))
    expect(toast).to_be_disabled()
    expect(toast).to_have_accessible_description(player.say("board.toast_first", "goblets"))


def test_a_goblet_looked_into_is_put_away_by_the_next_step(sit: Sit) -> None:
    player = alone_with_two_actions(sit)
    page = player.page
    page.locator(".actions .peek").click()
    expect(page.locator(".peek[role=status]")).to_be_visible()
    page.locator("button.tile").first.click()
    expect(page.locator(".picks button").first).to_be_visible()
    expect(page.locator(".peek[role=status]")).to_have_count(0)


def test_what_was_seen_lies_where_one_answers_and_the_table_stays_in_sight(sit: Sit) -> None:
    """Others play on meanwhile, and what they do is to be seen."""
    player = alone_with_two_actions(sit)
    page = player.page
    felt = page.locator(".felt").bounding_box()
    page.locator(".actions .peek").click()
    seen = page.locator(".answer .peek[role=status]")
    expect(seen).to_contain_text(player.say("peek.only_you", "goblets"))
    assert page.locator(".felt").bounding_box() == felt
    box, bottom = seen.bounding_box(), (page.viewport_size or {"height": 0})["height"]
    assert box is not None
    assert felt is not None
    assert box["y"] >= felt["y"] + felt["height"]
    assert box["y"] + box["height"] <= bottom
    player.pause()
    player.button("peek.close", "goblets").click()
    expect(seen).to_have_count(0)
    expect(page.locator(".actions")).to_be_visible()


def confided(sit: Sit) -> tuple[Player, Player, Player, str]:
    """Mika tells Ken, who has a curtain, something alone; Eve sits in another house. With what was said."""
    mika, ken, eve = (sit(lang, reduced_motion="reduce") for lang in ("en", "ja", "en"))
    ken.page.add_init_script(WITH_CURTAIN)
    code = mika.open_table("Mika", players=8, game="goblets")
    ken.join(code, "ケン")
    eve.join(code, "Eve")
    mika.fill_with_bots()
    for player in (mika, ken, eve):
        player.ready()
    ken.button("curtain.show").click()
    # Until it is her turn goblets move, and what she is about to say is about another one.
    play_until([ken, eve], lambda: mika.page.locator(".actions").count() > 0)
    mika.button("claims.open", "goblets").click()
    sheet = mika.page.locator("dialog[open]")
    everybody = sheet.locator(".said").inner_text()
    sheet.get_by_role("radio", name=mika.say("claims.alone", "goblets", name="ケン")).check(force=True)
    said = sheet.locator(".said").inner_text()
    assert said == mika.say("talk.confided", name="Mika", to="ケン", text=everybody)
    assert looked_at(mika.page, "confiding") == []
    mika.button("claims.say", "goblets").click()
    return mika, ken, eve, said


def test_what_is_said_to_the_partner_alone_is_told_to_nobody_else(sit: Sit) -> None:
    """Not in words, not in pictures, and not from behind his curtain either."""
    mika, ken, eve, said = confided(sit)
    begins = ken.say("talk.confided", name="Mika", to="ケン", text="").strip()
    expect(mika.page.locator(f".speech.confided[aria-label='{said}']")).to_be_visible()
    expect(ken.page.locator(f".speech.confided[aria-label^='{begins}']")).to_be_visible()
    for player, hears in ((mika, True), (ken, True), (eve, False)):
        player.button("table.log").click()
        told = player.say("talk.confided", name="Mika", to="ケン", text="").strip()
        log = player.page.locator("dialog[open]")
        expect(log).to_contain_text(told) if hears else expect(log).not_to_contain_text(told)
    expect(eve.page.locator(".speech.confided")).to_have_count(0)
    ken.page.keyboard.press("Escape")
    ken.page.evaluate("WebSocket.prototype.send = () => undefined")  # it is gone without the server's word
    ken.button("curtain.hide").click()
    expect(ken.button("curtain.show")).to_be_visible()
    ken.button("table.log").click()
    expect(ken.page.locator("dialog[open] li").first).to_be_visible()
    # Not shown, not spoken, not as anybody's name or description: the whole document is searched.
    assert begins not in ken.page.locator("html").inner_html()


def test_fewer_guests_cannot_have_the_rebels_of_many(sit: Sit) -> None:
    """What was chosen for twelve falls back to the rulebook's for seven; the courses stay as chosen."""
    mika = sit(reduced_motion="reduce")
    mika.open_table("Mika", players=12, game="goblets", house={"courses": "12", "rebels": "6"})
    page = mika.page
    page.get_by_text(mika.say("lobby.settings_of_table")).click()
    page.wait_for_timeout(500)  # what comes next may stand where the fold was tapped: it is no double tap
    rebels = page.get_by_role("group", name=mika.say("option.rebels.name", "goblets"), exact=True)
    courses = page.get_by_role("group", name=mika.say("option.courses.name", "goblets"), exact=True)
    players = page.get_by_role("group", name=mika.say("create.players"))
    expect(rebels.get_by_role("radio", name="6", exact=True)).to_be_checked()
    players.get_by_role("radio", name="7", exact=True).check(force=True)
    expect(rebels.get_by_role("radio")).to_have_count(4)
    expect(rebels.get_by_role("radio", name="1", exact=True)).to_be_checked()
    expect(courses.get_by_role("radio", name="12", exact=True)).to_be_checked()
    assert looked_at(page, "options") == []
