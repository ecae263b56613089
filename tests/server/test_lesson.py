"""A first game over HTTP: it runs as soon as it is made, is locked, and its deal cannot be asked for."""

from pathlib import Path

import httpx
from server.in_process import served

CREATE = {"id": "a-first-game", "name": "Mika", "language": "ja", "game": "duet", "lesson": True}
LOOK_IN = {"id": "i-look-in-there", "name": "Ken", "language": "en"}


def test_a_first_game_is_for_one_person_and_its_deal_is_the_servers(tmp_path: Path) -> None:
    with served(tmp_path) as serving, httpx.Client(base_url=serving.base, timeout=20) as http:
        made = http.post("/api/tables", json=CREATE)
        assert made.status_code == 201
        code = made.json()["code"]
        assert http.post("/api/tables", json=CREATE).json() == made.json()
        seen = http.get(f"/api/tables/{code}").json()
        assert (seen["status"], seen["locked"], seen["watchers"]) == ("playing", True, False)
        for watch in (False, True):
            joined = http.post(f"/api/tables/{code}/join", json={**LOOK_IN, "watch": watch})
            assert joined.json() == {"code": "locked"}
        for more in ({"number": 2}, {"seed": 2}, {"secret": "00" * 32}):
            asked = http.post("/api/tables", json={**CREATE, "id": "another-first-game", **more})
            assert (asked.status_code, asked.json()) == (400, {"code": "malformed"})
