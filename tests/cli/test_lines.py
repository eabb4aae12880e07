"""Lines of all kinds at a question: commands in both languages, near misses, nonsense, interrupts, leaving."""

import random
import string

import pytest

from tests.cli.player import Seen
from warcamp.cli.asking import Quit
from warcamp.cli.commands import COMMANDS, parse, spoken
from warcamp.cli.face import Choice
from warcamp.cli.matching import begun, exact
from warcamp.engine import storage
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE


@pytest.fixture(autouse=True)
def own_home(tmp_path, monkeypatch):
    monkeypatch.setenv("WARCAMP_HOME", str(tmp_path / "home"))


def nonsense(choices: random.Random, count: int) -> list[str]:
    """Lines that mean nothing, or a command with something that means nothing after it."""
    signs = string.printable.replace(";", "") + "éèœ×«»☠🜂\u202e\x00\x1b[]{}%\\" + "0123456789" * 3
    lines = ["".join(choices.choice(signs) for _ in range(choices.randrange(1, 60))) for _ in range(count)]
    words = [word for name, words in COMMANDS.items() for word in words if name != "save"]
    lines += [f"{choices.choice(words)} {line}" for line in lines]
    lines += [
        "-1",
        "0x1",
        "1e3",
        "９",
        "²",
        "9" * 20,
        "{ $typed }",
        "[bold]x[/bold]",
        "? ?",
        "odds " * 50,
        "odds @tomb",
    ]
    lines += ["why not 1,1", "why not a,b", "why not @bohorg", "why not ,", "odds A0 0 0 0", "odds A0 99 99 99 99"]
    return lines


def means_something(choices: list[Choice], line: str) -> bool:
    """Whether a line happens to be a choice or to quit, once what cannot be printed is left out."""
    plain = "".join(c for c in line if c.isprintable() or c == "\t").strip()
    return bool(exact(choices, plain) or begun(choices, plain) or plain.casefold() == "q")


@pytest.mark.parametrize("kind", ["tactics", "bastion", "action", "equip", "move", "to", "assault", "reroll"])
def test_bad_lines_never_end_the_program_and_change_nothing(tmp_path, kind):
    seen = Seen(tmp_path, players=2, clans="bohorg,tomb")
    seen.until(lambda d: d.kind == kind and d.seat == 0)
    seen.type()
    before = seen.match.digest()
    choices = seen.session.face.choices(seen.session.shot(0), seen.asked())
    lines = [line for line in nonsense(random.Random(kind), 200) if not means_something(choices, line)]
    assert len(lines) > 200
    assert seen.type(*lines, "help")
    assert not seen.terminal.reader.left  # type: ignore[attr-defined]
    assert (seen.match.digest(), seen.asked().kind) == (before, kind)


def test_a_near_miss_gets_a_suggestion(tmp_path):
    seen = Seen(tmp_path, players=2)
    assert "help" in seen.type("hlep")
    assert "annuler" in Seen(tmp_path, "fr", players=2).type("anuler")


def test_the_first_interrupt_comes_back_to_the_prompt_and_the_second_quits(tmp_path):
    seen = Seen(tmp_path, players=2)

    class Impatient:
        reads = 0

        def read(self, prompt, words):
            self.reads += 1
            if self.reads in (1, 3, 4):
                raise KeyboardInterrupt
            return "help"

    seen.terminal.reader = Impatient()
    with pytest.raises(Quit):
        seen.session.play()
    assert seen.terminal.reader.reads == 4
    assert "why not THING" in seen.out.getvalue()


@pytest.mark.parametrize("line", ["quit", "quitter", "exit", "q"])
def test_quitting_leaves_the_match_saved(tmp_path, line):
    seen = Seen(tmp_path, players=2)
    seen.type("1", line)
    saved = storage.load((tmp_path / "test.warcamp").read_text(encoding="utf-8"), CLASH_OF_RAGE)
    assert saved.digest() == seen.match.digest()


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("?", ("explain", "")),
        ("? 3", ("explain", "3")),
        ("?3", ("explain", "3")),
        ("why not A3", ("why-not", "A3")),
        ("Pourquoi pas  A3", ("why-not", "A3")),
        ("RÈGLES débordement", ("rules", "débordement")),
        ("regles débordement", ("rules", "débordement")),
        ("save my file.txt", ("save", "my file.txt")),
        ("chances", ("odds", "")),
        ("helping", None),
        ("quit smoking", None),
        ("undo", ("undo", "")),
        ("", None),
    ],
)
def test_commands_are_understood_in_both_languages(line, command):
    assert parse(line) == command


def test_every_command_has_an_english_and_a_french_word():
    assert len(set(spoken("en"))) == len(set(spoken("fr"))) == len(COMMANDS)
    for language in ("en", "fr"):
        assert [parse(word)[0] for word in spoken(language)] == list(COMMANDS)  # type: ignore[index]
