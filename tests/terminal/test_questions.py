"""Questions in a terminal name what was chosen, and their answers are typed as they are meant."""

from __future__ import annotations

from yomiai.kernel.choice import Seat, Word
from yomiai.terminal.voice import Voice

NAMES = ["You", "Kendama", "Temari"]
GIVEN = {"offer": {"card": {}, "claim": "rat", "giver": 1, "receiver": 0, "had": [1, 0]}}


def test_passing_a_card_on_names_who_gets_it_and_not_who_gave_it() -> None:
    voice = Voice("cockroach", "en", NAMES, 0)
    assert voice.ask("answer", [], GIVEN) == "Kendama says it's a rat. Do you believe it?"
    assert voice.ask("pass_claim", [Seat(2)], GIVEN) == "What do you tell Temari it is?"


def test_passing_a_card_on_unseen_is_asked_in_words() -> None:
    voice = Voice("cockroach", "en", NAMES, 0)
    assert (
        voice.ask("pass_seat", [Word("pass_unseen")], GIVEN) == "You haven't looked. Who do you pass it to?"
    )
