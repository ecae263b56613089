"""One's seat moves to another device by a link, which works once; the first device can go on too."""

from __future__ import annotations

import pytest
from browser.conftest import Sit
from browsing.match import asks, play_until
from browsing.player import Player
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(120)]

HAND = "all => all.map((pile) => [pile.dataset.hand, pile.getAttribute('style')])"


def moving_link(player: Player) -> str:
    """What the menu gives for one's other device."""
    player.button("table.menu").click()
    player.button("transfer.heading").click()
    sheet = player.page.get_by_role("dialog")
    expect(sheet.get_by_role("img", name=player.say("transfer.qr"))).to_be_visible()
    expect(sheet.get_by_text(player.say("transfer.hint"))).to_be_visible()
    return sheet.get_by_label(player.say("transfer.link"), exact=True).input_value()


def hand(player: Player) -> list[list[str]]:
    found: list[list[str]] = player.page.locator("[data-hand]").evaluate_all(HAND)
    return found


def wait_until_asked(*devices: Player) -> None:
    for _ in range(200):
        if all(device.is_asked for device in devices):
            return
        devices[0].page.wait_for_timeout(100)
    raise AssertionError("nobody asked the seat anything on every device")


def test_the_second_device_has_the_seat_and_its_cards(sit: Sit) -> None:
    phone, laptop, late = sit(), sit("ja", "1280x800"), sit()
    code = phone.open_table("Mika", bots=3)
    phone.ready()
    play_until([phone], lambda: asks(phone, "card"))
    link = moving_link(phone)
    assert hand(phone)
    laptop.page.goto(link)
    expect(laptop.turn).to_contain_text(laptop.say("table.your_turn"))
    assert laptop.page.url == f"{laptop.url}/t/{code}", "the link's secret is not kept in the address"
    assert hand(laptop) == hand(phone)
    late.page.goto(link)
    expect(late.page.get_by_text(late.say("refused.transfer_gone", "refusals"))).to_be_visible()
    assert hand(late) == []


def test_both_devices_hold_the_seat_as_the_page_says(sit: Sit) -> None:
    """Somebody whose new phone dies goes on where he was; what is answered on one is seen on the other."""
    phone, laptop = sit(), sit(size="1280x800")
    phone.open_table("Mika", bots=3)
    phone.ready()
    play_until([phone], lambda: asks(phone, "card"))
    laptop.page.goto(moving_link(phone))
    phone.page.keyboard.press("Escape")
    expect(laptop.turn).to_contain_text(laptop.say("table.your_turn"))
    for one, other in ((laptop, phone), (phone, laptop)):
        wait_until_asked(phone, laptop)
        play_until([one], lambda other=other: not other.is_asked)  # type: ignore[misc]
