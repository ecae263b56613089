"""Faults to plant in Shirohage Tofu Shop, one at a time, each with the check that must catch it."""

from __future__ import annotations

from promises.planting import Fault

RULES = "games/tofu/rules.py"
TOLD = "games/tofu/told.py"
SHOP = "games/tofu/shop.py"
BELIEF = "games/tofu/belief.py"
HIDING = "promises.hiding:"
AUDIENCE = "promises.audience:secrets_reach_whom_the_rules_name"
PLAYING = "promises.playing:"
CLAUSES = "games.tofu."

FAULTS = (
    Fault(
        "the card on offer is told to everybody",
        RULES,
        "self.tell(DREW, bit(self.dealer),",
        "self.tell(DREW, self.setting.everyone,",
        HIDING + "closed_boxes_vary",
    ),
    Fault(
        "initial cards are told to everybody",
        RULES,
        "self.tell(DEALT, bit(seat),",
        "self.tell(DEALT, self.setting.everyone,",
        HIDING + "closed_boxes_vary",
    ),
    Fault(
        "all see the card on offer in their view",
        TOLD,
        "card=Secret(1 << position.dealer,",
        "card=Secret((1 << position.players) - 1,",
        HIDING + "nothing_leaks",
    ),
    Fault(
        "a sold initial card lies open",
        TOLD,
        "sold_initial=Secret(mine,",
        "sold_initial=Secret((1 << position.players) - 1,",
        HIDING + "nothing_leaks",
    ),
    Fault(
        "a sold initial card is told to everybody",
        RULES,
        "self.tell(SOLD_INITIAL, bit(seat),",
        "self.tell(SOLD_INITIAL, self.setting.everyone,",
        AUDIENCE,
    ),
    Fault(
        "a sold initial card is told openly without the option",
        RULES,
        "shown = 1 if self.setting.show_sold_initial else 0",
        "shown = 1",
        AUDIENCE,
    ),
    Fault(
        "initial cards lie open in the view",
        TOLD,
        "initial=Secret(mine, KINDS[owner.initial])",
        "initial=Secret((1 << position.players) - 1, KINDS[owner.initial])",
        AUDIENCE,
    ),
    Fault(
        "all see into every purse",
        TOLD,
        "purse=Secret(mine,",
        "purse=Secret((1 << position.players) - 1,",
        AUDIENCE,
    ),
    Fault(
        "beans are shown though they are hidden",
        TOLD,
        "beans=None if setting.hidden_beans and not over else",
        "beans=None if position.over else",
        AUDIENCE,
    ),
    Fault(
        "a report is told as the card really is",
        RULES,
        "self.tell(REPORTED, 0, [self.dealer, self.leaning, self.phrases])",
        "self.tell(REPORTED, 0, [self.dealer, self.card, self.phrases])",
        HIDING + "nothing_leaks",
    ),
    Fault(
        "only a bad card may be opened at one bean",
        RULES,
        "return sales | bit(most + 1) - 2",
        "return sales | bit(most + 1) - (2 if self.card == 2 else 4)",
        PLAYING + "someone_can_act_or_it_is_over",
    ),
    Fault(
        "bidders are asked only if the card is tofu",
        RULES,
        "if beans > self.price:",
        "if beans > self.price and self.card < 3:",
        HIDING + "nothing_leaks",
    ),
    Fault(
        "unseen cards are taken in the order of their kinds",
        BELIEF,
        "generator.shuffle(unseen)",
        "pass",
        HIDING + "closed_boxes_vary",
    ),
    Fault(
        "a buyer pays one bean more than the dealer gets",
        RULES,
        "self.seats[self.dealer].beans += self.price",
        "self.seats[self.dealer].beans += self.price - 1",
        PLAYING + "nothing_is_lost",
    ),
    Fault(
        "a sold card is not discarded",
        RULES,
        "owner.face_up -= bit(4 * what)",
        "owner.face_up -= 0",
        PLAYING + "nothing_is_lost",
    ),
    Fault(
        "the closing card may come among the upper cards",
        SHOP,
        "return one if self.upper == 0 else 0",
        "return one",
        PLAYING + "someone_can_act_or_it_is_over",
    ),
    Fault(
        "a copy forgets who is not asked again",
        SHOP,
        "self.done = source.done",
        "self.done = 0",
        PLAYING + "copies_are_independent",
    ),
    Fault(
        "the dealer raises his own price in one lap",
        RULES,
        "self.done = 0 if self.setting.open_auction else bit(self.dealer)",
        "self.done = 0",
        CLAUSES + "test_turn:test_TE02_the_dealer_raises_again_in_an_open_auction_only",
    ),
    Fault(
        "the locked tofu takes a condiment",
        "games/tofu/scoring.py",
        "if locked == 0 and 1 <= bad <= FEW_BAD and left >= bad:",
        "if 1 <= bad <= FEW_BAD and left >= bad:",
        CLAUSES + "test_scoring:test_T27_T28_T29_T30_the_closed_form_is_the_best_of_all_arrangements",
    ),
)
