"""Bots that misbehave, in place of `yomiai.bots.worker.think`; they run in the worker process."""

import os
import time

import msgspec


def slow(message: bytes) -> bytes:
    time.sleep(30)
    return message


def dying(message: bytes) -> bytes:
    os._exit(len(message))


def raising(message: bytes) -> bytes:
    raise ValueError(message[:3])


def cheating(message: bytes) -> bytes:
    assert message
    return msgspec.msgpack.encode({"choices": [{"is": "word", "code": "nonsense"}]})
