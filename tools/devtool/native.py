"""What compiled modules must not do, because mypyc would get it wrong without a word.

* `1 << n` is translated to a C int shift: from n = 31 on the answer is wrong. Constants may be shifted by
  constants only; for the rest there are `bit` and `shifted` in the kernel.
* Native integers wrap silently beyond 2**63, and larger literals become slow Python objects.
* An import of an uncompiled module is boxed, and could pull a framework into the rules.
"""

import ast
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from devtool.places import ROOT

sys.path.insert(0, str(ROOT / "tools" / "backend"))

from yomiai_build.modules import compiled_modules

LARGEST = 2**62
# Seeding works on whole 64-bit words, as plain Python ints, once for each generator.
MAY_HOLD_LARGE = {"src/yomiai/kernel/generator.py"}


def complaints(repository: Path = ROOT) -> list[str]:
    modules = compiled_modules(repository)
    names = {_dotted(module) for module in modules}
    found = []
    for module in modules:
        tree = ast.parse((repository / module).read_text(encoding="utf-8"))
        told = [*shifts(tree), *foreign_imports(tree, _dotted(module), names)]
        told += [] if module in MAY_HOLD_LARGE else large_literals(tree)
        found += [f"{module}:{line}: {what}" for line, what in sorted(told)]
    return found


Told = Iterator[tuple[int, str]]


def shifts(tree: ast.Module) -> Told:
    constants = set(_constants(tree))
    for node in ast.walk(tree):
        match node:
            case ast.BinOp(op=ast.LShift()) if _is_constant(node.left, constants) and not _is_constant(
                node.right, constants
            ):
                yield (
                    node.lineno,
                    "shifts a constant by a variable, which mypyc gets wrong; use bit() or shifted()",
                )


def _constants(tree: ast.Module) -> Iterator[str]:
    """Names that are Final, or bound to a number somewhere: the C compiler propagates both."""
    for node in ast.walk(tree):
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=kind, value=ast.expr()) if (
                "Final" in ast.unparse(kind)
            ):
                yield name
            case (
                ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=int()))
                | ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=int()))
            ):
                yield name


def _is_constant(node: ast.expr, constants: set[str]) -> bool:
    is_so = partial(_is_constant, constants=constants)
    match node:
        case ast.Name(id=name):
            return name in constants or name.isupper()
        case ast.UnaryOp(operand=inner) | ast.Call(func=ast.Name(id="i64" | "int"), args=[inner]):
            return is_so(inner)
        case ast.BinOp(left=left, right=right):
            return is_so(left) and is_so(right)
        case ast.IfExp(body=body, orelse=orelse):
            return is_so(body) or is_so(orelse)
    return isinstance(node, ast.Constant)


def large_literals(tree: ast.Module) -> Told:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and type(node.value) is int and abs(node.value) >= LARGEST:
            yield node.lineno, "holds a literal of 2**62 or more"


def foreign_imports(tree: ast.Module, importer: str, compiled: set[str]) -> Told:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Import | ast.ImportFrom):
            continue
        for name in _imported(node, importer):
            if name.split(".")[0] == "yomiai" and not _leads_to(name, compiled):
                yield node.lineno, f"imports {name}, which is not compiled"


def _imported(node: ast.Import | ast.ImportFrom, importer: str) -> list[str]:
    """Full names; of `from package import thing` also the package, since the thing may be a module."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    above = importer.split(".")[: -node.level] if node.level else []
    module = ".".join([*above, *([node.module] if node.module else [])])
    return [f"{module}.{alias.name}" for alias in node.names]


def _leads_to(name: str, compiled: set[str]) -> bool:
    return name in compiled or name.rpartition(".")[0] in compiled


def _dotted(module: str) -> str:
    return module.removeprefix("src/").removesuffix(".py").replace("/", ".")
