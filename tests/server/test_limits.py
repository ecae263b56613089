"""Limits hold for each session and for the address that many share; neither can be used against another."""

from pathlib import Path

import httpx
import pytest
from server.in_process import served

from yomiai.server import address
from yomiai.server.limits import Asker, Guard, Rate
from yomiai.server.options import Options

HOME = "203.0.113.7"


class Hand:
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def guard(clock: Hand) -> Guard:
    return Guard((Rate(3, 0.1), Rate(6, 0.5)), clock=clock)


def taken(limit: Guard, asker: Asker, times: int) -> int:
    return sum(limit.take(asker) for _ in range(times))


def test_a_greedy_session_leaves_enough_to_the_others_at_its_address() -> None:
    limit = guard(Hand())
    assert taken(limit, Asker(HOME, "greedy"), 50) == 3
    assert taken(limit, Asker(HOME, "somebody"), 2) == 2


def test_ever_new_sessions_do_not_get_round_the_address() -> None:
    limit = guard(Hand())
    assert sum(limit.take(Asker(HOME, f"session {number}")) for number in range(50)) == 6
    assert limit.take(Asker("203.0.113.8", "session 1"))


def test_credit_comes_back_with_time() -> None:
    clock = Hand()
    limit = guard(clock)
    asker = Asker(HOME, "one")
    assert taken(limit, asker, 5) == 3
    assert not limit.allows(asker)
    clock.now = 11
    assert limit.allows(asker)
    assert taken(limit, asker, 5) == 1


def test_a_session_named_elsewhere_is_another() -> None:
    limit = guard(Hand())
    taken(limit, Asker("198.51.100.1", "mine"), 50)
    assert taken(limit, Asker(HOME, "mine"), 3) == 3


def test_one_page_that_makes_tables_without_end_stops_itself_only(tmp_path: Path) -> None:
    with served(tmp_path / "data", limits=1.0) as serving, httpx.Client(base_url=serving.base) as http:

        def makes(session: str, number: int) -> int:
            body = {"name": "Mika", "language": "ja", "id": f"{session}-number-{number}"}
            return http.post("/api/tables", json=body, headers={"x-yomiai-session": session}).status_code

        assert [makes("greedy", number) for number in range(10)] == [201] * 8 + [429] * 2
        assert makes("modest", 1) == 201


def test_one_page_that_guesses_stops_itself_only(tmp_path: Path) -> None:
    with served(tmp_path / "data", limits=1.0) as serving, httpx.Client(base_url=serving.base) as http:

        def guesses(session: str) -> str:
            answer = http.get("/api/tables/BCDFG", headers={"x-yomiai-session": session})
            return str(answer.json()["code"])

        assert [guesses("greedy") for _ in range(30)][-1] == "too_fast"
        assert guesses("modest") == "no_table"
        assert [guesses(f"other {number}") for number in range(60)][-1] == "too_fast"


def test_a_code_guessed_by_the_page_of_a_table_costs_as_much_and_then_names_nobody(tmp_path: Path) -> None:
    with served(tmp_path / "data", limits=1.0) as serving, httpx.Client(base_url=serving.base) as http:
        body = {"name": "Mikako", "language": "ja", "id": "a-table-to-be-guessed"}
        code = http.post("/api/tables", json=body).json()["code"]
        assert "Mikako" in http.get(f"/t/{code}").text
        for number in range(60):
            assert http.get(f"/t/{'BCDFG' if number % 2 else 'GFDCB/screen'}").status_code == 200
        found = http.get(f"/t/{code}")
        assert found.status_code == 200
        assert "Mikako" not in found.text


@pytest.mark.parametrize(
    ("peer", "trusts", "counted"),
    [
        ("127.0.0.1", True, "198.51.100.9"),
        ("10.0.0.3", True, "198.51.100.9"),
        ("8.8.8.8", True, "8.8.8.8"),
        ("127.0.0.1", False, "127.0.0.1"),
    ],
)
def test_a_forwarded_address_is_believed_from_our_own_proxy(peer: str, trusts: bool, counted: str) -> None:
    options = Options(data=Path(), trust_proxy=trusts)
    assert address.sender(options, peer, ["1.2.3.4, 198.51.100.9"]) == counted
    assert address.sender(options, peer, ["1.2.3.4", "198.51.100.9"]) == counted, "a proxy may add a line"


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("2001:db8:0:1::1", "2001:db8:0:1:ffff::2", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("::ffff:198.51.100.9", "198.51.100.9", True),
        ("198.51.100.9", "198.51.100.8", False),
    ],
)
def test_a_household_is_one_sender_whatever_address_it_takes(one: str, other: str, is_same: bool) -> None:
    options = Options(data=Path())
    assert (address.sender(options, one, ()) == address.sender(options, other, ())) == is_same


def test_the_line_of_the_proxy_counts_and_not_one_that_was_sent_before_it(tmp_path: Path) -> None:
    with (
        served(tmp_path / "data", limits=1.0, trust_proxy=True) as serving,
        httpx.Client(base_url=serving.base) as http,
    ):

        def guesses(forged: int) -> str:
            lines = [("x-forwarded-for", f"192.0.2.{forged}"), ("x-forwarded-for", "198.51.100.9")]
            return str(http.get("/api/tables/BCDFG", headers=lines).json()["code"])

        assert [guesses(forged) for forged in range(30)][-1] == "too_fast"


def test_who_comes_again_and_again_fills_no_table_with_names(tmp_path: Path) -> None:
    with served(tmp_path / "data", limits=1.0) as serving, httpx.Client(base_url=serving.base) as http:
        made = {"id": "a-table-to-fill", "name": "Mika", "language": "ja"}
        code = http.post("/api/tables", json=made).json()["code"]

        def joins(number: int) -> int:
            body = {"id": f"person-number-{number}", "name": "Aki", "language": "ja", "watch": True}
            return http.post(f"/api/tables/{code}/join", json=body).status_code

        assert [joins(number) for number in range(14)] == [201] * 12 + [429] * 2
        assert http.get(f"/api/tables/{code}").status_code == 200
