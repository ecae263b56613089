"""What moves, bubbles up or blinks can be switched off, each by itself."""

from __future__ import annotations

import json

import pytest
from browser.conftest import Sit
from browsing.match import asks, play_until
from browsing.player import Player
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(240)]

WATCH = """() => {
  window.seen = { ghosts: 0, turns: 0, bubbles: 0 };
  window.moved = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, ...rest) {
    if (JSON.stringify(frames).includes('rotateY')) window.seen.turns += 1;
    if (JSON.stringify(frames).includes('transform')) window.moved += 1;
    return animate.call(this, frames, ...rest);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) {
      if (node.classList?.contains('ghost')) window.seen.ghosts += 1;
      if (node.parentElement?.matches?.('.said')) window.seen.bubbles += 1;
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""
# A phone that can be heard and felt: what it would play and how often it would buzz is counted.
LISTEN = """() => {
  window.felt = { sounds: 0, buzzes: 0 };
  window.pitches = [];
  navigator.vibrate = () => { window.felt.buzzes += 1; return true; };
  const resume = AudioContext.prototype.resume;
  AudioContext.prototype.resume = function () { window.ear = this; return resume.call(this); };
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    kind.prototype.start = () => { window.felt.sounds += 1; };
    kind.prototype.stop = () => undefined;  // what was never started cannot be stopped
  }
  const set = AudioParam.prototype.setValueAtTime;
  AudioParam.prototype.setValueAtTime = function (value, at) {
    window.pitches.push(value);
    return set.call(this, value, at);
  };
}"""
CHIME = 659  # Hz; of sound.ts's your_turn the first note, and of nothing else before the end
CALLS = {"sound": "sounds", "vibration": "buzzes"}
SWITCHES = {"flights": "ghosts", "flips": "turns", "bubbles": "bubbles"}


def seen_at_a_table(
    sit: Sit, reduced_motion: str = "no-preference", **chosen: bool | str
) -> tuple[Player, dict[str, int]]:
    """Play until a card was judged and something said, with these settings; what was to be seen."""
    player = sit(reduced_motion=reduced_motion)
    stored = json.dumps({"lang": "en", "motion": "full", **chosen})
    player.page.add_init_script(f"localStorage.setItem('yomiai.settings', JSON.stringify({stored}))")
    player.open_table("Mika", bots=3)
    player.page.evaluate(WATCH)
    player.ready()
    play_until([player], lambda: player.page.locator(".result").count() > 0)
    player.page.wait_for_timeout(1200)
    player.button("table.talk").click()
    player.page.get_by_role("dialog").get_by_role("listitem").first.get_by_role("button").click()
    player.page.wait_for_timeout(600)
    return player, player.page.evaluate("window.seen")


def test_everything_moves_where_nothing_is_switched_off(sit: Sit) -> None:
    player, seen = seen_at_a_table(sit)
    assert all(seen.values()), seen
    assert player.page.evaluate("window.moved") > 0


@pytest.mark.parametrize(("switch", "effect"), SWITCHES.items())
def test_each_can_be_switched_off(sit: Sit, switch: str, effect: str) -> None:
    _player, seen = seen_at_a_table(sit, **{switch: False})
    assert seen.pop(effect) == 0
    assert all(seen.values()), seen


@pytest.mark.parametrize(("device", "chosen"), [("reduce", "full"), ("no-preference", "calm")])
def test_nothing_moves_where_less_motion_is_asked_for(sit: Sit, device: str, chosen: str) -> None:
    """By the device, whatever was chosen here, or in the settings: what would travel or turn only fades."""
    player, seen = seen_at_a_table(sit, device, motion=chosen)
    assert player.page.evaluate("window.moved") == seen["turns"] == 0
    assert seen["bubbles"]


def switch_off(player: Player, switch: str) -> None:
    """In the settings, as a person does it: not so quickly that a tap is half of a double tap."""
    player.button("table.menu").click()
    player.pause()
    player.button("settings.heading").click()
    player.pause()
    wanted = player.page.get_by_role("dialog").get_by_role("switch", name=player.say(f"settings.{switch}"))
    wanted.uncheck(force=True)


def test_the_title_calls_unless_it_is_switched_off(sit: Sit) -> None:
    player = sit()
    player.open_table("Mika", bots=3)
    player.ready()
    play_until([player], lambda: asks(player, "card"))
    expect(player.page).to_have_title(f"● {player.say('table.your_turn')} – {player.say('app.name')}")
    switch_off(player, "title_call")
    expect(player.page).not_to_have_title(f"● {player.say('table.your_turn')} – {player.say('app.name')}")


def called_to_the_turn(sit: Sit, *off: str) -> tuple[Player, dict[str, int]]:
    """Switch these off in the settings and play until it is one's turn; what was heard and felt."""
    player = sit()
    player.page.add_init_script(f"({LISTEN})()")
    player.open_table("Mika", bots=3)
    for switch in off:
        switch_off(player, switch)
        player.page.keyboard.press("Escape")
    player.page.evaluate("window.felt = { sounds: 0, buzzes: 0 }")
    player.ready()
    play_until([player], lambda: asks(player, "card"))
    return player, player.page.evaluate("window.felt")


def rests(player: Player) -> bool:
    """Whether the sound stops working soon."""
    for _ in range(40):
        if player.page.evaluate("window.ear.state") == "suspended":
            return True
        player.page.wait_for_timeout(200)
    return False


def test_a_sound_and_a_buzz_call_to_the_turn(sit: Sit) -> None:
    player, felt = called_to_the_turn(sit)
    assert all(felt.values()), felt
    assert CHIME in player.page.evaluate("window.pitches")
    # Nothing sounds while one thinks; what goes on playing silence costs a phone its battery.
    assert rests(player)


@pytest.mark.parametrize(("switch", "call"), CALLS.items())
def test_sound_and_buzz_can_be_switched_off(sit: Sit, switch: str, call: str) -> None:
    _player, felt = called_to_the_turn(sit, switch)
    assert felt.pop(call) == 0
    assert all(felt.values()), felt


def test_one_tap_at_a_running_table_switches_the_sound_off(sit: Sit) -> None:
    player = sit()
    player.page.add_init_script(f"({LISTEN})()")
    player.open_table("Mika", bots=3)
    player.ready()
    expect(player.turn).to_be_visible()
    sound = player.page.get_by_role("switch", name=player.say("settings.sound"))
    expect(sound).to_have_attribute("aria-checked", "true")
    player.pause()
    sound.click()
    expect(sound).to_have_attribute("aria-checked", "false")
    player.page.evaluate("window.felt = { sounds: 0, buzzes: 0 }")
    play_until([player], lambda: player.page.evaluate("window.felt.buzzes") > 0)
    assert player.page.evaluate("window.felt.sounds") == 0
    player.page.reload()
    expect(sound).to_have_attribute("aria-checked", "false")
