"""The page offers a host all that the rules allow to so many players, and nothing that they refuse."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from yomiai.games.registry import SHELF, game
from yomiai.kernel.generator import Generator
from yomiai.kernel.playout import playout
from yomiai.kernel.position import Position
from yomiai.words import LANGUAGES, words

CATALOGUE = Path(__file__).resolve().parents[2] / "web/src/catalogue"
NUMBERS = range(-2, 21)
"""Which numbers are tried in the rules; no option has so many answers."""
HIDDEN = {
    "cockroach": {"kinds", "copies"},
    "fox-grapes": {"sweet", "sour", "foxes", "rounds", "slots"},
    "goblets": {"screen", "goblets", "round_limit", "cards"},
    "tofu": {"first_dealer", "excellent", "ordinary", "bad", "condiments", "habanero", "removed"}
    | {"beans", "purse", "phrases", "leanings"},
    "duet": {"suits", "lowest", "highest", "hand_cards", "rounds", "forest_tokens"},
}
"""For exact tests and the lab only, as the options say of themselves."""
TOLD_ALONG = {"courses"}
"""An event tells it with every course, also with goblets in the middle, where it means nothing."""

SELDOM = {"memory", "offer_to_empty", "special_any_player", "hidden_beans", "show_sold_initial", "score"}
"""Change nothing that is played, or only in a match that chance hardly ever brings about."""
MATCHES = 60


def offer(code: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((CATALOGUE / f"{code.replace('-', '_')}.json").read_text("utf-8"))
    return read


def value_of(answer: str) -> object:
    """An answer of the form as the table is told it."""
    if answer in {"on", "off"}:
        return answer == "on"
    return int(answer) if answer.lstrip("-").isdecimal() else answer


def condition(option: dict[str, Any]) -> dict[str, object]:
    """What else has been chosen where an option is asked."""
    return {option["when"][0]: value_of(option["when"][1])} if "when" in option else {}


def is_asked(option: dict[str, Any], players: int, chosen: dict[str, object]) -> bool:
    fewest, most = option.get("seats", (0, players))
    return fewest <= players <= most and all(chosen.get(k) == v for k, v in condition(option).items())


def allowed(code: str, name: str, players: int, chosen: dict[str, object]) -> list[object]:
    """All answers that the rules take, whatever the page offers."""
    kind = get_type_hints(game(code).options_type)[name]
    if kind is bool:
        return [False, True]
    tried = get_args(kind) if get_origin(kind) is Literal else NUMBERS
    return [value for value in tried if starts(code, players, {**chosen, name: value})]


def starts(code: str, players: int, chosen: dict[str, object]) -> bool:
    try:
        game(code).start(players, game(code).options_type(**chosen))
    except ValueError:
        return False
    return True


def contexts(code: str) -> Iterator[tuple[int, dict[str, object]]]:
    """Every number of players with the rulebook's answers, and with each answer that others hang on."""
    defaults = msgspec.to_builtins(game(code).options_type())
    hanging = {tuple(option["when"]) for option in offer(code)["options"] if "when" in option}
    for players in game(code).seats:
        yield players, defaults
        for name, answer in sorted(hanging):
            yield players, {**defaults, name: value_of(answer)}


@pytest.mark.parametrize("code", SHELF)
def test_every_option_is_asked_or_hidden(code: str) -> None:
    asked = {option["code"] for option in offer(code)["options"]}
    assert asked | HIDDEN[code] == set(game(code).options_type.__struct_fields__)
    assert asked.isdisjoint(HIDDEN[code])


@pytest.mark.parametrize("code", SHELF)
def test_as_many_may_play_as_the_rules_allow(code: str) -> None:
    assert range(offer(code)["fewest"], offer(code)["most"] + 1) == game(code).seats
    assert offer(code).get("silent", False) == game(code).silent


@pytest.mark.parametrize("code", SHELF)
def test_an_option_offers_just_what_the_rules_take(code: str) -> None:
    for players, chosen in contexts(code):
        for option in offer(code)["options"]:
            if is_asked(option, players, chosen):
                chairs = list(range(players))
                offered = [value_of(answer) for answer in option["choices"]] or chairs
                taken = allowed(code, option["code"], players, chosen)
                assert sorted(offered, key=str) == sorted(taken, key=str), (option["code"], players)


@pytest.mark.parametrize("code", SHELF)
def test_the_first_answer_is_the_rulebooks(code: str) -> None:
    defaults = msgspec.to_builtins(game(code).options_type())
    for option in offer(code)["options"]:
        first = value_of(option["choices"][0]) if option["choices"] else 0
        assert first == defaults[option["code"]], option["code"]


@pytest.mark.parametrize("code", SHELF)
def test_what_is_not_asked_changes_nothing(code: str) -> None:
    """Else a game that the rules know could not be chosen; each is asked once at the most."""
    names = set(game(code).options_type.__struct_fields__) - HIDDEN[code]
    for players, chosen in contexts(code):
        asked = [option["code"] for option in offer(code)["options"] if is_asked(option, players, chosen)]
        assert len(asked) == len(set(asked)), players
        for name in sorted(names - set(asked)):
            see = ended if name in TOLD_ALONG else told
            usual = see(played(code, players, chosen))
            for value in allowed(code, name, players, chosen):
                assert see(played(code, players, {**chosen, name: value})) == usual, (name, value, players)


@pytest.mark.slow
@pytest.mark.parametrize("code", SHELF)
def test_what_is_asked_of_so_many_changes_something(code: str) -> None:
    """Nobody is asked to choose what means nothing, as looking does to two (C-29)."""
    for players, chosen in contexts(code):
        for option in offer(code)["options"]:
            name = option["code"]
            if name not in SELDOM and is_asked(option, players, chosen):
                for value in set(allowed(code, name, players, chosen)) - {chosen[name]}:
                    assert differs(code, players, chosen, {**chosen, name: value}), (name, value, players)


def differs(code: str, players: int, usual: dict[str, object], changed: dict[str, object]) -> bool:
    """Whether the same chance ever leads to another match."""
    return any(
        told(played(code, players, usual, seed)) != told(played(code, players, changed, seed))
        for seed in range(1, MATCHES + 1)
    )


@pytest.mark.parametrize(
    ("option", "choices"), [("rebels", ["1", "0", "2"]), ("rebels", None), ("pair_actions", None)]
)
def test_an_offer_too_small_is_found(
    monkeypatch: pytest.MonkeyPatch, option: str, choices: list[str] | None
) -> None:
    planted = offer("goblets")
    narrow = [
        {**each, "choices": choices} for each in planted["options"] if each["code"] == option and choices
    ]
    planted["options"] = [each for each in planted["options"] if each["code"] != option] + narrow
    defaults = msgspec.to_builtins(game("goblets").options_type())
    monkeypatch.setattr(f"{__name__}.offer", lambda _: planted)
    monkeypatch.setattr(f"{__name__}.contexts", lambda _: iter([(12, defaults)]))
    finds = (
        test_an_option_offers_just_what_the_rules_take if choices else test_what_is_not_asked_changes_nothing
    )
    with pytest.raises(AssertionError):
        finds("goblets")


@pytest.mark.parametrize("code", SHELF)
def test_presets_are_those_of_the_rules(code: str) -> None:
    found = {
        preset["code"]: game(code).options_type(**{k: value_of(v) for k, v in preset["options"].items()})
        for preset in offer(code)["presets"]
    }
    assert found == game(code).presets


@pytest.mark.parametrize("code", SHELF)
def test_a_preset_leaves_nothing_of_another(code: str) -> None:
    told = [set(preset["options"]) for preset in offer(code)["presets"]]
    assert all(one == told[0] for one in told)
    assert {"quick", "full"} <= game(code).presets.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", SHELF)
def test_every_preset_has_a_name_and_says_what_it_is(code: str, lang: str) -> None:
    for preset in game(code).presets:
        assert f"create.preset.{preset}" in words("page", lang)
        assert f"preset.{preset}_hint" in words(code.replace("-", "_"), lang)


@pytest.mark.parametrize("code", SHELF)
def test_a_match_of_every_preset_and_number_of_players_begins(code: str) -> None:
    for preset in game(code).presets.values():
        for players in game(code).seats:
            playout(game(code).start(players, preset), Generator(7))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", SHELF)
def test_every_answer_has_words(code: str, lang: str) -> None:
    texts = words(code.replace("-", "_"), lang).texts
    for option in offer(code)["options"]:
        wanted = {f"option.{option['code']}.{key}" for key in ("name", "hint", *option["choices"])}
        assert wanted <= texts.keys()


def played(code: str, players: int, chosen: dict[str, object], seed: int = 1) -> Position:
    """The end of a match of random play, with all that was told of it."""
    position = game(code).start(players, game(code).options_type(**chosen))
    position.told = []
    playout(position, Generator(seed))
    return position


def told(position: Position) -> object:
    happenings = position.told or []
    return [(each.code, each.eyes, *each.values) for each in happenings], position.result().ranks


def ended(position: Position) -> object:
    return position.key(), position.result().ranks
