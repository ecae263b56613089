"""What the counter says of goblets serves it: nobody hears of poison in its own or its target's from it."""

from __future__ import annotations

from games.goblets.feast import A, B, C, Feast

from yomiai.bots.contract import Said
from yomiai.bots.goblets_asides import aside
from yomiai.games.goblets import records
from yomiai.kernel.choice import Card, Choices
from yomiai.kernel.generator import Generator
from yomiai.kernel.secret import seen_by, view


def said_after(feast: Feast) -> list[Said]:
    """Return all that A says after what it did last, for many seeds."""
    eyes = seen_by(A)
    story = [view(event, eyes) for event in feast.told]
    seen = feast.seen(eyes)
    options = records.Options(courses=1)
    answers = [aside(seen, story, Choices(()), Generator(seed), A, options) for seed in range(200)]
    return [answer.claim for answer in answers if answer.claim is not None]


def kinds(feast: Feast) -> set[str]:
    return {choice.kind for said in said_after(feast) for choice in said.choices if isinstance(choice, Card)}


def test_poison_in_the_own_goblet_is_kept_quiet_or_called_something_else() -> None:
    assert kinds(Feast(courses=1).pour("p", A)) == {"wine", "antidote"}


def test_of_a_safe_goblet_of_its_own_a_lie_keeps_swappers_away() -> None:
    assert kinds(Feast(courses=1).pour("w", A)) == {"wine", "poison"}


def test_the_target_shall_feel_safe() -> None:
    assert kinds(Feast(courses=1).pour("p", B)) == {"wine", "antidote"}
    assert kinds(Feast(courses=1).pour("w", B)) == {"wine", "antidote"}


def test_of_others_goblets_anything_may_be_said() -> None:
    assert kinds(Feast(courses=1).pour("p", C)) == {"wine", "poison", "antidote"}


def test_a_deadly_goblet_of_its_own_is_never_announced_after_a_look() -> None:
    feast = Feast(courses=1).goblet(A, "p").peek()
    assert {said.claim for said in said_after(feast)} == {"safe"}
