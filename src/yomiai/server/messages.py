"""What can be said to a table that is led somewhere: data and places to answer, never the table itself."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TypeAlias

from yomiai.bots.contract import Answer
from yomiai.server.device import Device
from yomiai.table.refusal import Refusal
from yomiai.table.work import BotAside, BotToMove
from yomiai.wire.client import FromClient, Hello, Open
from yomiai.wire.http import Join
from yomiai.wire.server import Refused
from yomiai.wire.shown import Table as Shown


@dataclass(frozen=True, slots=True)
class Attach:
    """A device said hello."""

    device: Device
    hello: Hello


@dataclass(frozen=True, slots=True)
class Detach:
    """A device is gone; `done` once the table tells it nothing any more."""

    device: Device
    done: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass(frozen=True, slots=True)
class Reopen:
    """A device shows other seats from now on."""

    device: Device
    message: Open


@dataclass(frozen=True, slots=True)
class Said:
    """A person's message; who speaks is known from the device's token."""

    device: Device
    message: FromClient


@dataclass(frozen=True, slots=True)
class Enter:
    """Somebody wants to become a person here; answered with the person's number."""

    join: Join
    token_hash: str
    answer: asyncio.Future[int]


@dataclass(frozen=True, slots=True)
class Look:
    """What everybody may see; also tells who a token is."""

    token_hash: str
    answer: asyncio.Future[tuple[Shown, int | None]]


@dataclass(frozen=True, slots=True)
class ReadRecord:
    """The record of a match that is over."""

    token_hash: str
    match: int
    answer: asyncio.Future[str]


@dataclass(frozen=True, slots=True)
class BotSaid:
    """A bot has answered what it was asked."""

    asked: BotToMove | BotAside
    answer: Answer


@dataclass(frozen=True, slots=True)
class Stop:
    """The table is led here no longer."""

    reason: str


Message: TypeAlias = Attach | Detach | Reopen | Said | Enter | Look | ReadRecord | BotSaid | Stop


def refuse(message: Message, refusal: Refusal) -> None:
    """Tells whoever waits for an answer that there is none."""
    match message:
        case Said(device=device, message=said):
            device.send(Refused(getattr(said, "id", None), refusal.code, refusal.clause))
        case Attach(device=device) | Reopen(device=device):
            device.send(Refused(None, refusal.code, refusal.clause))
        case Enter(answer=answer) | Look(answer=answer) | ReadRecord(answer=answer):
            if not answer.done():
                answer.set_exception(refusal)
        case Detach(done=done):
            done.set()
        case _:
            return
