"""What is pushed is sealed for one browser (RFC 8291, aes128gcm) and signed by this house (RFC 8292, VAPID).

The arithmetic is `cryptography`'s; it is loaded when somebody is told something, not before.
"""

from __future__ import annotations

import base64
import importlib.util
import json
import os
from typing import Any
from urllib.parse import urlsplit

RECORD = 4096  # bytes of the one record that a message is
POINT = 65  # bytes of a public key
HALF = 32  # bytes of a private one, and of each half of a signature
SECRET = 16  # bytes that a browser and we share
HOURS = 12 * 3600  # seconds a signature is good for; 24 hours are the most a service takes


def available() -> bool:
    """Is the arithmetic there? A house without it has everything else."""
    return importlib.util.find_spec("cryptography") is not None


def coded(raw: bytes) -> str:
    """Bytes as these letters write them."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The same back; ValueError where that is none."""
    return base64.b64decode(text.encode("ascii") + b"=" * (-len(text) % 4), altchars=b"-_", validate=True)


def new_key() -> str:
    """A private key of this house."""
    from cryptography.hazmat.primitives.asymmetric import ec

    made = ec.generate_private_key(ec.SECP256R1())
    return coded(made.private_numbers().private_value.to_bytes(HALF, "big"))


def private(key: str) -> Any:
    """A private key as the arithmetic has it."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(decoded(key), "big"), ec.SECP256R1())


def public(key: Any) -> bytes:
    """The public half, as it is sent."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    found: bytes = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return found


def is_point(key: bytes) -> bool:
    """Is this a public key that somebody could have?"""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)
    except ValueError:
        return False
    return len(key) == POINT


def derived(length: int, salt: bytes, info: bytes, from_what: bytes) -> bytes:
    """HKDF."""
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    found: bytes = HKDF(SHA256(), length, salt, info).derive(from_what)
    return found


def seal(text: bytes, theirs: bytes, auth: bytes, ours: str = "", salt: bytes = b"") -> bytes:
    """A message that only one browser can open; a key and a salt of its own, but for the test of the standard."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    once, salt = private(ours or new_key()), salt or os.urandom(SECRET)
    mine = public(once)
    shared = once.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    first = derived(32, auth, b"WebPush: info\0" + theirs + mine, shared)
    key = derived(16, salt, b"Content-Encoding: aes128gcm\0", first)
    nonce = derived(12, salt, b"Content-Encoding: nonce\0", first)
    sealed: bytes = AESGCM(key).encrypt(nonce, text + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + mine + sealed


def signed(key: str, endpoint: str, contact: str, now: float) -> str:
    """The header by which a push service knows that it is this house that pushes."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    where = urlsplit(endpoint)
    claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": int(now) + HOURS, "sub": contact}
    parts = [
        coded(json.dumps(part, separators=(",", ":")).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)
    ]
    known = private(key)
    r, s = decode_dss_signature(known.sign(".".join(parts).encode(), ec.ECDSA(SHA256())))
    mark = coded(r.to_bytes(HALF, "big") + s.to_bytes(HALF, "big"))
    return f"vapid t={'.'.join(parts)}.{mark}, k={coded(public(known))}"
