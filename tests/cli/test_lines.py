"""Lines of all kinds at a question: commands in both languages, near misses, nonsense, interrupts, leaving."""

import pytest

from tests.cli.player import Seen
from warcamp.cli.asking import Quit
from warcamp.cli.commands import COMMANDS, parse, spoken
from warcamp.engine import storage
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE


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
