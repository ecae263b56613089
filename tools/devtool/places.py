"""Where things lie."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
# Everything the tool makes: environments, wheels, logs, caches. Never in git; deleting it loses nothing.
MADE: Final = ROOT / ".yomiai"
LOGS: Final = MADE / "logs"
REQUIREMENTS: Final = ROOT / "requirements"
WEB: Final = ROOT / "web"
GENERATORS: Final = ROOT / "tools" / "generate"
