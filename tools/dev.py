"""Everything a developer or player asks of this repository: `python3 tools/dev.py --help`.

Standard library only: it runs before anything is installed.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit(f"Yomiai needs Python 3.11 or newer; this is {sys.version.split()[0]} ({sys.executable})")

from devtool.commands import main

if __name__ == "__main__":
    sys.exit(main())
