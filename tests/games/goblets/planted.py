"""Faults to plant in Raise Your Goblets, one at a time, each with the check that must catch it."""

from __future__ import annotations

from promises.planting import Fault

FOLDER = "games/goblets/"
HIDING = "promises.hiding:"
AUDIENCE = "promises.audience:secrets_reach_whom_the_rules_name"
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
        AUDIENCE,
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
        AUDIENCE,
    ),
    Fault(
        "the noble sees his vassal's loyalty",
        FOLDER + "setup.py",
        "self.tell(happenings.LOYALTY, bit(vassal),",
        "self.tell(happenings.LOYALTY, self.eyes_of(self.next),",
        AUDIENCE,
    ),
    Fault(
        "the number of a reason to refuse depends on another's tokens",
        FOLDER + "rules.py",
        'return "G-70" if self.setting.pairs else "G-16"',
        'return "G-70" if self.houses[0].screen & 1 else "G-16"',
        HIDING + "nothing_leaks",
    ),
    Fault(
        "what a house gets behind its screen is told to everybody",
        FOLDER + "setup.py",
        "self.tell(happenings.TOKENS, self.eyes_of(h),",
        "self.tell(happenings.TOKENS, self.setting.everyone,",
        AUDIENCE,
    ),
    Fault(
        "the Gambler's number is told to everybody",
        FOLDER + "setup.py",
        "self.tell(happenings.GUESSED, bit(self.actor),",
        "self.tell(happenings.GUESSED, self.setting.everyone,",
        AUDIENCE,
    ),
    Fault(
        "which token the Connoisseur took is told to everybody",
        FOLDER + "actions.py",
        "self.tell(happenings.TOOK_BACK, bit(self.actor),",
        "self.tell(happenings.TOOK_BACK, self.setting.everyone,",
        AUDIENCE,
    ),
    Fault(
        "what the Blackmailer saw is told to everybody",
        FOLDER + "actions.py",
        "self.tell(happenings.BLACKMAILED, bit(self.actor),",
        "self.tell(happenings.BLACKMAILED, self.setting.everyone,",
        AUDIENCE,
    ),
    Fault(
        "whether goblets moved while all looked away is told to everybody",
        FOLDER + "actions.py",
        "self.tell(happenings.LOOKED_AWAY, bit(self.actor),",
        "self.tell(happenings.LOOKED_AWAY, self.setting.everyone,",
        AUDIENCE,
    ),
    Fault(
        "a secret target is told openly",
        FOLDER + "setup.py",
        "[self.next, 0 if secret else 1, target]",
        "[self.next, 1, target]",
        AUDIENCE,
    ),
    Fault(
        "loyalty cards are opened as they are dealt",
        FOLDER + "setup.py",
        "self.tell(happenings.LOYALTY, bit(vassal),",
        "self.tell(happenings.OPENED_LOYALTY, 0, [vassal, 1 if rebel else 0])\n"
        "            self.tell(happenings.LOYALTY, bit(vassal),",
        AUDIENCE,
    ),
    Fault(
        "a secret target lies open in the view",
        FOLDER + "portrait.py",
        "target=None if secret else target",
        "target=target",
        AUDIENCE,
    ),
    Fault(
        "all see a secret target in the view",
        FOLDER + "portrait.py",
        "secret_target=Secret(eyes, target)",
        "secret_target=Secret(position.setting.everyone, target)",
        AUDIENCE,
    ),
    Fault(
        "all see the Gambler's number in the view",
        FOLDER + "portrait.py",
        "guess=Secret(eyes,",
        "guess=Secret(position.setting.everyone,",
        AUDIENCE,
    ),
    Fault(
        "the noble sees his vassal's loyalty in the view",
        FOLDER + "portrait.py",
        "loyalty = Secret(1 << seat,",
        "loyalty = Secret(position.eyes_of(h),",
        AUDIENCE,
    ),
    Fault(
        "a question is worded by what is in a goblet",
        FOLDER + "told.py",
        "        return asked\n",
        '        return asked + "!" * (cast("Goblets", position).goblets[0].contents & 1)\n',
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
