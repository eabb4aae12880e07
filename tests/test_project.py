"""The project's frame keeps its promises: one version, true documents, pinned requirements, nothing private."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import camp
import warcamp

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
DOCS = ROOT / "docs"

NOT_RUN = "<!-- not run -->"
BLOCK = re.compile(r"^(?P<before>.*)\n```python\n(?P<code>[\s\S]*?)^```$", re.MULTILINE)
LINK = re.compile(r"\]\((?P<target>[^)#\s]+)(?:#[^)]*)?\)")

# Written in pieces, else this file would be its own first finding.
PRIVATE = re.compile(
    r"(?<![\w.~-])/(?:" + "|".join(["work", "tmp", "root", "home", "Users"]) + r")/"
    r"|" + "|".join(["py" + r"pi\.org", "python" + r"hosted\.org", "npm" + r"js\.(?:org|com)", "--" + "index-url"])
)


def documents() -> list[Path]:
    return [ROOT / "README.md", *sorted(DOCS.rglob("*.md"))]


def examples(text: str) -> list[tuple[int, str]]:
    """Line and code of each python block that is not marked as not to be run."""
    # A document that opens with a block has no line before it.
    found = BLOCK.finditer("\n" + text)
    return [
        (text.count("\n", 0, max(m.start("code") - 1, 0)), m["code"]) for m in found if m["before"].strip() != NOT_RUN
    ]


def broken_links(page: Path) -> list[str]:
    """The relative links of a page that lead nowhere."""
    targets = [m["target"] for m in LINK.finditer(page.read_text(encoding="utf-8"))]
    return [target for target in targets if "://" not in target and not (page.parent / target).exists()]


def unlinked(docs: Path) -> list[str]:
    """The pages under docs that its index does not link."""
    index = docs / "README.md"
    linked = {(docs / m["target"]).resolve() for m in LINK.finditer(index.read_text(encoding="utf-8"))}
    return [
        page.relative_to(docs).as_posix()
        for page in sorted(docs.rglob("*.md"))
        if page.resolve() not in linked | {index.resolve()}
    ]


def project_files() -> list[Path]:
    """All files of the project, without what is built, fetched or cached."""
    made = {"build", "dist", "__pycache__", "node_modules"}
    found = []
    for folder, names, files in os.walk(ROOT):
        names[:] = [
            name
            for name in names
            if name not in made and (name == ".ci" or name[0] != ".") and not name.endswith(".egg-info")
        ]
        found += [Path(folder, name) for name in files]
    return found


def private(text: str) -> list[str]:
    """The lines that name a place on somebody's machine or a package registry."""
    return [line for line in text.splitlines() if PRIVATE.search(line)]


def pins(purpose: str) -> dict[str, str]:
    """Name and version of each pinned package; names as registries compare them."""
    lines = (ROOT / "requirements" / f"{purpose}.txt").read_text(encoding="utf-8").splitlines()
    found = [line.split(";")[0].strip().split("==") for line in lines if not line.startswith("#")]
    return {re.sub(r"[-_.]+", "-", name).lower(): version for name, version in found}


def test_the_package_and_the_project_file_tell_the_same_version():
    assert PROJECT["project"]["version"] == warcamp.__version__


def test_the_changelog_tells_of_the_present_version():
    assert f"## [{warcamp.__version__}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("purpose", ["run", "test", "compile"])
def test_every_dependency_is_pinned(purpose):
    extras = PROJECT["project"]["optional-dependencies"]
    needed = PROJECT["project"]["dependencies"] + extras.get(purpose, [])
    names = {re.sub(r"[-_.]+", "-", re.split(r"[\[<>=!~ ]", line)[0]).lower() for line in needed}
    assert names <= pins(purpose).keys()
    exact = dict(re.sub(r"\[.*?\]", "", line).split("==") for line in needed if "==" in line)
    assert exact.items() <= pins(purpose).items()


@pytest.mark.parametrize("purpose", ["test", "compile"])
def test_the_pins_for_running_are_part_of_the_others(purpose):
    # camp.py relies on it: after any install it counts the environment as ready to run.
    assert pins("run").items() <= pins(purpose).items()


def test_the_commands_of_the_readme_exist():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    scripts = {words.split()[0] for words in re.findall(r"python3 (\S+\.py\b.*)", readme)}
    assert scripts == {"camp.py"}
    assert (ROOT / "camp.py").exists()
    assert {"python3 camp.py", "python3 camp.py test"} <= set(
        re.findall(r"^python3 camp\.py(?: test)?", readme, re.MULTILINE)
    )


def test_the_script_for_continuous_integration_can_be_run():
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_every_page_is_linked_from_the_index_of_the_documents():
    assert unlinked(DOCS) == []


@pytest.mark.parametrize("page", documents(), ids=lambda page: page.relative_to(ROOT).as_posix())
def test_no_link_of_a_document_leads_nowhere(page):
    assert broken_links(page) == []


def test_missing_and_broken_links_are_found(tmp_path):
    (tmp_path / "README.md").write_text("[a](a.md) [b](b.md#top) [far](https://example.org/x)", encoding="utf-8")
    (tmp_path / "a.md").write_text("", encoding="utf-8")
    (tmp_path / "c.md").write_text("", encoding="utf-8")
    assert unlinked(tmp_path) == ["c.md"]
    assert broken_links(tmp_path / "README.md") == ["b.md"]


def test_every_example_in_the_documents_runs(tmp_path):
    failed = {}
    for page in documents():
        for line, code in examples(page.read_text(encoding="utf-8")):
            done = run_example(code, tmp_path)
            if done.returncode != 0:
                failed[f"{page.relative_to(ROOT).as_posix()}:{line}"] = done.stderr
    assert failed == {}


def run_example(code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    script = folder / "example.py"
    script.write_text(code, encoding="utf-8")
    return subprocess.run([sys.executable, script], capture_output=True, text=True, cwd=folder, check=False)


def test_a_failing_example_is_noticed_and_a_marked_one_is_left_alone(tmp_path):
    text = f"Text\n\n```python\n1 / 0\n```\n\n{NOT_RUN}\n```python\nno code\n```\n```text\nx\n```\n"
    ((line, code),) = examples(text)
    assert (line, code) == (3, "1 / 0\n")
    assert "ZeroDivisionError" in run_example(code, tmp_path).stderr


def test_no_file_names_a_private_place_or_a_registry():
    found = {}
    for path in project_files():
        try:
            lines = private(path.read_text(encoding="utf-8"))
        except UnicodeDecodeError:
            continue
        if lines:
            found[path.relative_to(ROOT).as_posix()] = lines
    assert found == {}


@pytest.mark.parametrize(
    "text", ["see /" + "work/x", "'/" + "tmp/y'", "https://py" + "pi.org/simple", "--index" + "-url x"]
)
def test_private_places_and_registries_are_recognised(text):
    assert private(text) == [text]


@pytest.mark.parametrize("text", ["src/work/x", "the path ./tmp/y", "/usr/bin/env bash", "wor" + "k/life"])
def test_ordinary_text_is_not_taken_for_a_private_place(text):
    assert private(text) == []


def test_a_change_of_a_file_or_of_its_name_changes_the_stamp(tmp_path, monkeypatch):
    monkeypatch.setattr(camp, "ROOT", tmp_path)
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_text("a", encoding="utf-8")
    two.write_text("a", encoding="utf-8")
    before = camp.digest([one])
    assert camp.digest([one]) == before
    assert camp.digest([two]) != before
    one.write_text("b", encoding="utf-8")
    assert camp.digest([one]) != before


def test_a_compiled_build_is_used_only_with_the_sources_it_was_made_from(tmp_path, monkeypatch, capsys):
    stamp = tmp_path / "stamp"
    monkeypatch.setattr(camp, "COMPILED_STAMP", stamp)
    monkeypatch.setattr(camp, "sources", lambda: "now")
    monkeypatch.delenv("PYTHONPATH", raising=False)
    assert camp.import_path() == {}
    stamp.write_text("now", encoding="utf-8")
    assert camp.import_path() == {"PYTHONPATH": str(camp.SITE)}
    assert capsys.readouterr().err == ""
    stamp.write_text("before", encoding="utf-8")
    assert camp.import_path() == {}
    assert "older than the sources" in capsys.readouterr().err
