"""The stable codes of refusals. A page has words for each, in both languages; a test compares the lists."""

from typing import Final

CODES: Final = (
    "malformed",  # not a message of the protocol
    "too_large",
    "hello_first",  # the first message must be hello
    "protocol",  # the page is too old or too new
    "no_table",
    "no_person",  # the token belongs to nobody at this table
    "locked",
    "no_watchers",
    "full",
    "closed",  # the question is gone
    "changed",  # the choice is no longer legal
    "not_legal",  # the rules forbid it; see the clause
    "not_your_seat",
    "not_your_turn",
    "not_host",
    "not_now",  # only between matches, or only during one
    "paused",  # the match is in a pause; somebody with a seat can end it
    "lesson",  # a first game stays as it was prepared
    "seat_taken",
    "no_seat",
    "no_such_game",
    "bad_options",
    "bad_players",
    "no_such_bot",
    "no_such_phrase",
    "no_such_claim",  # the game has none of that name, or its blanks are filled with other things
    "talk_off",
    "no_person_there",
    "bad_name",
    "too_fast",  # a rate limit
    "too_many_tables",
    "transfer_gone",
    "not_ready",  # the store did not take it; try again
    "not_over",  # the record is open only after the match
    "other_rules",  # the match followed rules that this version does not have
    "origin",
    "internal",
)
