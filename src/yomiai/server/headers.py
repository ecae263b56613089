"""What every answer says to the browser."""

from typing import Final

_POLICY: Final = (
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",  # Svelte's transitions write style attributes
    "img-src 'self' data:",
    "connect-src 'self' ws: wss:",  # older Safari does not count sockets to 'self'
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
)
CONTENT_POLICY: Final = "; ".join(_POLICY)
STRICT: Final = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # a table's code stands in the address
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
IMMUTABLE: Final = "public, max-age=31536000, immutable"
FRESH: Final = "no-cache"
PRIVATE: Final = "no-store"
