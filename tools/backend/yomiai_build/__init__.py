"""Yomiai's build backend; the hooks that a build front end calls are in hooks.py."""
