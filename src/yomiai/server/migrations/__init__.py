"""The store's shapes since the first; carried out at the first start after one was added."""

from typing import Final

HEAD: Final = "0001"
"""The newest shape. A store that has it is opened without loading Alembic, the slowest part of a start."""
