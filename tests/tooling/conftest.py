"""What takes minutes by itself is collected by `make soak` alone."""

from promises.matches import SOAK

collect_ignore = [] if SOAK else ["test_fresh_clone.py"]
