"""What bots do unasked: sell while another is asked, and say what they saw; what people may do besides."""

import pytest
from table.evening import Evening

from yomiai.bots.answering import beside
from yomiai.bots.contract import Answer, Said
from yomiai.kernel.choice import Place, Word
from yomiai.kernel.generator import Generator
from yomiai.kernel.secret import WATCHER
from yomiai.record.match import Match
from yomiai.table.table import Again, Draft, Table
from yomiai.table.work import BotAside
from yomiai.wire import client


def shop(seed: int = 1) -> Evening:
    """Three persons at a tofu shop."""
    evening = Evening(3, seed, game="tofu")
    evening.join("Ren")
    evening.join("Yui")
    evening.ready(1, 2, 3)
    return evening


def with_bots(game: str, seed: int = 1) -> Evening:
    evening = Evening(4, seed, game=game)
    for seat in (1, 2, 3):
        evening.say(1, client.SetBot, seat, "counter")
    evening.ready(1)
    return evening


def asides(evening: Evening) -> list[BotAside]:
    return [piece for piece in evening.settle() if isinstance(piece, BotAside)]


def may(evening: Evening, seat: int) -> client.Act | None:
    """Return what a person may sell while another is asked."""
    sight = evening.table.sight((seat,), evening.now)
    assert sight is not None
    found = [asked for asked in sight.asked if not asked.must]
    if not found:
        return None
    choices = (found[0].choices.questions[0].branches[0].choice,)
    return client.Act(evening.id(), seat, found[0].question, choices)


def until_somebody_may(evening: Evening) -> tuple[int, client.Act]:
    while True:
        for seat in range(3):
            message = may(evening, seat)
            if message is not None:
                return seat, message
        evening.step()


def test_a_person_sells_while_another_is_asked_and_the_question_stays() -> None:
    evening = shop()
    seat, message = until_somebody_may(evening)
    actor = evening.actor
    question = evening.asked(actor).question if actor != seat else None
    draft = evening.decide(seat + 1, message)
    assert isinstance(draft, Draft)
    evening.commit(draft)
    assert evening.actor == actor
    assert (
        question is None
        or next(
            asked.question
            for asked in evening.table.sight((actor,), 0).asked  # type: ignore[union-attr]
            if asked.must
        )
        == question
    )
    told = evening.table.log_for(WATCHER, 0, None)[-1]
    assert (told.seat, type(told.events[0]).__name__[:4]) == (seat, "Sold")
    assert evening.decide(seat + 1, message) == Again(draft.number)
    assert evening.restored().digest() == evening.table.digest()


def test_bots_are_offered_once_a_step_what_they_may_do() -> None:
    evening = with_bots("tofu")
    offered: list[BotAside] = []
    for _ in range(60):
        offered += (found := asides(evening))
        assert len({aside.seat for aside in found}) == len(found)
        assert asides(evening) == []
        due = evening.table.due(evening.now)
        assert due is None or due.at_ms > evening.now or evening.settle()
        if evening.table.status != "playing":
            break
        evening.step()
    assert offered
    for aside in offered:
        assert aside.due_ms > 0
        assert evening.table.entries[aside.after - 1].at_ms <= aside.due_ms


def test_a_bots_sale_is_taken_until_the_next_step() -> None:
    evening = with_bots("tofu")
    while not (found := [aside for aside in asides(evening) if aside.choices.questions]):
        evening.step()
    aside = found[0]
    sale = Answer((aside.choices.questions[0].branches[0].choice,))
    draft = evening.table.decide_aside(aside, sale, evening.now, evening.dice)
    assert isinstance(draft, Draft)
    evening.commit(draft)
    told = evening.table.log_for(WATCHER, 0, None)[-1]
    assert (told.kind, told.seat, told.by) == ("acted", aside.seat, "bot")
    assert evening.refused_do(lambda: evening.table.decide_aside(aside, sale, 0, evening.dice)) == "closed"
    evening.play_out()
    assert evening.restored().digest() == evening.table.digest()


def test_what_a_bot_may_not_do_or_say_changes_nothing() -> None:
    evening = with_bots("tofu")
    while not (found := [aside for aside in asides(evening) if aside.choices.questions]):
        evening.step()

    def give(answer: Answer) -> object:
        return evening.table.decide_aside(found[0], answer, evening.now, evening.dice)

    assert evening.refused_do(lambda: give(Answer((Word("sell_moon"),)))) == "not_legal"
    assert evening.refused_do(lambda: give(Answer((), claim=Said("safe", (Place(0),))))) == "no_such_claim"
    assert isinstance(give(Answer(())), Again)


def test_the_counter_sells_unasked_only_by_its_own_reckoning() -> None:
    sold = offered = 0
    for seed in range(60):
        evening = with_bots("tofu", seed)
        while evening.table.status == "playing":
            for aside in [each for each in asides(evening) if each.choices.questions]:
                given = _thought(aside)
                assert given == _thought(aside), "the same seed gives the same answer"
                offered, sold = offered + 1, sold + bool(given.choices)
            evening.step()
        if sold:
            break
    assert 0 < sold < offered


def _thought(aside: BotAside) -> Answer:
    stream = Generator(aside.seed)
    return beside(
        aside.bot, aside.game, aside.view, aside.story, aside.choices, stream, aside.seat, aside.options
    )


def test_bots_of_goblets_say_now_and_then_what_they_saw_or_poured() -> None:
    claims: list[str] = []
    silent = 0
    for seed in range(6):
        evening = with_bots("goblets", seed)
        while evening.table.status == "playing":
            for aside in asides(evening):
                given = _thought(aside)
                assert given == _thought(aside)
                if given.claim is None:
                    silent += 1
                    continue
                draft = evening.table.decide_aside(aside, given, evening.now, evening.dice)
                assert isinstance(draft, Draft)
                evening.commit(draft)
                told = evening.table.log_for(WATCHER, 0, None)[-1]
                assert (told.kind, told.seat, told.by, told.person) == ("claim", aside.seat, "bot", None)
                claims.append(told.claim or "")
            evening.step()
        assert evening.restored().digest() == evening.table.digest()
    assert silent
    assert {"poured"} < set(claims) <= {"poured", "holds", "safe", "deadly"}


def test_bots_without_a_policy_are_never_offered_anything() -> None:
    evening = Evening(3, game="tofu")
    for seat in (1, 2):
        evening.say(1, client.SetBot, seat, "random")
    evening.ready(1)
    for _ in range(20):
        assert asides(evening) == []
        if evening.table.status == "playing":
            evening.step()


def killed(evening: Evening) -> list[BotAside]:
    """Lose all that is only in memory; the host comes back, and the table says again what is to be done."""
    evening.table = Table.restore(evening.table.entries, evening.house, evening.now)
    evening.table.connected(1, evening.now)
    return asides(evening)


def waiting(game: str, kind: str, seed: int) -> tuple[Evening, BotAside]:
    """Play, if need be more matches, until a bot has thought of a sale or claim that is not due yet."""
    evening = with_bots(game, seed)
    while evening.table.status == "playing":
        for aside in asides(evening):
            given = _thought(aside)
            if given.choices if kind == "sale" else given.claim:
                return evening, aside
        evening.step()
    return waiting(game, kind, seed + 1)


def match_of(evening: Evening) -> Match:
    course = evening.table._state.running
    assert course is not None
    assert course.match is not None
    return course.match


def fields(aside: BotAside) -> list[object]:
    return [getattr(aside, field) for field in BotAside.__slots__]


def give(evening: Evening, aside: BotAside) -> None:
    draft = evening.table.decide_aside(aside, _thought(aside), evening.now, bytes)
    assert isinstance(draft, Draft)
    evening.commit(draft)


@pytest.mark.parametrize(("game", "kind"), [("tofu", "sale"), ("goblets", "claim")])
def test_a_kill_while_an_aside_waits_changes_nothing(game: str, kind: str) -> None:
    evening, aside = waiting(game, kind, 1)
    other, _ = waiting(game, kind, 1)
    (again,) = [each for each in killed(evening) if each.seat == aside.seat]
    assert fields(again) == fields(aside)
    for table, asked in ((evening, again), (other, aside)):
        table.now = max(table.now, asked.due_ms)
        give(table, asked)
    assert match_of(evening).entries == match_of(other).entries
    assert evening.table.entries[-1].act == other.table.entries[-1].act


def test_a_claim_is_not_made_again_after_a_kill() -> None:
    evening, aside = waiting("goblets", "claim", 1)
    give(evening, aside)
    assert aside.seat not in [each.seat for each in killed(evening)]
    evening.step()
    claimed = evening.table._state.running
    assert claimed is not None
    assert claimed.claimed == ()
