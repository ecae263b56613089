"""Who may see what is said of every secret of every game, of nothing else, and tried."""

from __future__ import annotations

import pytest
from promises.audience import audiences, hideable, looked_at
from promises.matches import cases

from yomiai.games import registry
from yomiai.kernel.game import Game

SEEDS = range(300, 310)  # what is rare comes up in the first few
GAMES = pytest.mark.parametrize("game", registry.games(), ids=lambda game: str(game.name))


@GAMES
def test_every_secret_has_its_audience(game: Game) -> None:
    assert set(audiences(game)) == hideable(game)


@GAMES
def test_every_secret_comes_up_in_the_matches_played(game: Game) -> None:
    """Otherwise what is said of it would be tried by nothing."""
    missing = hideable(game)
    for seed in SEEDS:
        for case in cases(game):
            missing -= looked_at(case, seed)
        if not missing:
            break
    assert not missing
