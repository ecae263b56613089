"""Codes to find a table and tokens to be somebody there; only hashes of tokens are stored."""

import base64
import hashlib
import hmac
import secrets
from typing import Final

# No vowels, so that no words come out; no letter that looks or sounds like another or like a digit.
ALPHABET: Final = "BCDFGHJKMNPQRSTVWXZ"
CODE_LENGTH: Final = 5


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def tidy_code(typed: str) -> str:
    """A code as people type it; "" when it cannot be one."""
    code = typed.strip().upper()
    return code if len(code) == CODE_LENGTH and set(code) <= set(ALPHABET) else ""


def token_for(key: bytes, *parts: str) -> str:
    """The token that answers this call of a client, however often it is repeated.

    The last part is the random id that the client made for the call. The store holds only its hash, so that
    who reads the store, key and all, cannot make the tokens.
    """
    digest = hmac.new(key, "\n".join(parts).encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def hash_of(secret: str) -> str:
    """A token has 256 random bits, so a plain hash cannot be tried out."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_secret() -> str:
    return secrets.token_urlsafe(32)
