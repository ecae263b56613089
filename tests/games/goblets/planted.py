"""Faults to plant in Raise Your Goblets, one at a time, each with the check that must catch it."""

from __future__ import annotations

from promises.planting import Fault

FOLDER = "games/goblets/"
HIDING = "promises.hiding:"
PLAYING = "promises.playing:"
CLAUSES = "games.goblets."

LEAKS = (
    Fault(
        "a pour is told with its token",
        FOLDER + "actions.py",
        "self.tell(happenings.POURED, self.eyes_of(self.house), values)",
        "self.tell(happenings.POURED, self.setting.everyone, values)",
        HIDING + "closed_boxes_vary",
    ),
    Fault(
        "what a peek shows is told to everybody",
        FOLDER + "actions.py",
        "self.tell(happenings.PEEKED, bit(self.actor), values)",
        "self.tell(happenings.PEEKED, self.setting.everyone, values)",
        CLAUSES + "test_actions:test_G19_nobody_else_sees_it_and_no_view_shows_it_again",
    ),
    Fault(
        "the connoisseur is not asked about an empty goblet",
        FOLDER + "actions.py",
        "if self.can_once(characters.CONNOISSEUR):",
        "if goblet.contents and self.can_once(characters.CONNOISSEUR):",
        CLAUSES + "test_characters:test_GC07_is_asked_even_with_an_empty_goblet_and_may_decline",
    ),
    Fault(
        "everybody sees what is behind a screen",
        FOLDER + "portrait.py",
        "tokens=Secret(eyes, tokens(house.screen)),",
        "tokens=Secret(position.setting.everyone, tokens(house.screen)),",
        HIDING + "nothing_leaks",
    ),
    Fault(
        "a goblet shows the house before which it stands what is in it",
        FOLDER + "portrait.py",
        "goblet.coaster, Secret(0, tokens(goblet.contents))",
        "goblet.coaster, Secret(1 << place, tokens(goblet.contents))",
        HIDING + "nothing_leaks",
    ),
    Fault(
        "a secret target is told to everybody",
        FOLDER + "setup.py",
        "eyes = self.eyes_of(self.next) if secret else self.setting.everyone",
        "eyes = self.setting.everyone",
        CLAUSES + "test_setup:test_G12_secret_targets_are_known_to_their_owner_until_the_scoring",
    ),
    Fault(
        "the noble sees his vassal's loyalty",
        FOLDER + "setup.py",
        "self.tell(happenings.LOYALTY, bit(vassal),",
        "self.tell(happenings.LOYALTY, self.eyes_of(self.next),",
        CLAUSES + "test_houses:test_G66_loyalty_is_seen_by_the_vassal_alone",
    ),
    Fault(
        "the number of a reason to refuse depends on another's tokens",
        FOLDER + "rules.py",
        'return "G-70" if self.setting.pairs else "G-16"',
        'return "G-70" if self.houses[0].screen & 1 else "G-16"',
        HIDING + "nothing_leaks",
    ),
)
MISTAKES = (
    Fault(
        "one poison too few is deadly",
        FOLDER + "drinking.py",
        "return poison_in(contents) > saved",
        "return poison_in(contents) >= saved",
        CLAUSES + "test_toast:test_G31_G32_dead_when_there_is_more_poison_than_antidote",
    ),
    Fault(
        "the caller acts first in the last round",
        FOLDER + "turns.py",
        "return (self.caller + 1 + number_of) % houses",
        "return (self.caller + number_of) % houses",
        CLAUSES + "test_toast:test_G27_one_action_each_from_the_callers_left_the_caller_last",
    ),
    Fault(
        "a swap leaves the coasters behind",
        FOLDER + "actions.py",
        "        self._exchange_contents(place, other)\n        self._exchange_coasters(place, other)\n",
        "        self._exchange_contents(place, other)\n",
        CLAUSES + "test_actions:test_G20_ones_own_goblet_is_exchanged_with_any_other",
    ),
    Fault(
        "a token poured is still behind the screen",
        FOLDER + "actions.py",
        "self.houses[self.house].screen -= poured",
        "self.houses[self.house].screen -= 0",
        PLAYING + "nothing_is_lost",
    ),
    Fault(
        "what a drunk goblet held is forgotten by the belief",
        FOLDER + "reading.py",
        "self._fact(belief.LOOK, event.place, packed(event.contents))",
        "packed(event.contents)",
        HIDING + "nothing_leaks",
    ),
    Fault(
        "the belief forgets that two kinds can come in either order",
        FOLDER + "placing.py",
        "ways = falling(screen, used + chosen) * arrangements(chosen)",
        "ways = falling(screen, used + chosen)",
        CLAUSES + "test_belief:test_two_tokens_are_drawn_without_putting_back",
    ),
)
FAULTS = (*LEAKS, *MISTAKES)
