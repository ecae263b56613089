"""Which bots can sit at a table: those of the house that play the table's game."""

from __future__ import annotations

from yomiai.bots.registry import best, bots
from yomiai.table.drafting import Drafting
from yomiai.table.house import House
from yomiai.table.log import BotSet
from yomiai.table.state import State


def fitting(house: House, game: str) -> list[str]:
    """Return the codes a host may choose from, the strongest first."""
    return [bot for bot in bots(game) if bot in house.bots]


def substitute(state: State) -> str:
    """Return the bot that plays for people who are away, and answers when a clock runs out."""
    return best(state.settings.game)


def change_bots(pen: Drafting) -> None:
    """Put bots that play the game where bots sit that do not, after the host chose another game."""
    game = pen.state.settings.game
    can_play = bots(game)
    for seat, chair in enumerate(pen.state.chairs):
        if chair.bot is not None and chair.bot not in can_play:
            pen.write(BotSet(seat, best(game)))
