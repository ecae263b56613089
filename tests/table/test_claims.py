"""Claims about goblets: said at any time of a match, checked for their form alone."""

import msgspec
from table.evening import Evening, three_friends

from yomiai.games import registry
from yomiai.kernel.choice import Card, Choice, Number, Place, Seat
from yomiai.kernel.secret import WATCHER
from yomiai.record.file import read
from yomiai.record.lines import Spoken
from yomiai.record.proof import verified
from yomiai.table.log import Started
from yomiai.table.table import BotToMove, Table
from yomiai.wire import client


def feast(**options: object) -> Evening:
    """Two persons and a bot at goblets; somebody watches."""
    evening = Evening(3, game="goblets")
    evening.say(1, client.SetSettings, options=options)
    evening.join("Ren")
    evening.join("Aki", watch=True)
    evening.say(1, client.SetBot, 2, "counter")
    evening.ready(1, 2)
    return evening


def test_a_claim_is_told_to_all_and_changes_nothing() -> None:
    evening = feast()
    sight = evening.table.sight((0,), evening.now)
    filled = (Place(2), Card("poison"), Number(2))
    evening.say(2, client.MakeClaim, 1, "holds", filled)
    told = evening.table.log_for(WATCHER, 0, None)[-1]
    assert (told.kind, told.person, told.seat, told.claim, told.choices) == ("claim", 2, 1, "holds", filled)
    assert evening.table.sight((0,), evening.now) == sight
    assert evening.restored().digest() == evening.table.digest()
    evening.say(2, client.MakeClaim, 1, "safe", (Place(0),))  # again, and out of turn


def test_only_the_owner_of_a_seat_speaks_from_it() -> None:
    evening = feast()
    for person, seat in ((1, 1), (1, 2), (3, 0), (3, 1)):
        assert evening.refused(person, client.MakeClaim, seat, "safe", (Place(0),)) == "not_your_seat"
    assert evening.refused(1, client.MakeClaim, 7, "safe", (Place(0),)) == "no_seat"


def test_what_the_game_does_not_know_cannot_be_claimed() -> None:
    evening = feast()
    wrong: list[tuple[str, tuple[Choice, ...]]] = [
        ("rumour", ()),
        ("safe", ()),
        ("safe", (Place(6),)),
        ("safe", (Seat(1),)),
        ("safe", (Place(0), Place(1))),
        ("holds", (Card("wine"), Place(0), Number(1))),
        ("holds", (Place(0), Card("goblin"), Number(1))),
        ("holds", (Place(0), Card("wine"), Number(99))),
        ("poured", (Card("lemonade"), Place(0))),
    ]
    for claim, choices in wrong:
        assert evening.refused(1, client.MakeClaim, 0, claim, choices) == "no_such_claim", claim


def test_special_tokens_are_claimed_where_they_are_in_play() -> None:
    feast(goblin_unicorn=True).say(1, client.MakeClaim, 0, "poured", (Card("goblin"), Place(0)))


def test_claims_belong_to_a_running_match() -> None:
    evening = feast()
    evening.say(1, client.MakeClaim, 0, "safe", (Place(0),))
    evening.play_out()
    assert evening.refused(1, client.MakeClaim, 0, "safe", (Place(0),)) == "not_now"


def test_games_without_claims_know_none() -> None:
    assert three_friends().refused(1, client.MakeClaim, 0, "safe", (Place(0),)) == "no_such_claim"
    with_claims = {
        name
        for name in registry.SHELF
        for game in [registry.game(name)]
        if game.claims(game.start(game.seats.start, game.options_type()))
    }
    assert with_claims == {"goblets"}


def test_bots_hear_what_was_claimed_and_after_what_it_was() -> None:
    evening = feast()
    evening.say(1, client.MakeClaim, 0, "safe", (Place(0),))
    evening.step()
    evening.say(2, client.MakeClaim, 1, "poured", (Card("wine"), Place(1)))
    bot = asked_bot(evening)
    assert [(each.seat, each.claim, each.choices) for each in bot.heard] == [
        (0, "safe", (Place(0),)),
        (1, "poured", (Card("wine"), Place(1))),
    ]
    assert 0 < bot.heard[0].after < bot.heard[1].after <= len(bot.story)
    evening.table = evening.restored()
    evening.table.connected(1, evening.now)
    assert asked_bot(evening).heard == bot.heard


def asked_bot(evening: Evening) -> BotToMove:
    """Play until the bot is asked."""
    while True:
        for piece in evening.settle():
            if isinstance(piece, BotToMove):
                return piece
        evening.step()


def told_twice() -> Evening:
    """Two matches; in each something is claimed, and between them something is talked about."""
    evening = feast()
    evening.say(1, client.MakeClaim, 0, "safe", (Place(0),))
    evening.step()
    evening.say(1, client.Talk, "hello")
    evening.say(2, client.MakeClaim, 1, "poured", (Card("wine"), Place(1)))
    evening.say(1, client.MakeClaim, 0, "deadly", (Place(1),))
    evening.play_out()
    evening.ready(1, 2)
    evening.say(2, client.MakeClaim, 1, "deadly", (Place(2),))
    return evening


def test_the_record_tells_after_which_entry_a_claim_was_made() -> None:
    evening = told_twice()
    running = read(evening.table.closed_record().encode())
    assert [list(said) for said in running.claims] == [[Spoken(1, "deadly", (Place(2),))]]
    over = read(evening.table.record(1).encode())
    first, second, *rest = over.claims
    assert first == (Spoken(0, "safe", (Place(0),)),)
    assert [spoken.seat for spoken in second] == [1, 0]
    assert not any(rest)
    assert len(over.claims) == len(over.entries)
    assert verified(over).wrong == ()
    evening.play_out()
    for table in (evening.table, evening.restored()):
        assert read(table.record(1).encode()) == over
        assert read(table.record().encode()).claims[0] == running.claims[0]


def test_a_match_of_older_rules_keeps_its_claims() -> None:
    evening = told_twice()
    older = []
    for entry in evening.table.entries:
        act = entry.act
        if isinstance(act, Started):
            act = msgspec.structs.replace(act, rules_version=0)
        older.append(msgspec.structs.replace(entry, act=act))
    table = Table.restore(older, evening.house, evening.now)
    assert read(table.record(1).encode()).claims[:2] == read(evening.table.record(1).encode()).claims[:2]


def test_records_of_games_without_claims_know_none() -> None:
    friends = three_friends()
    friends.step()
    assert "claims" not in friends.table.closed_record()
