"""`yomiai play`: one person against bots, in lines of text, for any game on the shelf."""

from __future__ import annotations

import argparse
import hashlib
import secrets
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from yomiai.arena.options import CommandParser, given_options
from yomiai.bots.registry import best, bot
from yomiai.games.registry import SHELF
from yomiai.games.registry import game as game_of
from yomiai.kernel.chance import commitment, match_key
from yomiai.record.file import Record, written
from yomiai.record.keeping import finished, header
from yomiai.record.lines import Luck, Opened, Sitter, Spoken
from yomiai.terminal.human import Human
from yomiai.terminal.screen import Screen, language
from yomiai.terminal.sitters import bot_name
from yomiai.terminal.sitting import Sitting
from yomiai.terminal.voice import Voice, own_words
from yomiai.words import LANGUAGES


def arguments() -> argparse.ArgumentParser:
    parser = CommandParser("yomiai play", __doc__)
    parser.add_argument("game", help="the code of a game, such as cockroach")
    parser.add_argument("--players", type=int, help="how many seats (default: 4, or what the game allows)")
    parser.add_argument("--seat", type=int, default=1, help="your seat; the first is 1 (default)")
    parser.add_argument("--bots", default="", help="names of bots for the other seats, separated by commas")
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE", help="options of the table")
    parser.add_argument("--lang", choices=LANGUAGES, default=language())
    parser.add_argument("--name", default="", help="your name")
    parser.add_argument("--seed", type=int, help="the same seed gives the same cards and the same bots")
    parser.add_argument("--record", type=file_to_write, help="write the record to this file")
    return parser


def main(argv: Sequence[str]) -> int:
    """Play; 0 when the match is over or was left by q, 1 when the input ended before, 2 for bad arguments."""
    parser = arguments()
    asked = parser.parse_args(argv)
    screen = Screen()
    try:
        sitting = prepared(asked, screen)
    except (KeyError, ValueError, msgspec.ValidationError) as error:
        parser.error(str(error.args[0]))
    screen.say(sitting.voice.own.say("sealed", seal=seal(asked.seed)))
    code = sitting.play()
    secret, salt = luck_of(asked.seed)
    screen.say(sitting.voice.own.say("opened", secret=secret.hex(), salt=salt.hex()))
    if asked.record:
        asked.record.write_bytes(record_of(sitting, asked.seed, asked.name))
        screen.say(sitting.voice.own.say("saved", file=str(asked.record)))
    return code


def prepared(asked: argparse.Namespace, screen: Screen) -> Sitting:
    """Return a sitting for the arguments; KeyError or ValueError, in words, when they make no sense."""
    if asked.game not in SHELF:
        raise ValueError(f"there is no game {asked.game!r}; there is {', '.join(SHELF)}")
    game = game_of(asked.game)
    players = asked.players or min(max(game.seats.start, 4), game.seats.stop - 1)
    if players not in game.seats:
        raise ValueError(f"{asked.game} is for {game.seats.start} to {game.seats.stop - 1} players")
    if not 1 <= asked.seat <= players:
        raise ValueError(f"--seat is 1 to {players}")
    options = msgspec.convert(given_options(game, asked.options), game.options_type)
    seat = asked.seat - 1
    names = seat_names(players, seat, asked.name or own_words(asked.lang).say("you"), asked.lang)
    voice = Voice(asked.game, asked.lang, names, seat)
    lineup = bots_of_seats(asked.bots, asked.game, players, seat)
    if asked.seed is None:
        asked.seed = secrets.randbits(256)
    return Sitting(game, options, lineup, Human(voice, screen), key_of(asked.seed, players), asked.seed)


def seat_names(players: int, own: int, name: str, lang: str) -> list[str]:
    """Return a name for each seat."""
    return [name if seat == own else bot_name(seat, lang) for seat in range(players)]


def bots_of_seats(wish: str, game: str, players: int, own: int) -> dict[int, str]:
    """Return the bot of each other seat; wishes are used again from the first when there are too few."""
    wishes = [name for name in wish.split(",") if name] or [best(game)]
    for name in wishes:
        bot(name, game)
    seats = [seat for seat in range(players) if seat != own]
    return {seat: wishes[place % len(wishes)] for place, seat in enumerate(seats)}


def luck_of(seed: int) -> tuple[bytes, bytes]:
    """Return secret and salt of a seed; a match without a given seed has one of 256 random bits."""
    secret = hashlib.sha256(f"yomiai play secret {seed}".encode()).digest()
    return secret, hashlib.sha256(f"yomiai play salt {seed}".encode()).digest()


def seal(seed: int) -> str:
    return commitment(*luck_of(seed)).hex()


def key_of(seed: int, players: int) -> bytes:
    return match_key(luck_of(seed)[0], [b""] * players)


def file_to_write(text: str) -> Path:
    """Return where a record goes; said before the match, not after it, when that is nowhere."""
    file = Path(text)
    if not file.parent.is_dir():
        raise argparse.ArgumentTypeError(f"there is no folder {file.parent}")
    return file


def record_of(sitting: Sitting, seed: int, name: str) -> bytes:
    """Return the finished record of a sitting, its seal opened."""
    secret, salt = luck_of(seed)
    players = sitting.match.players
    opened = Opened(secret.hex(), salt.hex(), ("",) * players)
    sitters = [_sitter(sitting, seat, name) for seat in range(players)]
    first = header(sitting.match, sitters, Luck("key", seal(seed), opened), int(time.time() * 1000))
    return written(with_claims(finished(first, sitting.match), sitting.claims))


def with_claims(record: Record, claims: Sequence[tuple[int, Spoken]]) -> Record:
    """Return a record in which each claim stands at the entry after which it was said."""
    if not claims:
        return record
    said = (tuple(each for after, each in claims if after == entry.number) for entry in record.entries)
    return msgspec.structs.replace(record, claims=tuple(said))


def _sitter(sitting: Sitting, seat: int, name: str) -> Sitter:
    """In a record the person needs a name, for "you" is somebody else at every seat."""
    if seat in sitting.bots:
        return Sitter(sitting.voice.name(seat), (sitting.bots[seat],))
    return Sitter(name or sitting.voice.own.say("player", number=seat + 1), ("person",))
