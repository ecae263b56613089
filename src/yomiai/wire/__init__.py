"""What goes over the wire: messages to and from a device, one tagged record each, and codes for refusals."""

from typing import Final

PROTOCOL: Final = 2
"""Raised when an old page could misunderstand a message; such a page reloads itself."""
