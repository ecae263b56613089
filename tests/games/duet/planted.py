"""Faults to plant in Duet, one at a time, each with the check that must catch it."""

from __future__ import annotations

from promises.planting import Fault

RULES = "games/duet/rules.py"
PATH = "games/duet/path.py"
TOLD = "games/duet/told.py"
BELIEF = "games/duet/belief.py"
HIDING = "promises.hiding:"
AUDIENCE = "promises.audience:secrets_reach_whom_the_rules_name"
EXHAUSTIVE = "promises.exhaustive:belief_equals_exhaustive_search"
CLAUSES = "games.duet."

LEAKS = (
    Fault(
        "hands lie open for both in the view",
        TOLD,
        "Secret(bit(seat), hand_of(hand))",
        "Secret(3, hand_of(hand))",
        HIDING + "nothing_leaks",
    ),
    Fault(
        "every hand is dealt face up in the story",
        RULES,
        "self.tell(DEALT, bit(seat),",
        "self.tell(DEALT, EVERYONE,",
        HIDING + "nothing_leaks",
    ),
    Fault(
        "a gift is told before the partner has chosen too",
        RULES,
        "self.tell(GIVING, bit(self.actor),",
        "self.tell(GIVING, EVERYONE,",
        AUDIENCE,
    ),
    Fault(
        "the partner sees the gift under way in its view",
        TOLD,
        "Secret(bit(1 - position.actor), KINDS[gift])",
        "Secret(3, KINDS[gift])",
        AUDIENCE,
    ),
    Fault(
        "the undealt cards can be seen",
        TOLD,
        "undealt=Secret(0,",
        "undealt=Secret(3,",
        HIDING + "nothing_leaks",
    ),
    Fault(
        "the reason for a refusal tells what the partner holds",
        RULES,
        "if question == FOLLOW and self.hand(self.actor) >> card & 1",
        "if question == FOLLOW and self.hand(1 - self.actor) >> card & 1",
        HIDING + "nothing_leaks",
    ),
    Fault(
        "a question is worded by the partner's hand",
        TOLD,
        "        return ASKS[position.question]\n",
        '        partners = cast("Duet", position).hand(1 - seat)\n'
        '        return ASKS[position.question] + "!" * (partners & 1)\n',
        HIDING + "nothing_leaks",
    ),
)

WRONG = (
    Fault(
        "the discards can be looked through",
        TOLD,
        "discards=Secret(0,",
        "discards=Secret(3,",
        AUDIENCE,
    ),
    Fault(
        "a swap is seen by one player only",
        RULES,
        "self.tell(SWAPPED, EVERYONE,",
        "self.tell(SWAPPED, bit(giver),",
        AUDIENCE,
    ),
    Fault(
        "gems of a covered space are gone",
        PATH,
        "self.gems += slid << 4 * self.end(end)",
        "slid += 0",
        CLAUSES + "test_clauses:test_D39_all_gems_of_a_covered_space_slide_to_the_centre_side",
    ),
    Fault(
        "the belief forgets what was not followed",
        BELIEF,
        "round_.barred |= suit_of_card(round_.led)",
        "round_.barred |= 0",
        EXHAUSTIVE,
    ),
    Fault(
        "the belief concludes too much after a Royal Heir",
        BELIEF,
        "if not lifted:",
        "if not lifted or lifted:",
        CLAUSES + "test_belief:test_after_a_royal_heir_another_suit_says_nothing",
    ),
    Fault(
        "the belief always thinks of the same hand",
        BELIEF,
        "generator.shuffle(unseen)",
        "unseen.sort()",
        HIDING + "closed_boxes_vary",
    ),
)

FAULTS = LEAKS + WRONG
