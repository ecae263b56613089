"""The rulebook at the table: whole, in both languages, and open at the clause that matters."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from browser.conftest import Sit
from browser.refusing import LISTEN_TO_SOCKET, SEND, is_refused
from browsing.match import asks, play_until
from browsing.player import Player
from playwright.sync_api import expect

import yomiai

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(240)]

RULES = Path(__file__).parents[2] / "docs/rules"
BOOKS = sorted(path.name.removesuffix(".md") for path in RULES.glob("*.md"))
ASSETS = Path(yomiai.__file__).parent / "page/assets"


def texts(tree: object) -> str:
    """All texts of a book as the page has it, in their order."""
    if isinstance(tree, dict):
        order = ("text", "heading", "blocks", "head", "rows", "cells", "passage", "items", "spans")
        return "".join(texts(tree[name]) for name in order if name in tree)
    if isinstance(tree, list):
        return "".join(map(texts, tree))
    return str(tree)


def written(markdown: str) -> str:
    """The same without what is not text: marks of headings, lists, tables and stress, and all spaces."""
    lines = [line for line in markdown.splitlines() if not re.fullmatch(r"[|\-: ]+", line)]
    bare = [re.sub(r"^(#+|-|\d+\.) ", "", line.strip()) for line in lines]
    return re.sub(r"[\s|*]", "", "".join(bare))


@pytest.mark.parametrize("book", BOOKS)
def test_nothing_of_a_rulebook_is_lost(sit: Sit, book: str) -> None:
    player = sit()
    player.page.goto(player.url)
    (chunk,) = ASSETS.glob(f"{book}-*.js")
    read = player.page.evaluate("path => import(path).then((book) => book.default)", f"/assets/{chunk.name}")
    markdown = (RULES / f"{book}.md").read_text(encoding="utf-8")
    assert re.sub(r"\s", "", texts(read)) == written(markdown)
    clauses = set(re.findall(r"\b[A-Z]{1,2}-\d+[a-z]?\b", markdown))
    named = {
        one for found in re.findall(r'"clauses": \[(.*?)\]', json.dumps(read)) for one in found.split('"')
    }
    assert clauses <= named


def at_the_table(sit: Sit, lang: str = "en") -> Player:
    player = sit(lang)
    player.page.add_init_script(LISTEN_TO_SOCKET)
    player.open_table("Mika", bots=3)
    player.ready()
    play_until([player], lambda: asks(player, "card"))
    return player


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_question_opens_the_rulebook_where_it_stands(sit: Sit, lang: str) -> None:
    player = at_the_table(sit, lang)
    player.button("rulebook.about_question").click()
    expect(player.page.locator("[data-found]")).to_contain_text("C-05")
    expect(player.page.locator("[data-found]")).to_be_in_viewport()


def test_words_and_clauses_are_found(sit: Sit) -> None:
    player = at_the_table(sit)
    player.button("table.menu").click()
    player.button("rulebook.open").click()
    book = player.page.get_by_role("dialog")
    search = player.page.get_by_role("searchbox")
    search.fill("c 16")
    expect(book.get_by_role("listitem").filter(has_text="C-16")).to_have_count(1)
    search.fill("two players")
    expect(book.get_by_role("heading", name="Two players")).to_be_visible()
    search.fill("zebra")
    expect(book).to_contain_text(player.say("rulebook.nothing_found", text="zebra"))


def test_a_refusal_says_why_and_opens_its_clause(sit: Sit) -> None:
    """Nobody can slide a card to himself. The page offers no such thing, so the server is told directly."""
    player = at_the_table(sit)
    player.page.evaluate(f"""() => {{
      const [asked] = window.sight.asked;
      const {{ questions }} = asked.choices;
      const [card] = questions[0].branches;
      const [seat] = questions[card.then].branches;
      const [claim] = questions[seat.then].branches;
      ({SEND})([card.choice, {{ is: 'seat', seat: asked.seat }}, claim.choice]);
    }}""")
    is_refused(player, "C-06", "cockroach")
