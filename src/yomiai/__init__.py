"""Yomiai: hidden-information card games for friends and bots."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from typing import Final

__version__: Final = "0.1.0"


def _kernel_is_an_extension() -> bool:
    found = find_spec("yomiai.kernel.position")
    return found is not None and str(found.origin).endswith(tuple(EXTENSION_SUFFIXES))


# Whether the rules run compiled. A benchmark that does not print this has measured nothing.
is_compiled: Final[bool] = _kernel_is_an_extension()
