"""Names that are hard on a page."""

from typing import Final

LONG_NAME: Final = "Maximiliane-Charlotte von Ü"
RIGHT_TO_LEFT: Final = "محمد العربي"
