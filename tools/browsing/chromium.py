"""Chromium without anything that talks to the world, and phones to look at."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

from playwright.sync_api import Browser, BrowserContext, Playwright

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A name that is not 127.0.0.1, so that plain http is as insecure here as on a phone at home.
    "--host-resolver-rules=MAP phone.test 127.0.0.1",
)
SIZES = {"360x740": (360, 740), "390x844": (390, 844), "820x1180": (820, 1180), "1280x800": (1280, 800)}
NO_TOUCH = 1000
LOCALES = {"en": "en-GB", "ja": "ja-JP"}


@contextmanager
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """The machine's own Chromium."""
    path = os.environ.get("YOMIAI_CHROMIUM", "/usr/bin/chromium")
    browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
    try:
        yield browser
    finally:
        browser.close()


def device(browser: Browser, size: str = "360x740", lang: str = "en", **more: object) -> BrowserContext:
    """A fresh device of that size and language; what is narrow can be touched.

    Nothing moves on it unless the test is about what moves: to draw cards in flight is most of the work here.
    """
    width, height = SIZES[size]
    phone: dict[str, Any] = {"has_touch": True, "is_mobile": True} if width < NO_TOUCH else {}
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=LOCALES[lang],
        **phone,
        **cast("dict[str, Any]", {"reduced_motion": "reduce", **more}),
    )
    context.set_default_timeout(10_000)
    return context
