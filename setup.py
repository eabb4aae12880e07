"""Build steps that pyproject.toml cannot express.

An ordinary build only adds the rules text of docs/rules to the wheel. With WARCAMP_COMPILE=1 the modules listed under
[tool.warcamp] in pyproject.toml become machine code as well; `python3 camp.py compile` does that in one step.
WARCAMP_OPT is the optimisation level of the C compiler, 0 to 3; WARCAMP_NATIVE=1 builds for this very machine.
"""

import importlib
import os
import shutil
import sys
import tomllib
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
WORK = Path("build/compiled")
RULES_TEXT = Path("docs/rules")
RULES_TEXT_PACKAGE = Path("warcamp/games/rulebook_text")


class BuildWithRulesText(build_py):
    """Copies docs/rules into the wheel, so that an installed Warcamp can open the rulebook."""

    def rules_text(self) -> dict[str, str]:
        """Maps each copy in the build to the page it is made from."""
        if self.editable_mode:
            return {}
        target = Path(self.build_lib) / RULES_TEXT_PACKAGE
        return {str(target / page.name): str(page) for page in sorted(RULES_TEXT.glob("*.md"))}

    def run(self) -> None:
        super().run()
        for copy, page in self.rules_text().items():
            self.mkpath(str(Path(copy).parent))
            self.copy_file(page, copy)

    def get_source_files(self) -> list[str]:
        return [*super().get_source_files(), *map(str, sorted(RULES_TEXT.glob("*.md")))]

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        return [*super().get_outputs(include_bytecode), *self.rules_text()]

    def get_output_mapping(self) -> dict[str, str]:
        return {**super().get_output_mapping(), **self.rules_text()}


def modules_to_compile(tree: Path) -> list[Path]:
    """The files of `tree` that pyproject.toml lists; a pattern without a file is passed over."""
    with open(ROOT / "pyproject.toml", "rb") as file:
        patterns = tomllib.load(file)["tool"]["warcamp"]["compiled"]
    return sorted({path for pattern in patterns for path in tree.glob(pattern)})


def compiled() -> dict[str, Any]:
    """Generates the source tree with rules rewritten to frames, and the extension modules made from it."""
    from mypyc.build import mypycify

    tree = WORK / "src"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree("src/warcamp", tree / "warcamp", ignore=shutil.ignore_patterns("__pycache__"))
    modules = modules_to_compile(tree)
    sys.path.insert(0, str(ROOT / "src"))
    rulec = importlib.import_module("warcamp.engine.rulec")
    for path in modules:
        source = path.read_text(encoding="utf-8")
        if rulec.wants_rewriting(source):
            author = ROOT / "src" / path.relative_to(tree)
            path.write_text(rulec.ahead_of_time(source, str(author)), encoding="utf-8")
    if not modules:
        raise SystemExit("nothing to compile: no file fits [tool.warcamp] compiled in pyproject.toml")
    # The project's mypy settings name src/, so they must not be read here: types have to come from the generated tree.
    options = ["--config-file=", "--python-version=3.11"]
    extensions = mypycify(
        [*options, *map(str, modules)], opt_level=os.environ.get("WARCAMP_OPT", "3"), target_dir=str(WORK / "c")
    )
    if sys.platform != "win32":
        # Nobody replaces our functions at load time, so that calls among them may be direct and inlined. Nobody reads
        # the C either, and looking at how its half a million lines are indented takes longer than all the rest.
        more = ["-fno-semantic-interposition", "-Wno-misleading-indentation"]
        if os.environ.get("WARCAMP_NATIVE") == "1":
            more.append("-march=native")
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *more]
    return {
        "package_dir": {"": str(tree)},
        "ext_modules": extensions,
        "options": {"build": {"build_base": str(WORK / "work")}},
    }


os.chdir(ROOT)
only_metadata = not {"egg_info", "dist_info"}.isdisjoint(sys.argv)
to_compile = os.environ.get("WARCAMP_COMPILE") == "1" and not only_metadata
setup(cmdclass={"build_py": BuildWithRulesText}, **(compiled() if to_compile else {}))
