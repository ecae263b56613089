"""The built page on one device, told of moments by its own socket: no server, no waiting for others.

Each moment stands at an address of its own, so that the page comes to it without anything in mind.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from playwright.sync_api import Browser, Route, WebSocketRoute

from browsing.chromium import device
from browsing.gallery.kinds import Way
from browsing.gallery.moments import Moment
from yomiai.server import page
from yomiai.server.headers import STRICT
from yomiai.wire.server import Update, Welcome

HOME: Final = "http://gallery.test"
NO_PREVIEW: Final = page.Preview("", "", "", "")
# Comes to an address as the back button does, and answers when the table with its board stands there.
GO: Final = """path => new Promise((resolve, reject) => {
  const end = Date.now() + 20_000;
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  const look = () => {
    if (document.querySelector('.board')) document.fonts.ready.then(() => requestAnimationFrame(resolve));
    else if (Date.now() > end) reject(new Error(`no board at ${path}: ${document.body.innerText}`));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(() => requestAnimationFrame(look));
})"""
ASKED: Final = "() => document.querySelector('.dock')?.dataset.ask ?? ''"
TAP: Final = """([buttons, place]) => new Promise(done => {
  document.querySelectorAll(buttons)[place]?.click();
  requestAnimationFrame(() => requestAnimationFrame(done));
})"""
BUTTONS: Final = ".answer button:enabled:not([data-aside] *)"


class Stage:
    """One device that shows moments.

    settings: as the page keeps them; nothing moves unless `flights` are among them.
    """

    def __init__(
        self,
        browser: Browser,
        moments: Sequence[Moment],
        size: str = "360x740",
        lang: str = "en",
        **settings: object,
    ) -> None:
        self._moments = moments
        self._socket: WebSocketRoute | None = None
        self.heard: list[dict[str, object]] = []
        self._known: dict[Way, int] = {}
        self._is_other = False
        self.size, self.lang = size, lang
        self.errors: list[str] = []
        motion = {"reduced_motion": "no-preference"} if settings.get("flights") else {}
        self.page = device(browser, size, lang, **motion).new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.route(HOME + "/**", _serve)
        self.page.route_web_socket("**/api/socket", self._meet)
        numbers = [(number, is_other) for number in range(len(moments)) for is_other in (False, True)]
        places = {_code(number, is_other=other): {"token": "token", "at": 1} for number, other in numbers}
        stored = {"yomiai.places": places, "yomiai.settings": {"flights": False, **settings}}
        for place, value in stored.items():
            self.page.add_init_script(
                f"localStorage.setItem({json.dumps(place)}, {json.dumps(json.dumps(value))})"
            )
        self.page.goto(HOME)

    def close(self) -> None:
        self.page.context.close()

    def steps(self) -> Iterator[tuple[Moment, Way]]:
        """Come to every step of every moment; each yields with the page ready to be looked at."""
        for number, moment in enumerate(self._moments):
            self.show(number)
            for way in moment.steps:
                self._take(number, way)
                yield moment, way

    def show(self, number: int = 0, way: str = "") -> None:
        """Come to a moment afresh, also from itself: each has two addresses. way: what follows the code."""
        self._is_other = not self._is_other
        self.page.evaluate(GO, f"/t/{_code(number, is_other=self._is_other)}{way}")

    def tell(self, *messages: Update) -> None:
        """Tell the page that is shown what happened next."""
        if self._socket is None:
            raise LookupError("nobody listens")
        for message in messages:
            self._send(self._socket, message)

    def _take(self, number: int, way: Way) -> None:
        """Go a way, tapping whatever leads on. A way of one question begins where the page stands."""
        if len(way) > 1:
            self.show(number)
        for length in range(2, len(way) + 1):
            self._tap(number, way[:length])

    def _tap(self, number: int, way: Way) -> None:
        """Take the last step of a way, by the button that did it before or else by each in turn."""
        step = way[-2:]
        known = self._known.get(step, 0)
        count = self.page.locator(BUTTONS).count()
        for place in sorted(range(count), key=lambda place: place != known):
            self.page.evaluate(TAP, [BUTTONS, place])
            if self._asked == way[-1]:
                self._known[step] = place
                return
            self.show(number)
            self._take(number, way[:-1])
        raise AssertionError(f"no button leads to {' > '.join(way)}")

    @property
    def _asked(self) -> str:
        return str(self.page.evaluate(ASKED))

    def _meet(self, socket: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            said = json.loads(text)
            if said["type"] == "hello":
                self._socket = socket
                for message in self._moments[int(said["code"][1:])].messages:
                    self._send(socket, message)
            elif said["type"] == "ping":
                socket.send('{"type":"pong"}')
            else:
                self.heard.append(said)

        socket.on_message(hear)

    def _send(self, socket: WebSocketRoute, message: Welcome | Update) -> None:
        socket.send(msgspec.json.encode(message).decode())


def _code(number: int, *, is_other: bool) -> str:
    return f"{'GH'[is_other]}{number:03}"


def _serve(route: Route) -> None:
    """A file as the server has it, or the page itself for an address within it; with the server's policy."""
    path = route.request.url.removeprefix(HOME).split("?")[0]
    found = page.file(path)
    if found is not None:
        route.fulfill(body=found.body, headers={**STRICT, "content-type": found.media_type})
    elif "." in path:
        route.fulfill(status=404)
    else:
        route.fulfill(body=page.index(NO_PREVIEW), headers={**STRICT, "content-type": "text/html"})
