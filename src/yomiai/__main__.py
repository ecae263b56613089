"""`python -m yomiai` is the command `yomiai`."""

import sys

from yomiai.cli import main

if __name__ == "__main__":
    sys.exit(main())
