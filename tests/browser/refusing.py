"""What the page never offers is sent all the same, so that the server has to say no."""

from __future__ import annotations

from browsing.player import Player
from playwright.sync_api import expect

LISTEN_TO_SOCKET = """(() => {
  const own = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', { ...own, set(listener) {
    window.socket = this;
    own.set.call(this, listener && ((event) => {
      const sight = JSON.parse(event.data).sight;
      if (sight) window.sight = sight;
      listener.call(this, event);
    }));
  } });
})()"""
QUESTION = "() => window.sight?.asked.find(({ must }) => must)?.choices.questions[0].ask ?? ''"
SEND = """(choices) => {
  const asked = window.sight.asked.find(({ must }) => must);
  const { seat, question } = asked;
  const act = { type: 'act', id: 'a'.repeat(24), seat, question, choices };
  window.socket.send(JSON.stringify(act));
}"""


def asked(player: Player) -> str:
    """The question that the player must answer now; "" while he is not asked."""
    return str(player.page.evaluate(QUESTION)) if player.is_asked else ""


def is_refused(player: Player, clause: str, area: str) -> None:
    """The page says why in words, and opens the rulebook at the clause."""
    refused = player.page.locator(".toasts button.trouble")
    expect(refused).to_have_text(player.say(f"clause.{clause}", area))
    player.button("rulebook.why").click()
    found = player.page.locator("[data-found]")
    expect(found).to_contain_text(clause)
    expect(found).to_be_in_viewport()
