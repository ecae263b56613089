"""examples/client.py under a name that tests can import."""

import importlib.util
from pathlib import Path

_spec = importlib.util.spec_from_file_location(
    "client_in_examples", Path(__file__).parents[2] / "examples" / "client.py"
)
assert _spec is not None
assert _spec.loader is not None
_module = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(_module)
any_action = _module.any_action
main = _module.main
new_id = _module.new_id
play = _module.play
seal_holds = _module.seal_holds
PATH = Path(_module.__file__ or "")
