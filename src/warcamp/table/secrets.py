"""What nobody may guess: seats' links, sessions, and the names of tables."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import string

ALPHABET = string.ascii_letters + string.digits
TABLE_ID = 12
SECRET_BYTES = 32


def new_secret() -> str:
    """A secret for a link or a cookie: 256 bits, safe in an address."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_key() -> bytes:
    """The key of a match's chance."""
    return secrets.token_bytes(SECRET_BYTES)


def new_table_id() -> str:
    """The name of a table in addresses. It opens no seat; 71 bits keep others' tables from being found by trying."""
    return "".join(secrets.choice(ALPHABET) for _ in range(TABLE_ID))


def hash_of(secret: str) -> str:
    """What is stored of a secret. The secrets are random and long, so a plain hash cannot be turned round."""
    # Whatever a client sends as a secret has a hash, broken text too.
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def matches(secret: str, stored: str) -> bool:
    """Whether a secret is the one whose hash is stored, in a time that tells nothing."""
    return hmac.compare_digest(hash_of(secret).encode(), stored.encode())
