"""The counter for Shirohage Tofu Shop: counts of unseen cards, how honest reports were, beans in points.

Every card has a worth in points for every seat, every bean one in points that falls to nothing towards
the end. A report is weighed by how often its dealer told the truth and by the price he dares to name,
since he must pay it himself when nobody tops it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from yomiai.bots.character import COUNTER, Character
from yomiai.bots.contract import Heard
from yomiai.bots.tofu_trust import LEANING_OF
from yomiai.bots.tofu_worth import Kitchen
from yomiai.games.tofu.records import LEANINGS, Event, Kind, Leaning, Options, Portrait
from yomiai.kernel.chance import picked
from yomiai.kernel.choice import Card, Choice, Choices, Number, Question, Seat, Word
from yomiai.kernel.generator import Generator

PER_MILLE = 1000
PRAISE = 700  # of a thousand reports on a card the dealer would rather sell
PLAYED_DOWN = 250  # of a thousand reports on a card he would rather keep
VAGUE = 120  # of a thousand reports that say a bit of everything
EVEN = 0.5  # points that a kind has before another when one is drawn to be named instead of the card
MOST_COUNTED = 6
INITIAL = "sell_initial"
PARTING = 0.08  # how often, asked once, it parts with an initial card that it had better sell,
SECRET = 0.3  # and how many points worse that may be and still be done: what was sold is nobody's business


def choose(  # noqa: PLR0913, PLR0917 - the contract of bots
    view: Portrait,
    story: Sequence[Event],
    choices: Choices,
    generator: Generator,
    seat: int,
    options: Options,
    heard: Sequence[Heard] = (),  # noqa: ARG001 - for games with claims
    character: Character = COUNTER,
) -> list[Choice]:
    """Return the action that counting thinks best; what to say of a card is drawn."""
    kitchen = Kitchen(view, story, seat, options, character)
    question = choices.questions[0]
    if question.ask == "habanero":
        return _hottest(kitchen, choices)
    if question.ask == "report":
        return [_report(kitchen, question, generator)]
    if question.ask == "price":
        return [sale(kitchen, question, generator, forced=False) or _price(kitchen, question, generator)]
    if question.ask == "offer":
        return [_offer(kitchen, question, generator)]
    return [question.branches[0].choice]


# The dealer


def _report(kitchen: Kitchen, question: Question, generator: Generator) -> Choice:
    """Praise what is for sale, sometimes play down what is to be kept, else say what it is."""
    kind = kitchen.known_card()
    wanted = kitchen.worth(kitchen.seat, kind) > kitchen.market(kind)
    roll = generator.below(PER_MILLE)
    leaning = LEANING_OF[kind]
    if generator.below(PER_MILLE) < VAGUE:
        leaning = "mixed"
    elif kitchen.character.lies(roll < (PLAYED_DOWN if wanted else PRAISE), generator):
        leaning = _untrue(kitchen, kind, generator, dearer=not wanted)
    price = kitchen.opening(kind)
    phrases = min(MOST_COUNTED, price + generator.below(3))
    return _nearest(question, leaning, phrases)


def _untrue(kitchen: Kitchen, kind: Kind, generator: Generator, *, dearer: bool) -> Leaning:
    """Return what is said of another kind, one that the others hold to be no less dear, or no dearer."""
    others = [other for other in LEANING_OF if other is not kind]
    sign, worth = 1 if dearer else -1, kitchen.market(kind)
    gaps = [sign * (kitchen.market(other) - worth) for other in others]
    weights = [round(PER_MILLE * (gap + EVEN)) if gap >= 0 else 0 for gap in gaps]
    total = sum(weights)
    return LEANING_OF[others[picked(weights, int(generator.below(total)))] if total else kind]


def _nearest(question: Question, leaning: str, phrases: int) -> Choice:
    """Return the report that is meant, or the nearest that there is in a cut-down game."""
    words = [branch.choice for branch in question.branches if isinstance(branch.choice, Word)]
    reports = [word for word in words if word.code.rpartition("_")[0] in LEANINGS]

    def distance(word: Word) -> tuple[bool, int]:
        said, _, count = word.code.rpartition("_")
        return said != leaning, abs(int(count) - phrases)

    return min(reports, key=distance)


def _price(kitchen: Kitchen, question: Question, generator: Generator) -> Choice:
    """Return the price for which the dealer would not mind keeping the card, or a forced sale."""
    numbers = _numbers(question)
    if not numbers:
        return sale(kitchen, question, generator, forced=True) or question.branches[0].choice
    aim = kitchen.opening(kitchen.known_card())
    return Number(min(numbers, key=lambda number: abs(number - aim)))


# The others


def _offer(kitchen: Kitchen, question: Question, generator: Generator) -> Choice:
    """Top the price while the card is worth it; the last to be asked offers one more bean only."""
    offer = kitchen.offer
    least = (offer.price or 0) + 1
    most = kitchen.limit()
    numbers = _numbers(question)
    if most >= least and least not in numbers:
        return sale(kitchen, question, generator, forced=False) or Word("pass")
    fitting = [number for number in numbers if number <= most]
    if not fitting:
        return Word("pass")
    later = kitchen.later_bidders()
    if kitchen.open_auction or not later:
        return Number(fitting[0])
    shaded = (len(fitting) - 1) * later // (later + 1)
    return Number(fitting[min(len(fitting) - 1, shaded + int(generator.below(2)))])


def _numbers(question: Question) -> list[int]:
    return [branch.choice.number for branch in question.branches if isinstance(branch.choice, Number)]


# Selling and the habanero


def sale(kitchen: Kitchen, question: Question, generator: Generator, *, forced: bool) -> Choice | None:
    """Return the sale that costs least, if it pays or must be."""
    offered = {branch.choice.code for branch in question.branches if isinstance(branch.choice, Word)}
    costs = {code: cost for code, cost in kitchen.sales().items() if code in offered}
    if not forced:
        costs = {code: cost for code, cost in costs.items() if _pays(code, cost, generator)}
    return Word(min(costs, key=lambda code: costs[code])) if costs else None


def _pays(code: str, cost: float, generator: Generator) -> bool:
    """Return whether to sell unforced; an initial card sooner or later, so that a sale does not betray it."""
    if code != INITIAL:
        return cost < 0
    return int(generator.below(PER_MILLE)) < PER_MILLE * PARTING / (1 + math.exp(cost / SECRET))


def _hottest(kitchen: Kitchen, choices: Choices) -> list[Choice]:
    """Return the place where the habanero does this seat most good."""
    found: list[tuple[float, Seat, Card]] = []
    for branch in choices.questions[0].branches:
        if isinstance(branch.choice, Seat):
            for further in choices.questions[branch.then].branches:
                if isinstance(further.choice, Card):
                    gain = kitchen.heat(branch.choice.seat, Kind(further.choice.kind))
                    found.append((gain, branch.choice, further.choice))
    _, seat, card = max(found, key=lambda place: place[0])
    return [seat, card]
