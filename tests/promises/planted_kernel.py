"""Faults to plant in the kernel, each with the check that must catch it."""

from __future__ import annotations

from promises.planting import Fault

SECRET = "kernel/secret.py"
BOXES = "kernel.test_secret:"

FAULTS = (
    Fault(
        "only boxes for nobody are closed",
        SECRET,
        "if not value.eyes & eyes and eyes != EVERY_EYE:",
        "if not value.eyes and eyes != EVERY_EYE:",
        "promises.hiding:watchers_see_no_open_box",
    ),
    Fault(
        "a closed box keeps its content",
        SECRET,
        "        return Secret(value.eyes)\n",
        "        return Secret(value.eyes, value.truth)\n",
        "promises.hiding:watchers_see_no_open_box",
    ),
    Fault(
        "boxes inside an open box stay open",
        SECRET,
        "inside = _close_any(value.truth, eyes)",
        "inside = value.truth",
        BOXES + "test_a_box_in_an_open_box_is_closed_by_itself",
    ),
    Fault(
        "a record with a list is closed as if it held nothing",
        SECRET,
        "if not plain and origin is not typing.Literal:",
        "if False:",
        BOXES + "test_a_record_that_could_hide_a_box_is_refused",
    ),
    Fault(
        "a seat looks through the eyes of all seats before it",
        SECRET,
        "return Eyes(1 << seat)",
        "return Eyes((2 << seat) - 1)",
        "promises.hiding:eyes_are_within_reason",
    ),
    Fault(
        "an action may lack its last choice",
        "kernel/asking.py",
        "    if not found or _goes_on(now, seat):",
        "    if not found:",
        "promises.playing:malformed_actions_are_refused",
    ),
    Fault(
        "an action may go on after its end",
        "kernel/asking.py",
        "        if number and not _goes_on(now, seat):",
        "        if number and now.actor != seat:",
        "promises.playing:malformed_actions_are_refused",
    ),
    Fault(
        "seeds are mixed by a line",
        "kernel/generator.py",
        "    return word % (MULTIPLIER * 2**32 - 2) + 1",
        "    return (seed * 2654435761) % (MULTIPLIER * 2**32 - 2) + 1",
        "kernel.test_generator:test_a_seed_keeps_its_stream_for_ever",
    ),
    Fault(
        "the last of a mask's places is never found",
        "kernel/bits.py",
        "    while n > 0:",
        "    while n > 1:",
        "kernel.test_bits:test_places_of",
    ),
)
