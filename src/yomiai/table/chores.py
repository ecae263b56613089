"""What follows by itself: after every decision, and when time or presence has moved on."""

from __future__ import annotations

from yomiai.table.agreeing import end_when_agreed, pause_when_agreed
from yomiai.table.drafting import Drafting
from yomiai.table.lobby import promise_next, start_when_ready
from yomiai.table.log import Resumed
from yomiai.table.people import pass_host_on
from yomiai.table.play import abort, end_when_over, hand_seats_back


def after_decision(pen: Drafting) -> None:
    """Bring the table to rest: somebody can act, or it waits between matches with a promise made."""
    end_when_over(pen)
    end_when_agreed(pen)
    pause_when_agreed(pen)
    start_when_ready(pen)
    end_when_over(pen)
    hand_seats_back(pen)
    promise_next(pen)
    pass_host_on(pen)


def by_itself(pen: Drafting, *, woken: bool) -> None:
    """Do what is due without anybody's message. woken: somebody came to a table where nobody was."""
    course = pen.state.running
    if course is not None and course.match is None:
        abort(pen, course, "rules_version")
    elif course is not None and woken and not course.paused:
        pen.write(Resumed())
    after_decision(pen)
