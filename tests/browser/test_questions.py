"""At every kind of question: reload, tap twice, answer too late, lose the network."""

from __future__ import annotations

import pytest
from browser.conftest import Sit
from browser.double_tap import tap_twice
from browsing.match import ASKED, asks, play_until
from browsing.player import Player
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(240)]


def alone(sit: Sit, lang: str = "en") -> Player:
    """One person with three bots, in a match."""
    player = sit(lang)
    player.open_table("Mika", players=4, bots=3)
    player.ready()
    expect(player.turn).to_be_visible()
    return player


def asked_for(player: Player, kind: str) -> None:
    """Play until that question stands; seats and claims are steps within an action."""
    steps = {"seat": ("card",), "claim": ("card", "seat")}.get(kind, (kind,))
    play_until([player], lambda: asks(player, steps[0]), seed=len(kind))
    if kind in {"seat", "claim"}:
        player.page.locator("button.tile").first.click()
        expect(player.page.locator(".seats .button").first).to_be_visible()
    if kind == "claim":
        player.page.wait_for_timeout(400)
        player.page.locator(".seats .button").first.click()
        expect(player.page.locator(".claims button").first).to_be_visible()


@pytest.mark.parametrize("kind", sorted(ASKED))
def test_reload_at_every_kind_of_question(sit: Sit, kind: str) -> None:
    player = alone(sit)
    asked_for(player, kind)
    player.page.reload()
    expect(player.turn).to_contain_text(player.say("table.your_turn"))
    assert player.is_asked
    player.answer(0)


def test_reload_after_looking_still_shows_the_card(sit: Sit) -> None:
    player = alone(sit)
    play_until([player], lambda: asks(player, "look"))
    player.button("answer.look", "cockroach").click()
    expect(player.page.locator(".seats .button").first).to_be_visible()
    line = player.turn.inner_text()
    player.page.reload()
    expect(player.turn).to_have_text(line, use_inner_text=True)


@pytest.mark.parametrize("kind", sorted(ASKED))
def test_a_double_tap_answers_once(sit: Sit, kind: str) -> None:
    player = alone(sit)
    asked_for(player, kind)
    before = player.turn.inner_text()
    tap_twice(player, player.answers[0])
    if kind == "card":  # the seats stand under the finger now, and none is chosen
        assert asks(player, "seat")
    elif kind == "seat":
        assert asks(player, "claim")
    else:
        expect(player.turn).not_to_have_text(before)
    assert player.page.locator(".toasts button.trouble").count() == 0


def test_a_double_tap_after_looking_passes_once(sit: Sit) -> None:
    player = alone(sit)
    play_until([player], lambda: asks(player, "look"))
    player.button("answer.look", "cockroach").click()
    receivers, claims = player.page.locator(".seats .button"), player.page.locator(".claims button")
    expect(receivers.first).to_be_visible()
    before = player.turn.inner_text()
    player.pause()
    tap_twice(player, receivers.first)
    expect(claims.first).to_be_visible()
    player.pause()
    tap_twice(player, claims.first)
    expect(player.turn).not_to_have_text(before)
    assert player.page.locator(".toasts button.trouble").count() == 0


def test_a_double_tap_says_a_phrase_once(sit: Sit) -> None:
    player = alone(sit)
    asked_for(player, "card")
    player.button("table.talk").click()
    phrase = player.page.locator("dialog[open] .phrases button").first
    said = phrase.inner_text()
    player.pause()
    tap_twice(player, phrase)
    player.button("table.log").click()
    expect(player.page.locator("dialog[open]").get_by_text(said)).to_have_count(1)


def live_tables(player: Player) -> int:
    """How many tables the server has."""
    return int(player.page.request.get(f"{player.url}/health").json()["live_tables"])


def test_double_taps_before_a_match_count_once(sit: Sit) -> None:
    """One table is made, one person comes, and who was ready stays so."""
    mika, ken = sit(), sit()
    mika.page.goto(mika.url)
    mika.on_shelf("cockroach").click()
    mika.page.get_by_label(mika.say("name.label")).fill("Mika")
    mika.choose("create.players", 2)
    mika.choose("create.bots.label", 0)
    mika.pause()
    before = live_tables(mika)
    tap_twice(mika, mika.button("create.submit.label"))
    expect(mika.button("lobby.ready")).to_be_visible()
    assert live_tables(mika) == before + 1
    ken.page.goto(mika.page.url)
    ken.page.get_by_label(ken.say("name.label")).fill("Ken")
    ken.pause()
    tap_twice(ken, ken.button("landing.join"))
    expect(ken.button("lobby.ready")).to_be_visible()
    expect(mika.page.locator(".signs .chip")).to_have_count(2)
    mika.pause()
    tap_twice(mika, mika.button("lobby.ready"))
    expect(mika.button("lobby.ready_undo")).to_be_visible()
    ken.pause()
    tap_twice(ken, ken.button("lobby.ready"))
    expect(mika.turn).to_be_visible()
    expect(ken.turn).to_be_visible()


# What the server tells of the match comes late to this device; its answers to own messages do not.
SLOW_TO_HEAR = """() => {
  const own = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  const held = [];
  window.late = false;
  window.catchUp = () => { window.late = false; for (const hear of held.splice(0)) hear(); };
  Object.defineProperty(WebSocket.prototype, 'onmessage', { ...own, set(listener) {
    own.set.call(this, listener && ((event) => {
      const hear = () => listener.call(this, event);
      if (window.late && JSON.parse(event.data).type === 'update') held.push(hear);
      else hear();
    }));
  } });
}"""


def judged_as(player: Player, says: str) -> int:
    """How often the log has it that this person judged so."""
    player.button("table.log").click()
    lines = player.page.get_by_role("dialog").get_by_role("listitem").all_inner_texts()
    player.page.keyboard.press("Escape")
    return sum(player.say(f"event.judged_{says}_you", "cockroach") in line for line in lines)


def heard_of(player: Player, says: str, times: int) -> None:
    """Wait until the log has so many such judgements; the next question may already stand there."""
    for _ in range(50):
        if judged_as(player, says) == times:
            return
        player.page.wait_for_timeout(200)
    raise AssertionError(f"the log never told of the judgement {says!r}")


def test_a_late_click_is_refused_in_words_and_changes_nothing(sit: Sit) -> None:
    """Two devices of one seat: the second answers what the first has already answered."""
    player = alone(sit)
    places = player.page.evaluate("localStorage.getItem('yomiai.places')")
    other = sit("en")
    other.page.add_init_script(f"({SLOW_TO_HEAR})()")
    other.page.goto(other.url)
    other.page.evaluate("places => localStorage.setItem('yomiai.places', places)", places)
    other.page.goto(player.page.url)
    play_until([player], lambda: asks(player, "answer") and asks(other, "answer"))
    lies, trues = judged_as(other, "lie"), judged_as(player, "true")
    other.page.evaluate("window.late = true")
    player.button("answer.true", "cockroach").click()
    heard_of(player, "true", trues + 1)
    other.button("answer.lie", "cockroach").click()
    refused = other.page.locator(".toasts button.trouble")
    expect(refused).to_have_text(other.say("refused.closed", "refusals"))
    other.page.evaluate("window.catchUp()")
    heard_of(other, "true", trues + 1)
    assert judged_as(other, "lie") == judged_as(player, "lie") == lies


def test_a_lost_network_is_told_and_the_match_goes_on(sit: Sit) -> None:
    player = alone(sit)
    asked_for(player, "card")
    player.page.evaluate("() => dispatchEvent(new Event('online'))")
    player.page.context.set_offline(True)
    player.page.locator("button.tile").first.click()
    player.page.locator(".seats .button").first.click()
    player.page.locator(".claims button").first.click()
    expect(player.turn).to_contain_text(player.say("table.sending"))
    expect(player.page.locator(".banner")).to_be_visible(timeout=40_000)
    player.page.context.set_offline(False)
    expect(player.page.locator(".banner")).to_have_count(0, timeout=20_000)
    expect(player.turn).not_to_contain_text(player.say("table.sending"), timeout=20_000)
    assert player.page.locator(".toasts button.trouble").count() == 0
