"""Closing plain data, for records whose types this program may no longer have.

A box is an object with exactly the keys eyes and truth; no record type of any game may look like that.
A test holds this against `yomiai.kernel.secret.view`: both give the same bytes for every viewer.
"""

from __future__ import annotations

from typing import Any, Final

from yomiai.kernel.secret import EVERY_EYE

BOX: Final = {"eyes", "truth"}


def closed(data: Any, eyes: int) -> Any:  # noqa: ANN401 - plain JSON of any shape
    """Return plain data with every box closed that these eyes may not see."""
    if isinstance(data, dict):
        if data.keys() != BOX:
            return {key: closed(value, eyes) for key, value in data.items()}
        seen = eyes == EVERY_EYE or (isinstance(data["eyes"], int) and data["eyes"] & eyes)
        return (
            {"eyes": data["eyes"], "truth": closed(data["truth"], eyes)} if seen else {"eyes": data["eyes"]}
        )
    if isinstance(data, list | tuple):
        return [closed(item, eyes) for item in data]
    return data
