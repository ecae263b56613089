"""The counter for Duet: it imagines the partner's hand from what was played and plays a trick ahead.

Each answer is tried in several imagined worlds; the rest of the trick is played as well as possible by
both, since they want the same. What a trick leaves is judged by how likely the team still wins.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, cast

from yomiai.bots.character import COUNTER, Character
from yomiai.bots.contract import Heard
from yomiai.bots.duet_ahead import Ahead, board_of
from yomiai.bots.duet_moves import moves
from yomiai.bots.duet_odds import LEFT, LOST
from yomiai.games.duet import codes
from yomiai.games.duet.cards import FOXES, RANKS, SUITS, follower_wins, rank_of, suit_of_card
from yomiai.games.duet.events import Event
from yomiai.games.duet.rules import Duet
from yomiai.games.duet.told import GAME, Options, Portrait
from yomiai.kernel.bits import bit, lowest_bit, places_of, total_of
from yomiai.kernel.choice import Choice, Choices
from yomiai.kernel.generator import Generator

LEAD_WORLDS: Final = 24  # the partner's whole hand matters
WORLDS: Final = 16  # it matters only for what comes next


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
    """Return the answer that leaves the best prospects, on average over imagined worlds."""
    question = choices.questions[0]
    answers = [branch.choice for branch in question.branches]
    if len(answers) == 1:
        return answers
    belief = GAME.know(view, story, seat, options)
    number = LEAD_WORLDS if question.ask == "lead" else WORLDS
    worlds = [cast("Duet", belief.world(generator).position) for _ in range(number)]
    ahead = Ahead(worlds[0].setting, int(worlds[0].round), -character.felt(-1.0))
    legal = worlds[0].legal_options()  # the same in every world, in the order of the answers
    worths = [sum(worth_of(world, option, ahead) for world in worlds) for option in legal]
    return [answers[worths.index(max(worths))]]


def worth_of(world: Duet, option: int, ahead: Ahead) -> float:
    """Return how likely a team wins that takes an option in a world."""
    after = world.copy()
    after.apply(option)
    return played_well(after, trick_of(world), ahead)


def trick_of(position: Duet) -> int:
    """Return a number that every trick of a match has for itself."""
    return int(position.round * position.setting.hand_cards + position.tricks)


def played_well(position: Duet, trick: int, ahead: Ahead) -> float:
    """Return the best odds that this trick can still lead to."""
    if position.actor < 0 or trick_of(position) != trick:
        return settled(position, ahead)
    return max(played_on(position, trick, ahead))


def played_on(position: Duet, trick: int, ahead: Ahead) -> Iterator[float]:
    for option in sensible(position):
        if position.question == codes.FOLLOW and not (position.setting.powers and rank_of(option) == FOXES):
            yield followed(position, option, ahead)
            continue
        after = position.copy()
        after.apply(option)
        yield played_well(after, trick, ahead)


def followed(position: Duet, card: int, ahead: Ahead) -> float:
    """Return the odds after an answer without an exchange: the same as by the rules, but quicker."""
    led, trump = int(position.trick.led), int(position.decree) // RANKS
    leader = int(position.trick.leader)
    tricks = int(position.setting.hand_cards - position.tricks)
    hands = (int(position.hand0) & ~int(bit(card)), int(position.hand1) & ~int(bit(card)))
    winner = leader ^ follower_wins(led, card, trump * RANKS)
    ways = moves(led, card, trump, leader, position.setting.powers)
    return max(
        worth if board is None else ahead.of_hands(hands, trump, winner, board, tricks - 1)
        for worth, move, board in ahead.landings(board_of(position.path), tricks)
        if move in ways
    )


def sensible(position: Duet) -> list[int]:
    """Return the answers worth trying for what comes later in the trick; exchanges are tried by suit."""
    legal = position.legal
    match position.question:
        case codes.GIVE:
            return [codes.DECLINE]
        case codes.GIVE_BACK:
            return [lowest_bit(legal)]
        case codes.CHANGE_DECREE:
            of_suits = (legal & suit_of_card(RANKS * suit) for suit in range(SUITS))
            return [codes.DECLINE, *(lowest_bit(cards) for cards in of_suits if cards)]
        case _:
            return places_of(legal)


def settled(position: Duet, ahead: Ahead) -> float:
    """Return the odds between two tricks, or the end."""
    if position.over:
        return _ended(position)
    board = board_of(position.path)
    gems = int(total_of(board.gems))
    if position.question == codes.LAY_TOKEN:
        return ahead.of_next_round(board._replace(forest=board.forest - 1), gems)
    if position.question == codes.DEAL:
        return ahead.of_next_round(board, gems)
    hands = (int(position.hand0), int(position.hand1))
    trump = int(position.decree) // RANKS
    tricks = int(position.setting.hand_cards - position.tricks)
    return ahead.of_hands(hands, trump, int(position.actor), board, tricks)


def _ended(position: Duet) -> float:
    if position.reason == codes.VICTORY:
        return 1.0
    return LOST if position.reason == codes.LOST_IN_FOREST else -LEFT * int(total_of(position.path.gems))
