"""Everything one process serves with, put together once."""

import secrets
from dataclasses import dataclass, field

from yomiai.server import address
from yomiai.server.bots import Bots
from yomiai.server.clock import Clock
from yomiai.server.engine import migrate, open_engine
from yomiai.server.hub import Hub
from yomiai.server.limits import CONNECT, CREATE, GUESS, JOIN, LOOK_BACK, MESSAGES, Buckets, Guard
from yomiai.server.options import Options
from yomiai.server.reviewer import Reviewer
from yomiai.server.services import Services
from yomiai.server.store import Store
from yomiai.server.transfers import Transfers
from yomiai.table.house import Dice, House


@dataclass(slots=True)
class Limits:
    """Who may do how much; see `limits`."""

    create: Guard
    join: Guard
    guess: Guard
    look_back: Guard
    connect: Buckets
    messages: Guard

    @staticmethod
    def times(factor: float) -> "Limits":
        create, join, guess, look_back, messages = (
            Guard(rates, factor) for rates in (CREATE, JOIN, GUESS, LOOK_BACK, MESSAGES)
        )
        return Limits(create, join, guess, look_back, Buckets(CONNECT.times(factor)), messages)


@dataclass(slots=True)
class Serving:
    """Made before the loop runs; the hub comes with the loop."""

    options: Options
    port: int
    store: Store
    services: Services
    transfers: Transfers
    limits: Limits
    base: str
    """The address to hand to others."""
    reviewer: Reviewer = field(default_factory=Reviewer)
    hub: Hub = field(init=False)

    def start(self) -> None:
        """Called on the loop that will run the tables."""
        self.hub = Hub(self.services, self.options.most_tables)


def serving(
    options: Options, port: int, house: House, bots: Bots, dice: Dice = secrets.token_bytes
) -> Serving:
    """Opens the store, which may take a migration, and makes the rest around it."""
    engine = open_engine(options.database_address, options.durability)
    migrate(engine)
    store, clock = Store(engine), Clock()
    base = address.share_base(options, port)
    services = Services(
        store=store,
        clock=clock,
        dice=dice,
        house=house,
        bots=bots,
        share_url=lambda code: f"{base}/t/{code}",
    )
    return Serving(
        options=options,
        port=port,
        store=store,
        services=services,
        transfers=Transfers(clock),
        limits=Limits.times(options.limits),
        base=base,
    )
