"""A character shows in play; the counter plays as it did before there were characters."""

from __future__ import annotations

import hashlib
import json
from itertools import pairwise
from pathlib import Path

import pytest
from bots.bouts import NOTHING, bout
from bots.spoken import DOUBTING, UNTRUE, shares

from yomiai.arena.command import main
from yomiai.arena.tournament import Setting, compete
from yomiai.bots.character import CHARACTERS, COUNTER
from yomiai.bots.registry import BLUFFING, TOGETHER, aside, best, bot, bots
from yomiai.games.goblets.claiming import holds
from yomiai.games.goblets.records import Peeked, Tokens
from yomiai.games.registry import SHELF
from yomiai.kernel.generator import Generator
from yomiai.kernel.secret import Secret
from yomiai.words import LANGUAGES, words

BEFORE = {
    ("cockroach", 2, 2): "cab00b161e2314d188aca3ea",
    ("cockroach", 4, 3): "7aa6c54aa4c324789af3e17d",
    ("fox-grapes", 2, 2): "613c6a3b9cd202b234901528",
    ("fox-grapes", 4, 2): "cf8e86a54b6c1dce029a8290",
    ("goblets", 2, 1): "f70022b9f9a51af452ed6a9f",
    ("goblets", 4, 1): "ab6fcd37fc2cb7c2b2a99091",
    ("tofu", 3, 2): "443d528d3012e63bd7156c1f",
    ("tofu", 5, 1): "b31b484f5f4a2cb5ad204307",
    ("duet", 2, 1): "be00f652e5b8270c923836fa",
}
"""Game, players, matches: a hash of all that counters did and said in them, taken before characters came.
Only those of Raise Your Goblets with two are of that counter; all others are of later ones.
"""

BY_BOLDNESS = ("bold", "counter", "timid", "honest")
MATCHES = {"cockroach": 30, "fox-grapes": 60, "tofu": 30}
APART = 0.08


@pytest.mark.parametrize("case", BEFORE, ids=str)
def test_the_counter_plays_as_before_for_the_same_seeds(case: tuple[str, int, int]) -> None:
    game, players, matches = case
    digest = hashlib.sha256()
    for seed in range(matches):
        for turn in bout(game, ("counter",) * players, seed):
            digest.update(repr((turn.seat, turn.action, turn.claim)).encode())
    assert digest.hexdigest()[:24] == BEFORE[case]


@pytest.mark.parametrize("game", MATCHES)
def test_the_bold_say_what_is_not_so_more_often_and_the_honest_hardly_ever(game: str) -> None:
    untrue = shares(game, BY_BOLDNESS, MATCHES[game], UNTRUE[game])
    for bolder, tamer in pairwise(BY_BOLDNESS):
        assert untrue[bolder] > untrue[tamer] + APART, untrue
    assert untrue["honest"] < 0.06


def test_the_bold_claim_what_is_not_so_of_a_goblet_more_often() -> None:
    """Asked again and again after one look into a goblet that kills."""
    story = [Peeked(0, 0, 1, Secret(1, Tokens((1, 2, 0, 0, 0))))]
    untrue = {name: untrue_after(story, name) for name in BY_BOLDNESS}
    for bolder, tamer in pairwise(BY_BOLDNESS):
        assert untrue[bolder] > untrue[tamer] + APART, untrue
    assert untrue["honest"] < 0.06


def untrue_after(story: list[Peeked], name: str) -> float:
    unasked = aside(name, "goblets")
    assert unasked is not None
    answers = [unasked(None, story, NOTHING, Generator(seed), 0, None) for seed in range(900)]
    counts = story[0].contents.open().counts
    claims = [answer.claim for answer in answers if answer.claim is not None]
    return sum(not holds(each.claim, each.choices, counts) for each in claims) / len(claims)


@pytest.mark.parametrize("game", DOUBTING)
def test_the_bold_doubt_more(game: str) -> None:
    doubts = shares(game, BY_BOLDNESS, MATCHES[game], DOUBTING[game])
    assert doubts["bold"] > doubts["counter"] + APART, doubts
    # In Cockroach Poker what one has counted says more than what one believes of people.
    margin = 0.0 if game == "cockroach" else APART
    assert max(doubts["timid"], doubts["honest"]) < doubts["counter"] - margin, doubts


@pytest.mark.parametrize("name", [name for name in BLUFFING if name != "counter"])
@pytest.mark.parametrize(
    ("game", "players", "matches"), [("cockroach", 4, 40), ("fox-grapes", 4, 60), ("tofu", 3, 10)]
)
def test_every_character_beats_dice(name: str, game: str, players: int, matches: int) -> None:
    own, *others = compete(Setting(game, (name, *["random"] * (players - 1)), {}, 4), matches)
    assert own.payoff()[0] > max(other.payoff()[0] for other in others) + 0.1


@pytest.mark.parametrize("name", [name for name in BLUFFING if name != "counter"])
def test_every_character_beats_dice_at_goblets(name: str) -> None:
    own, other = compete(Setting("goblets", (name, "random"), {}, 4), 8)
    assert own.payoffs > other.payoffs


@pytest.mark.parametrize("name", TOGETHER)
def test_two_of_a_character_find_their_way_through_the_forest(name: str) -> None:
    assert compete(Setting("duet", (name, name), {}, 4), 2)[0].wins > 0


def test_the_counter_bends_nothing_and_throws_no_dice_of_its_own() -> None:
    dice, untouched = Generator(1), Generator(1)
    assert [COUNTER.lies(drawn, dice) for drawn in (True, False)] == [True, False]
    assert dice.below(1000) == untouched.below(1000)
    assert [COUNTER.believed(truth) for truth in (0.0, 0.37, 1.0)] == [0.0, 0.37, 1.0]
    assert [COUNTER.felt(worth) for worth in (-2.5, 0.0, 3.0)] == [-2.5, 0.0, 3.0]


@pytest.mark.parametrize("game", SHELF)
def test_every_game_has_characters_the_counter_first(game: str) -> None:
    names = bots(game)
    assert names[0] == best(game) == "counter"
    assert names[-1] == "random"
    assert set(names[:-1]) <= CHARACTERS.keys()
    assert len(names) >= (4 if game == "duet" else 5)
    for name in names:
        assert callable(bot(name, game))
        assert (aside(name, game) is None) == (name == "random" or game not in {"tofu", "goblets"})


def test_a_character_that_does_not_fit_a_game_does_not_play_it() -> None:
    with pytest.raises(KeyError, match="no bot 'timid' plays duet"):
        bot("timid", "duet")


def test_the_arena_takes_characters(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cockroach", "bold", "timid", "honest", "counter", "--games", "4"]) == 0
    rows = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert rows == ["bot", "bold", "timid", "honest", "counter", "4"]


@pytest.mark.parametrize("game", SHELF)
def test_the_page_offers_the_characters_of_a_game_and_has_words_for_each(game: str) -> None:
    catalogue = Path(__file__).resolve().parents[2] / f"web/src/catalogue/{game.replace('-', '_')}.json"
    offered = json.loads(catalogue.read_text("utf-8"))["bots"]
    assert offered == bots(game)[:-1]
    for language in LANGUAGES:
        page = words("page", language)
        missing = [name for name in [*bots(game), "mixed"] if f"create.bot.{name}" not in page]
        assert missing == []
