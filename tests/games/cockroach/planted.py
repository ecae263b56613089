"""Faults to plant in Cockroach Poker, one at a time, each with the check that must catch it."""

from __future__ import annotations

from promises.planting import Fault

RULES = "games/cockroach/rules.py"
TOLD = "games/cockroach/told.py"
BELIEF = "games/cockroach/belief.py"
HIDING = "promises.hiding:"
AUDIENCE = "promises.audience:secrets_reach_whom_the_rules_name"
PLAYING = "promises.playing:"
CLAUSES = "games.cockroach."

LEAKS = (
    Fault(
        "a player's look is told to everybody, card and all",
        RULES,
        "self.tell(LOOKED, self.looked,",
        "self.tell(LOOKED, self.setting.everyone,",
        AUDIENCE,
    ),
    Fault(
        "an offer is told with the card",
        RULES,
        "self.tell(OFFERED, self.looked, values)",
        "self.tell(OFFERED, self.setting.everyone, values)",
        HIDING + "closed_boxes_vary",
    ),
    Fault(
        "a pass is told with the card",
        RULES,
        "self.tell(PASSED, self.looked, values)",
        "self.tell(PASSED, self.setting.everyone, values)",
        HIDING + "nothing_leaks",
    ),
    Fault(
        "every hand is dealt face up in the story",
        RULES,
        "self.tell(DEALT, bit(seat),",
        "self.tell(DEALT, self.setting.everyone,",
        HIDING + "closed_boxes_vary",
    ),
    Fault(
        "a claim is told as the card really is",
        RULES,
        "[self.giver, self.receiver, self.claim, self.card]",
        "[self.giver, self.receiver, self.card, self.card]",
        HIDING + "nothing_leaks",
    ),
    Fault(
        "whether the giver told the truth is told with a pass",
        RULES,
        "values.append(self.looked >> self.giver & 1)",
        "values.append(1 if self.card == self.claim else 0)",
        HIDING + "nothing_leaks",
    ),
    Fault(
        "hands lie open in the view",
        TOLD,
        "Secret(1 << seat, _hand(hand",
        "Secret((1 << position.players) - 1, _hand(hand",
        HIDING + "nothing_leaks",
    ),
    Fault(
        "the receiver sees the card in his view",
        TOLD,
        "card=Secret(position.looked,",
        "card=Secret(position.had,",
        HIDING + "nothing_leaks",
    ),
    Fault(
        "the ten cards of two players can be seen",
        TOLD,
        "aside=Secret(0,",
        "aside=Secret(3,",
        HIDING + "nothing_leaks",
    ),
    Fault(
        "the eyes of a hand are those of the next seat too",
        TOLD,
        "Secret(1 << seat, _hand(hand",
        "Secret(3 << seat, _hand(hand",
        HIDING + "eyes_are_within_reason",
    ),
    Fault(
        "a hand shrinks while its owner is still choosing",
        TOLD,
        "        hand += 1 << 4 * position.card\n",
        "        hand += 0\n",
        HIDING + "half_made_actions_are_hidden",
    ),
    Fault(
        "a pass shows its receiver before its claim is made",
        TOLD,
        "receiver=position.actor if half_made else position.receiver",
        "receiver=position.receiver",
        HIDING + "half_made_actions_are_hidden",
    ),
    Fault(
        "others learn from a refusal how far an offer has got",
        RULES,
        '        if self.giver < 0:\n            return "C-14"\n        return "C-16"',
        '        if self.question == CHOOSE_CARD:\n            return "C-14"\n        return "C-16"',
        HIDING + "half_made_actions_are_hidden",
    ),
    Fault(
        "the reason of a refusal depends on the card",
        RULES,
        'return "C-19" if self.had == self.setting.everyone else "CE-6"\n        return "C-08"',
        'return "C-19" if self.had == self.setting.everyone else "CE-6"\n'
        '        return "C-08" if self.card == self.claim else "C-15"',
        HIDING + "nothing_leaks",
    ),
    Fault(
        "looking is offered only when the claim is false",
        RULES,
        "if self.had == setting.everyone or not",
        "if self.card == self.claim or self.had == setting.everyone or not",
        HIDING + "nothing_leaks",
    ),
    Fault(
        "an answer is worded by the truth",
        TOLD,
        "        return CHOICES[option]",
        "        lying = option in ANSWERS and position.card != position.claim\n"
        '        return Word(ANSWERS[option] + "!") if lying else CHOICES[option]',
        HIDING + "nothing_leaks",
    ),
    Fault(
        "a question is worded by the truth",
        TOLD,
        '                return "answer"',
        '                return "answer" if position.card == position.claim else "answer_now"',
        HIDING + "nothing_leaks",
    ),
    Fault(
        "the card of a look stands bare in its event",
        TOLD,
        "    seat: int\n    card: Secret[Kind]\n",
        "    seat: int\n    card: Kind\n",
        "promises.test_annotations:test_no_hideable_kind_stands_bare",
    ),
    Fault(
        "the public size of a hand tells its kinds",
        TOLD,
        "total_of(hand), table)",
        "sum(1 for count in counts_list(hand, 8) if count), table)",
        HIDING + "nothing_leaks",
    ),
)

BELIEFS = (
    Fault(
        "belief never varies",
        BELIEF,
        "        generator.shuffle(unseen)\n",
        "",
        HIDING + "closed_boxes_vary",
    ),
    Fault(
        "belief prefers a certain kind for the card under way",
        BELIEF,
        "hands[self.holder][self.hands[self.holder].index(UNKNOWN)]",
        "max(hands[self.holder])",
        "promises.exhaustive:belief_equals_exhaustive_search",
    ),
    Fault(
        "belief forgets that a card shown was in its starter's hand",
        TOLD,
        "        self.shown.setdefault(self.holder, []).append(kind)\n",
        "",
        HIDING + "worlds_play_on",
    ),
    Fault(
        "belief takes everybody's cards for known in the order of their deal",
        BELIEF,
        "            generator.shuffle(hand)  #",
        "            hand.sort()  #",
        "promises.exhaustive:belief_equals_exhaustive_search",
    ),
)

RULE_FAULTS = (
    Fault(
        "cards that do not divide are dropped",
        RULES,
        "    if flags & REMAINDER_ASIDE:\n",
        "    if True:\n",
        CLAUSES + "test_setup:test_C03_CE03_everything_is_dealt_and_the_first_seats_get_the_rest",
    ),
    Fault(
        "each kind is as likely to be dealt, however many are left",
        RULES,
        "return counts_list(self.stock, self.setting.kinds)",
        "return [1 if self.legal >> kind & 1 else 0 for kind in range(self.setting.kinds)]",
        CLAUSES + "test_setup:test_C02_any_undealt_card_can_come_next_in_proportion",
    ),
    Fault(
        "the deal is always the same",
        RULES,
        "rest = generator.below(self.setting.cards - self.dealt)",
        "rest = self.setting.cards - self.dealt - 1",
        PLAYING + "different_seeds_differ",
    ),
    Fault(
        "the deal prefers rare kinds",
        RULES,
        "        while rest >= count_of(self.stock, kind):",
        "        rest = generator.below(rest + 1)\n        while rest >= count_of(self.stock, kind):",
        PLAYING + "draws_go_by_weight",
    ),
    Fault(
        "a card offered stays in the hand",
        RULES,
        "self.seats[self.actor].hand -= bit(4 * kind)  # C-05",
        "self.seats[self.actor].hand -= 0",
        PLAYING + "nothing_is_lost",
    ),
    Fault(
        "the card may go back to its giver",
        RULES,
        "others = self.setting.everyone & ~self.had",
        "others = self.setting.everyone & ~bit(self.actor)",
        CLAUSES + "test_passing:test_C16_he_names_one_who_has_not_seen_the_card",
    ),
    Fault(
        "the original starter answers for the last claim",
        RULES,
        "self.giver = self.actor  # C-20",
        "self.giver = self.actor if first else self.giver  # C-20",
        CLAUSES + "test_judging:test_C20_the_last_claim_counts_and_who_made_it",
    ),
    Fault(
        "a passer's claim is thrown away",
        RULES,
        "self.claim = claim  # C-07, C-17",
        "self.claim = claim if first else self.claim  # C-07, C-17",
        CLAUSES + "test_passing:test_C17_he_claims_what_he_likes",
    ),
    Fault(
        "the taker's neighbour starts",
        RULES,
        "self._ask_card(taker)  # C-14",
        "self._ask_card((taker + 1) % self.players)  # C-14",
        CLAUSES + "test_judging:test_C13_C14_the_taker_lays_it_before_himself_and_starts",
    ),
    Fault(
        "true always costs the receiver the card",
        RULES,
        "right = (self.card == self.claim) == says_true",
        "right = self.card != self.claim and not says_true",
        CLAUSES + "test_judging:test_C09_as_declared_and_true_the_giver_takes",
    ),
    Fault(
        "one may judge after looking",
        RULES,
        "self.legal = self._open_seats()  # CE-11",
        "self.legal = self._open_seats() | JUDGE  # CE-11",
        CLAUSES + "test_passing:test_CE11_after_looking_one_must_pass_on",
    ),
    Fault(
        "the last receiver may look",
        RULES,
        "            return JUDGE\n",
        "            return JUDGE | 1 << LOOK\n",
        CLAUSES + "test_passing:test_C19_CE12_the_last_one_must_judge",
    ),
    Fault(
        "the fifth of a kind loses, not the fourth",
        RULES,
        "count_of(seat.table, kind) >= self.setting.limit",
        "count_of(seat.table, kind) > self.setting.limit",
        CLAUSES + "test_ending:test_C21_the_fourth_of_a_kind_loses_at_once",
    ),
    Fault(
        "two players have the limit of three",
        RULES,
        "KIND_LIMIT_OF_TWO if of_two else KIND_LIMIT",
        "KIND_LIMIT",
        CLAUSES + "test_ending:test_C27_with_two_players_the_fifth_loses",
    ),
    Fault(
        "a starter without cards is stuck",
        RULES,
        "if seat.hand == 0:",
        "if seat.hand < 0:",
        PLAYING + "someone_can_act_or_it_is_over",
    ),
    Fault(
        "anybody's empty hand ends the match",
        RULES,
        "if seat.hand == 0:",
        "if self._holding() != self.setting.everyone:",
        CLAUSES + "test_ending:test_C23_an_empty_hand_by_itself_is_no_loss",
    ),
    Fault(
        "eight kinds lose without the variant",
        RULES,
        "if self.setting.eight_kinds and kinds_held",
        "if kinds_held",
        CLAUSES + "test_ending:test_C32_seven_kinds_are_harmless_and_eight_without_the_variant",
    ),
    Fault(
        "a copy forgets who looked",
        RULES,
        "        self.looked = source.looked\n",
        "",
        PLAYING + "copies_are_independent",
    ),
    Fault(
        "an illegal option is carried out",
        RULES,
        "if option < 0 or option >= OPTIONS or self.legal >> option & 1 == 0:",
        "if option < 0 or option >= OPTIONS or self.over:",
        PLAYING + "illegal_options_change_nothing",
    ),
    Fault(
        "a refused option has already moved the card",
        RULES,
        '            raise ValueError(f"option {option} is not legal")\n        question',
        "            self.had = 1\n"
        '            raise ValueError(f"option {option} is not legal")\n        question',
        PLAYING + "illegal_options_change_nothing",
    ),
    Fault(
        "the loser is named first",
        RULES,
        "ranks.append(self.players if lost else self._rank(seat))",
        "ranks.append(1 if lost else 2)",
        CLAUSES + "test_ending:test_C24_the_end_names_a_loser_and_the_others_share_the_win",
    ),
)

FAULTS = LEAKS + BELIEFS + RULE_FAULTS
