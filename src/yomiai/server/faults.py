"""What a log may say about a fault: where it was, never what the values were."""

import traceback


def where(problem: BaseException) -> str:
    """The kind of a fault and the places it came through; its text could hold a card or a token."""
    frames = traceback.extract_tb(problem.__traceback__)[-6:]
    places = " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames))
    return f"{type(problem).__name__} at {places}"
