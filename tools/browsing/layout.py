"""Looks at a page as a designer would: cut text, small, lost or overlapping targets, pale signs and words."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from playwright.sync_api import Page

LOOK = Path(__file__).with_name("layout.js").read_text(encoding="utf-8")
CONTRAST = Path(__file__).with_name("contrast.js").read_text(encoding="utf-8")


def faults(page: Page) -> list[str]:
    """Return what is wrong with the page as it is now, in words."""
    return cast("list[str]", page.evaluate(LOOK))


def pale(page: Page) -> list[str]:
    """Return signs and words that stand out too little, in the light and in the dark."""
    return cast("list[str]", page.evaluate(CONTRAST))
