"""Which address a phone can reach, whom a request comes from, and whether its page is ours."""

import ipaddress
import socket
from collections.abc import Mapping, Sequence
from typing import Final
from urllib.parse import urlsplit

from yomiai.server.options import Options

ANYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 - compared, not bound
FORWARDED: Final = "x-forwarded-for"
_HOUSEHOLD_BITS: Final = 64


def lan_address() -> str:
    """This machine's address in the home network; a datagram socket finds the way and sends nothing."""
    for family, far in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((far, 9))
                found = str(probe.getsockname()[0])
        except OSError:
            continue
        if not ipaddress.ip_address(found).is_loopback:
            return found
    return "127.0.0.1"


def share_base(options: Options, port: int) -> str:
    """The address to hand to others, without a slash at its end."""
    if options.public_url:
        return options.public_url.rstrip("/")
    host = lan_address() if options.host in ANYWHERE else options.host
    return f"http://{in_url(host)}:{port}"


def local_base(options: Options, port: int) -> str:
    """The address for a browser on this machine."""
    host = "127.0.0.1" if options.host in ANYWHERE else options.host
    return f"http://{in_url(host)}:{port}"


def in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def sender(options: Options, peer: str, forwarded: Sequence[str]) -> str:
    """Whom limits count. The last name in the last X-Forwarded-For is the one that our own proxy wrote.

    It is believed from this machine and from private networks only: whoever reaches the port from outside
    could have written it.
    """
    if not options.trust_proxy or not _is_near(peer):
        return _household(peer)
    return _household(",".join(forwarded).rsplit(",", 1)[-1].strip()) or _household(peer)


def _household(name: str) -> str:
    """Return what one household has of the net, "" where the name is no address.

    That is one address of the old kind, and 2^64 of the new kind, of which it could use ever another.
    """
    try:
        found = ipaddress.ip_address(name)
    except ValueError:
        return ""
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), _HOUSEHOLD_BITS), strict=False))


def _is_near(peer: str) -> bool:
    try:
        found = ipaddress.ip_address(peer)
    except ValueError:
        return False
    return found.is_loopback or found.is_private


def is_own_page(options: Options, headers: Mapping[str, str]) -> bool:
    """A browser names the page's origin; another site's page must not speak for its visitor.

    Programs send no origin, and they hold no browser's secrets.
    """
    origin = headers.get("origin")
    if origin is None:
        return True
    if options.public_origin and origin == options.public_origin:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:  # no address at all
        return False
