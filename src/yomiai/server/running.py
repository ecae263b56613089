"""`yomiai serve`: takes the folder and the port, says where it is, and runs until it is told to stop.

A start on a folder that has a server says where that one is: to people on stderr, to scripts the address
alone on stdout.
"""

import asyncio
import contextlib
import errno
import logging
import os
import platform
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from types import FrameType
from typing import Final

import uvicorn
from litestar import Litestar

from yomiai import is_compiled
from yomiai.server import address, qr
from yomiai.server.app import application
from yomiai.server.bots import BotsInProcesses, house
from yomiai.server.engine import NoStore
from yomiai.server.faults import without_values
from yomiai.server.folder import Folder, InUse
from yomiai.server.options import Options
from yomiai.server.serving import Serving, serving

ALREADY_RUNNING: Final = 3
"""The exit code of a second start: no fault (1), no mistyped wish (2) and no server that was stopped (0)."""
MOST_SOCKET_BYTES: Final = 64 * 1024
_GOODBYE_S: Final = 0.2


def serve(options: Options) -> int:
    folder = Folder(options.data)
    try:
        folder.take()
    except InUse as running:
        return _point_to(running.address)
    except OSError as problem:
        say(f"The data folder {options.data} cannot be used: {problem.strerror}.")
        return 1
    try:
        return _serve(options, folder)
    except NoStore as problem:
        say(f"No store: {problem}")
        return 1
    finally:
        folder.release()


def _point_to(running: str) -> int:
    where = f"at {running}" if running else "and is just starting"
    sys.stderr.write(f"Yomiai already runs {where}, with this data folder.\n")
    if running:
        say(running)
    return ALREADY_RUNNING


def _serve(options: Options, folder: Folder) -> int:
    try:
        listener = _listen(options)
    except OSError as problem:
        say(f"Cannot listen on {options.host}:{options.port}: {problem.strerror or problem}.")
        if problem.errno == errno.EADDRINUSE:
            say("Another program may have it; --port N (make play PORT=N) takes another, 0 any free one.")
        return 1
    with listener:
        port: int = listener.getsockname()[1]
        logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
        served = serving(options, port, house(), BotsInProcesses(options.bot_seconds))
        folder.running_at(served.base)
        config = _config(served_app=application(served))
        server = _Server(config, served, lambda: _announce(options, port, served.base))
        server.run(sockets=[listener])
    return 0


def _listen(options: Options) -> socket.socket:
    """Taken before anything else, so that a port in use is told in plain words."""
    family = socket.AF_INET6 if ":" in options.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":
        # Right after a stop the port is still remembered; elsewhere this would let two servers share it.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((options.host, options.port))
        listener.listen(1024)
    except OSError:
        listener.close()
        raise
    return listener


def _config(served_app: Litestar) -> uvicorn.Config:
    config = uvicorn.Config(
        served_app,
        ws="websockets-sansio",
        ws_max_size=MOST_SOCKET_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        proxy_headers=False,  # address.sender decides whom to believe
        server_header=False,
        access_log=False,  # addresses name tables, and the log must not
        log_level="warning",
        timeout_graceful_shutdown=5,
    )
    logging.getLogger("uvicorn.error").addFilter(without_values)
    return config


class _Server(uvicorn.Server):
    """Speaks once it listens, and says goodbye before sockets are closed over people's heads."""

    def __init__(self, config: uvicorn.Config, served: Serving, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._served = served
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._served.hub.close("restarting")
        await asyncio.sleep(_GOODBYE_S)  # the goodbyes go out
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Being told to stop is no fault: unlike uvicorn, the process then ends with 0."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def _announce(options: Options, port: int, base: str) -> None:
    say(f"Yomiai serves at {base} ({'compiled' if is_compiled else 'plain'} rules). Ctrl-C stops it.")
    if sys.stdout.isatty():
        say(qr.terminal(base))
    here = address.local_base(options, port)
    if here != base:
        say(f"On this machine: {here}")
    if options.opens_browser and _has_screen():
        threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()


def _has_screen() -> bool:
    has_own = platform.system() in {"Windows", "Darwin"}
    return has_own or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def say(line: str) -> None:
    with contextlib.suppress(UnicodeEncodeError):  # a console without squares goes without the QR code
        sys.stdout.write(line + "\n")
    sys.stdout.flush()
