#!/usr/bin/env python3
"""Starts Warcamp from a checkout, needing nothing but Python 3.11.

python3 camp.py                 play in the browser (more words go to warcamp: python3 camp.py play, in the terminal)
python3 camp.py test            check and test everything (more words go to pytest)
python3 camp.py compile         build the fast, compiled version, used from then on until the sources change
python3 camp.py bench           measure the speed beside catanatron, pure and (if it was built) compiled
"""

import sys

# Up to here and in its syntax this file stays readable to old interpreters, so that they can say what is missing.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Warcamp needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info[:2]))

import hashlib
import json
import os
import shutil
import subprocess
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMPS = VENV / "camp.json"
COMPILED = ROOT / "build" / "compiled"
SITE = COMPILED / "site"
COMPILED_STAMP = COMPILED / "stamp"

START = "import sys; sys.argv[0] = 'warcamp'; from warcamp.cli import main; sys.exit(main())"

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NO_BROWSER = "install Chromium (on Debian, as root: apt-get install chromium)"

CHECKS = {
    "ruff check": ["ruff", "check"],
    "ruff format --check": ["ruff", "format", "--check"],
    "mypy": ["mypy"],
}


def say(text: str) -> None:
    """Tells what is going on, apart from the output of what is run."""
    print(text, file=sys.stderr, flush=True)


def call(*command: str | Path, **environment: str) -> int:
    """Runs a command in the project's folder and gives its exit status."""
    sys.stdout.flush()
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, check=False).returncode


def install(*what: str | Path, **environment: str) -> int:
    """Installs with the environment's own pip, which speaks only when something is wrong."""
    pip = ["-m", "pip", "--disable-pip-version-check", "install", "-qq", "--no-input"]
    return call(PYTHON, *pip, *what, **environment)


def need(status: int, message: str) -> None:
    """Stops with a message when a step failed."""
    if status != 0:
        sys.exit(message)


def digest(paths: Iterable[Path], *more: str) -> str:
    """A fingerprint of files and their places."""
    sha = hashlib.sha256("\0".join(more).encode())
    for path in paths:
        content = path.read_bytes()
        sha.update(f"{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode())
        sha.update(content)
    return sha.hexdigest()


# The environment


def wanted(purpose: str) -> str:
    """What an up-to-date environment is stamped with; the place counts because the install points to it."""
    return digest([ROOT / "pyproject.toml", ROOT / "requirements" / f"{purpose}.txt"], str(ROOT))


def stamps() -> dict[str, str]:
    """The stamps of the installs that were completed, by purpose."""
    try:
        found = json.loads(STAMPS.read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def has_pip() -> bool:
    """Tells whether the environment exists and was made completely."""
    if not PYTHON.exists():
        return False
    return subprocess.run([PYTHON, "-m", "pip", "--version"], capture_output=True, check=False).returncode == 0


def make_environment() -> None:
    """Makes .venv with the standard library, or with virtualenv where a system ships Python without ensurepip."""
    say("Making a private Python environment in .venv (once) ...")
    made = subprocess.run([sys.executable, "-m", "venv", "--clear", VENV], capture_output=True, text=True, check=False)
    if made.returncode == 0:
        return
    say("This Python cannot make environments by itself; fetching virtualenv to do it ...")
    tool = ROOT / "build" / "virtualenv"
    hint = "Could not make .venv. Install your system's venv package (often called python3-venv) and try again.\n\n"
    need(call(sys.executable, "-m", "pip", "install", "-qq", "--target", tool, "virtualenv"), hint + made.stdout)
    need(call(sys.executable, "-m", "virtualenv", "-q", "--clear", VENV, PYTHONPATH=str(tool)), hint + made.stdout)


def set_up(purpose: str) -> None:
    """Brings .venv up to date for `run`, `test`, `compile` or `bench`; does nothing when it is."""
    if PYTHON.exists() and stamps().get(purpose) == wanted(purpose):
        return
    if not has_pip():
        make_environment()
    pins = ROOT / "requirements" / f"{purpose}.txt"
    count = sum(1 for line in pins.read_text(encoding="utf-8").splitlines() if "==" in line)
    failed = "The install failed; the lines above say why. Nothing is lost: the next start tries again."
    say(f"Installing {count} packages that Warcamp needs to {purpose} (a minute or so) ...")
    need(install("-r", pins), failed)
    say("Installing Warcamp itself ...")
    need(install("--no-deps", "-e", ROOT), failed)
    # The pins for `run` are a part of all others.
    done = {**stamps(), purpose: wanted(purpose), "run": wanted("run")}
    STAMPS.write_text(json.dumps(done), encoding="utf-8")
    say("Ready.")


# The compiled build


def sources() -> str:
    """A fingerprint of all that a compiled build is made from, the interpreter included."""
    code = (
        path for path in (ROOT / "src" / "warcamp").rglob("*") if path.is_file() and path.parent.name != "__pycache__"
    )
    rest = [ROOT / "setup.py", ROOT / "pyproject.toml", VENV / "pyvenv.cfg", *(ROOT / "docs" / "rules").glob("*.md")]
    return digest(sorted([*code, *rest]))


def import_path() -> dict[str, str]:
    """Puts the compiled build before the sources, if it was made from them as they are now."""
    if not COMPILED_STAMP.exists():
        return {}
    if COMPILED_STAMP.read_text(encoding="utf-8") != sources():
        say("The compiled build is older than the sources: running without it. (python3 camp.py compile renews it.)")
        return {}
    return {"PYTHONPATH": os.pathsep.join(filter(None, [str(SITE), os.environ.get("PYTHONPATH")]))}


def compile_sources() -> int:
    """Builds the compiled package into build/compiled/site."""
    set_up("compile")
    shutil.rmtree(COMPILED, ignore_errors=True)
    made_from = sources()
    say("Compiling (a minute or two) ...")
    status = install(
        "--no-deps", "--no-build-isolation", "--target", SITE, ROOT, WARCAMP_COMPILE="1", WARCAMP_NATIVE="1"
    )
    need(
        status, "The build failed; the lines above say why (a C compiler is needed). Warcamp runs without it as before."
    )
    COMPILED_STAMP.write_text(made_from, encoding="utf-8")
    say("Done: python3 camp.py uses the compiled build until the sources change.")
    return 0


# The browser that tests play in


def browser() -> str | None:
    """The Chromium or Chrome of this machine; WARCAMP_BROWSER names another."""
    found = (shutil.which(name) for name in (os.environ.get("WARCAMP_BROWSER", ""), *BROWSERS) if name)
    return next((path for path in found if path), None)


def set_up_browser() -> None:
    """Installs Debian's Chromium if there is no browser and we may; else says what will be left out."""
    if browser():
        return
    if shutil.which("apt-get") and Path("/etc/debian_version").exists() and os.geteuid() == 0:
        say("Installing Chromium, for the tests that play in a browser (a minute or two) ...")
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        apt = ["apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]
        call(*apt, "update", **quiet)
        call(*apt, "install", "-y", "--no-install-recommends", "chromium", "fonts-dejavu-core", **quiet)
    if not browser():
        say(f"There is no browser for the tests that play in one: {NO_BROWSER}.")


# The commands


def check() -> dict[str, str]:
    """What the checks that fail have said."""
    said = {}
    for name, command in CHECKS.items():
        done = subprocess.run([PYTHON, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            said[name] = done.stdout + done.stderr
    return said


def test(words: list[str]) -> int:
    """Runs all checks and pytest beside each other; what the checks find is said last. The browser is installed beside
    the packages."""
    with ThreadPoolExecutor() as beside:
        installed = beside.submit(set_up_browser)
        set_up("test")
        checked = beside.submit(check)
        installed.result()
        status = call(PYTHON, "-m", "pytest", "-n", "2", "--dist", "worksteal", *words)
        found = checked.result()
    for name, text in found.items():
        print(f"\n=== {name} failed\n{text}", flush=True)
    if not found:
        print(f"No faults found by {', '.join(CHECKS)}.", flush=True)
    return status or (1 if found else 0)


def start(words: list[str], purpose: str = "run") -> int:
    """Becomes warcamp, in the folder the player is in. A benchmark finds the compiled build by itself."""
    set_up(purpose)
    command = [str(PYTHON), "-P", "-c", START, *words]
    environment = {**os.environ, **(import_path() if purpose == "run" else {})}
    if os.name == "nt":
        return subprocess.run(command, env=environment, check=False).returncode
    os.execve(command[0], command, environment)


def main(words: list[str]) -> int:
    if words[:1] == ["test"]:
        return test(words[1:])
    if words == ["compile"]:
        return compile_sources()
    if words[:1] == ["bench"]:
        return start(words, "bench")
    return start(words)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
