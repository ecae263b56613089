"""Faults to plant in Fox and Grapes, one at a time, each with the check that must catch it."""

from __future__ import annotations

from promises.planting import Fault

FOLDER = "games/fox_grapes/"
RULES = FOLDER + "rules.py"
BOARD = FOLDER + "board.py"
TOLD = FOLDER + "told.py"
BELIEF = FOLDER + "belief.py"
RECORDS = FOLDER + "records.py"
RESOLUTION = FOLDER + "resolution.py"
SCORING = FOLDER + "scoring.py"
CLAUSES = FOLDER + "clauses.py"
HIDING = "promises.hiding:"
AUDIENCE = "promises.audience:secrets_reach_whom_the_rules_name"
PLAYING = "promises.playing:"
TESTS = "games.fox_grapes."

LEAKS = (
    Fault(
        "every hand is dealt face up in the story",
        RULES,
        "self.tell(DEALT, bit(seat),",
        "self.tell(DEALT, setting.everyone,",
        HIDING + "closed_boxes_vary",
    ),
    Fault(
        "a card is laid with its face to everybody",
        RULES,
        "self.tell(PLACED, bit(seat),",
        "self.tell(PLACED, self.setting.everyone,",
        HIDING + "closed_boxes_vary",
    ),
    Fault(
        "an announcement is told as the card really is",
        RULES,
        "[seat, slot, claim, kind])",
        "[seat, slot, kind, kind])",
        HIDING + "nothing_leaks",
    ),
    Fault(
        "hands lie open in the view",
        TOLD,
        "hand=Secret(1 << seat,",
        "hand=Secret(position.setting.everyone,",
        HIDING + "nothing_leaks",
    ),
    Fault(
        "cards laid lie open as soon as all have declared",
        TOLD,
        "turned_up = position.question == codes.SOLO_PUSH",
        "turned_up = position.question == codes.OPEN_PLACE",
        AUDIENCE,
    ),
    Fault(
        "the card left alone is not opened to the others",
        TOLD,
        "position.setting.everyone if turned_up else",
        "3 if turned_up else",
        AUDIENCE,
    ),
    Fault(
        "the next seat sees what was laid",
        TOLD,
        "if turned_up else 1 << owner",
        "if turned_up else 3 << owner",
        HIDING + "nothing_leaks",
    ),
    Fault(
        "the three cards of two players can be seen",
        TOLD,
        "aside=Secret(0,",
        "aside=Secret(3,",
        HIDING + "nothing_leaks",
    ),
    Fault(
        "the public size of a hand tells its kinds",
        TOLD,
        "cards=total_of(cards.hand),",
        "cards=sum(1 for count in counts_list(cards.hand, 3) if count),",
        HIDING + "nothing_leaks",
    ),
    Fault(
        "a counterpart is shown before the deed is chosen",
        TOLD,
        "position.counterpart if fixed else None",
        "position.counterpart if position.counterpart >= 0 else None",
        TESTS + "test_alone:test_F41_naming_the_counterpart_is_hidden_until_the_deed_is_chosen",
    ),
    Fault(
        "others learn from a refusal how far a placement has got",
        CLAUSES,
        "    if question <= PLACE_CLAIM:\n",
        '    if question == PLACE_CLAIM:\n        return "F-11"\n    if question <= PLACE_CLAIM:\n',
        HIDING + "half_made_actions_are_hidden",
    ),
    Fault(
        "a question is worded by the truth",
        TOLD,
        "        return ASKS[whole.question]\n",
        '        return ASKS[whole.question] + "!" * (whole.cards > whole.claims)\n',
        HIDING + "nothing_leaks",
    ),
    Fault(
        "declaring on a fox is refused",
        RULES,
        "        if free:\n",
        "        if self.card_at(1) == FOX:\n            free &= ~2\n        if free:\n",
        HIDING + "nothing_leaks",
    ),
    Fault(
        "the card laid stands bare in its event",
        RECORDS,
        "    claim: Open[Kind]\n    card: Secret[Kind]\n\n\nclass Declared",
        "    claim: Open[Kind]\n    card: Kind\n\n\nclass Declared",
        "promises.test_annotations:test_no_hideable_kind_stands_bare",
    ),
)

BELIEFS = (
    Fault(
        "belief never varies",
        BELIEF,
        "        generator.shuffle(unseen)  #",
        "        #",
        HIDING + "closed_boxes_vary",
    ),
    Fault(
        "belief lays the best of the unknown cards",
        BELIEF,
        "            laid.append(fresh)\n",
        "            fresh.sort()\n            laid.append(fresh)\n",
        "promises.exhaustive:belief_equals_exhaustive_search",
    ),
    Fault(
        "belief forgets that a card shown was in its owner's hand",
        TOLD,
        "            self.shown.setdefault(owner, []).append(KINDS.index(card))\n",
        "",
        HIDING + "worlds_play_on",
    ),
    Fault(
        "belief takes hands for dealt in the order they are known",
        BELIEF,
        "            generator.shuffle(hand)  #",
        "            hand.sort()  #",
        "promises.exhaustive:belief_equals_exhaustive_search",
    ),
)

RULE_FAULTS = (
    Fault(
        "one may declare on a covered card",
        RULES,
        "free = self.setting.everyone & ~self.covered &",
        "free = self.setting.everyone &",
        TESTS + "test_declaration:test_F15_FE01_not_a_card_that_already_has_a_declaration",
    ),
    Fault(
        "one may declare on one's own card",
        RULES,
        "~self.covered & ~bit(seat)",
        "~self.covered",
        TESTS + "test_declaration:test_F14_not_oneself",
    ),
    Fault(
        "sour grapes called sweet stay with their owner",
        RESOLUTION,
        "return kind != FOX  #",
        "return kind == SWEET  #",
        TESTS + "test_reveal:test_F20_F21_F22_F23_F24_F25_F26_F27_F28_who_takes_the_card",
    ),
    Fault(
        "a stuck player keeps what he announced falsely",
        RESOLUTION,
        "    if kind == SOUR:\n",
        "    if kind != FOX:\n",
        TESTS + "test_alone:test_F35_F36_F37_F38_F39_F40_F41_F42_F43_W5_the_nine_outcomes",
    ),
    Fault(
        "a fox counts as a sweet grape",
        SCORING,
        "            self.foxes += 1",
        "            self.sweet += 1",
        PLAYING + "nothing_is_lost",
    ),
    Fault(
        "a pushed grape is thrown away",
        RULES,
        "            self.seats[counterpart].sour += 1\n",
        "            pass\n",
        PLAYING + "nothing_is_lost",
    ),
    Fault(
        "a removed card is forgotten",
        RULES,
        "self.removed += bit(4 * kind)  # F-44",
        "pass  # F-44",
        PLAYING + "nothing_is_lost",
    ),
    Fault(
        "cards are turned up in the order of the owners",
        RULES,
        "            place = self.target_of(declarer)\n",
        "            place = declarer\n",
        TESTS + "test_reveal:test_F19_in_the_order_of_the_declarers",
    ),
    Fault(
        "foxes do not break a tie",
        SCORING,
        "return (self.score() * 64 + self.foxes) * 64 + self.sweet",
        "return self.score() * 64 * 64 + self.sweet",
        TESTS + "test_end:test_F49_W7_more_foxes",
    ),
    Fault(
        "the start player stays",
        RULES,
        "self._start_round((self.starter + 1) % self.players)",
        "self._start_round(self.starter)",
        TESTS + "test_end:test_F45_the_start_player_moves_clockwise_and_declarations_are_taken_back",
    ),
    Fault(
        "a copy forgets which cards are declared upon",
        BOARD,
        "        self.covered = source.covered\n",
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
)

FAULTS = LEAKS + BELIEFS + RULE_FAULTS
