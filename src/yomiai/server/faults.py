"""What a log may say about a fault: where it was, never what the values were."""

import logging
import traceback


def where(problem: BaseException) -> str:
    """The kind of a fault and the places it came through; its text could hold a card or a token."""
    frames = traceback.extract_tb(problem.__traceback__)[-6:]
    places = " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames))
    return f"{type(problem).__name__} at {places}"


def without_values(line: logging.LogRecord) -> bool:
    """Let a line of a library into the log, its fault told as ours are: its text could hold a card."""
    if line.exc_info and line.exc_info[1]:
        line.msg, line.args = f"{line.getMessage()} ({where(line.exc_info[1])})", ()
        line.exc_info = line.exc_text = None
    return True
