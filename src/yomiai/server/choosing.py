"""The bots of this server: in worker processes, where there are some, else in threads."""

import asyncio

from yomiai.bots.registry import ANY_GAME, OF_A_GAME, bot
from yomiai.kernel.choice import Choice
from yomiai.kernel.generator import Generator
from yomiai.table.house import House
from yomiai.table.work import BotToMove
from yomiai.words import words

PHRASE = "phrase."


def house() -> House:
    """What tables may use: every bot of the shelf and every phrase that has words."""
    phrases = (code.removeprefix(PHRASE) for code in words("phrases", "en").texts)
    names = dict.fromkeys([*(name for name, _game in OF_A_GAME), *ANY_GAME])
    return House(bots=tuple(names), phrases=frozenset(phrases))


async def in_thread(asked: BotToMove) -> tuple[Choice, ...]:
    """Without worker processes: right, but a long thought holds up the server."""
    return await asyncio.to_thread(_choose, asked)


def _choose(asked: BotToMove) -> tuple[Choice, ...]:
    player = bot(asked.bot, asked.game)
    found = player(asked.view, asked.story, asked.choices, Generator(asked.seed), asked.seat, asked.options)
    return tuple(found)
