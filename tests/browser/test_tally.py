"""The evening's score at the end of a match: in words that fit who wins and who loses."""

from __future__ import annotations

import pytest
from browsing.gallery.modes import MODES
from browsing.gallery.seek import now, played
from browsing.gallery.stage import Stage
from browsing.layout import faults
from playwright.sync_api import Browser, expect

from yomiai.words import words

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(120)]


def test_where_one_alone_loses_the_score_counts_what_was_lost(browser: Browser) -> None:
    company = played("cockroach", MODES["cockroach"][0], lambda one: one.table.status == "over")
    rows = company.table.shown(0).tally
    assert sum(row.lost for row in rows) == 1
    for lang in ("en", "ja"):
        stage = Stage(browser, [now(company, 0)], lang=lang)
        stage.show()
        score = stage.page.get_by_role("list", name=words("page", lang).say("end.series"))
        say = words("cockroach", lang).say
        mika = say("end.tally", name="Mika", lost=rows[0].lost, won=rows[0].won, count=1)
        expect(score.get_by_role("listitem").first).to_have_text(mika)
        assert faults(stage.page) == []
        stage.close()
