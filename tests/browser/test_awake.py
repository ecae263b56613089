"""A screen that nobody touches stays lit while a match runs, and is let go when it is over."""

from __future__ import annotations

import pytest
from browser.conftest import Sit
from browser.parting import agree_to_end
from browser.test_one_room import curtain, end_match, together
from browsing.player import Player
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(240)]

LOCKS = """
window.locks = 0;
window.hide = (isHidden) => {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
  window.locks += 1;
  const lock = { released: false, release: async () => {
    if (!lock.released) window.locks -= 1;
    lock.released = true;
  } };
  document.addEventListener('visibilitychange', () => document.hidden && lock.release());
  return lock;
} } });
"""
"""A browser that gives locks, and takes them back from a page that is hidden."""


def lit(player: Player, locks: int) -> None:
    player.page.wait_for_timeout(100)
    assert player.page.evaluate("window.locks") == locks


def test_a_phone_stays_lit_while_a_match_runs(sit: Sit) -> None:
    mika, ken = sit(), sit()
    mika.page.add_init_script(LOCKS)
    ken.join(mika.open_table("Mika", players=2), "Ken")
    lit(mika, 0)
    mika.ready()
    ken.ready()
    expect(mika.turn).to_be_visible()
    lit(mika, 1)
    agree_to_end(mika, ken)
    expect(mika.button("end.rematch")).to_be_visible()
    lit(mika, 0)


def test_a_phone_that_was_put_away_is_lit_again_and_asks_but_once(sit: Sit) -> None:
    mika = sit()
    mika.page.add_init_script(LOCKS)
    mika.open_table("Mika", players=2, bots=1)
    mika.ready()
    expect(mika.turn).to_be_visible()
    lit(mika, 1)
    mika.page.evaluate("window.hide(true)")
    lit(mika, 0)
    mika.page.evaluate("[window.hide(false), window.hide(false)]")
    lit(mika, 1)
    mika.page.evaluate("window.hide(false)")
    lit(mika, 1)


def test_a_device_that_goes_round_stays_lit_behind_its_curtain_too(sit: Sit) -> None:
    device = sit()
    device.page.add_init_script(LOCKS)
    together(device, ["Mika", "Ken"])
    lit(device, 0)
    device.button("lobby.ready_together").click()
    expect(curtain(device)).to_be_visible()
    assert device.page.evaluate("window.locks") > 0
    end_match(device)
    lit(device, 0)
