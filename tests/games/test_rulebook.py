"""The rulebooks read, search and count. Real ids are built, not written, so that this file is no citation of a rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from warcamp.engine.errors import BadInput
from warcamp.games import rulebook

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "fr")
GAMES = tuple(rulebook.available(ROOT / "docs" / "rules"))

GOOD = """# A game: the rules

A word of welcome.

## First things

### XYZ-GEN-01
The first rule,
on two lines.

- and a list

### XYZ-SC01
The second rule.

> Not programmable: it is about
> cardboard.

## An empty section

## Last things

### XYZ-END-02
The last rule.
"""


def cor(rest: str) -> str:
    return f"COR-{rest}"


def written(folder: Path, text: str, name: str = "a-game.en.md") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")
    return folder


def large_figures(text: str) -> set[str]:
    """Figures from 5 up; smaller ones may be words. The title of a scenario is left out."""
    body = re.sub(r"\A\*\*.*", "", text)
    return set(re.findall(r"(?<![\w-])(?:[5-9]|\d\d+)(?!\w)", body))


def test_clash_of_rage_has_its_280_rules_in_both_languages() -> None:
    assert "clash_of_rage" in GAMES
    for language in LANGUAGES:
        assert len(rulebook.load("clash_of_rage", language).rules) == 280


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_rules_in_the_same_order(game: str) -> None:
    english, french = (rulebook.load(game, language) for language in LANGUAGES)
    assert list(english.rules) == list(french.rules)


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_divide_the_rules_into_the_same_sections(game: str) -> None:
    english, french = (rulebook.load(game, language) for language in LANGUAGES)
    numbers = [[book.sections.index(rule.section) for rule in book.rules.values()] for book in (english, french)]
    assert numbers[0] == numbers[1]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_hold_the_same_rules_to_be_beyond_a_program(game: str) -> None:
    english, french = (rulebook.load(game, language) for language in LANGUAGES)
    marked = [[rule.id for rule in book.rules.values() if rule.not_programmable] for book in (english, french)]
    assert marked[0] == marked[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_section_and_a_text(game: str, language: str) -> None:
    for rule in rulebook.load(game, language).rules.values():
        assert rule.section.strip(), rule.id
        assert rule.text.strip(), rule.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_rule_refers_only_to_rules_that_exist(game: str, language: str) -> None:
    book = rulebook.load(game, language)
    mentioned = re.compile(rf"{book.prefix}-[A-Z0-9-]*\d")
    for rule in book.rules.values():
        for other in mentioned.findall(f"{rule.text} {rule.not_programmable or ''}"):
            assert other in book.rules, f"{rule.id} refers to {other}"


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_give_the_same_figures(game: str) -> None:
    english, french = (rulebook.load(game, language) for language in LANGUAGES)
    for rule_id, rule in english.rules.items():
        assert large_figures(rule.text) == large_figures(french.rules[rule_id].text), rule_id


@pytest.mark.parametrize("game", GAMES)
def test_every_cited_rule_exists(game: str) -> None:
    book = rulebook.load(game, rulebook.REFERENCE_LANGUAGE)
    unknown = {
        rule_id: [str(path.relative_to(ROOT)) for path in paths]
        for folder in ("src/warcamp", "tests")
        for rule_id, paths in rulebook.citations(ROOT / folder, book.prefix).items()
        if rule_id not in book.rules
    }
    assert unknown == {}


def test_a_rule_is_shown_by_its_id_in_either_language() -> None:
    english = rulebook.show(cor("MOV-06"), "en")
    french = rulebook.show(cor("mov-06").lower(), "fr")
    assert english.id == french.id == cor("MOV-06")
    assert english.section == "Move and fight"
    assert "Overrun" in english.text
    assert "ébordement" in french.text


def test_an_unknown_id_is_refused_with_its_neighbours() -> None:
    with pytest.raises(BadInput, match="no such rule; near it: .*" + cor("MOV-0")):
        rulebook.show(cor("MOV-00"), "en")


def test_a_search_needs_all_words_and_ignores_case() -> None:
    found = [answer.rule.id for answer in rulebook.search("OVERRUN flies", "en")]
    assert cor("MOV-05") in found
    assert cor("MOV-06") not in found


@pytest.mark.parametrize("words", ["débordement", "debordement", "DÉBORDEMENT"])
def test_a_search_finds_french_with_and_without_accents(words: str) -> None:
    found = rulebook.search(words, "fr")
    assert cor("MOV-06") in [answer.rule.id for answer in found]
    assert all(answer.game == "clash_of_rage" for answer in found)


def test_accents_do_not_hinder_a_search_in_english() -> None:
    assert rulebook.search("overrún", "en") == rulebook.search("overrun", "en") != []


def test_a_word_of_the_id_ranks_before_words_of_the_text(tmp_path: Path) -> None:
    folder = written(
        tmp_path,
        "# T\n## S\n### XYZ-GEN-01\nthe end\n### XYZ-GEN-02\nend end\n### XYZ-END-01\nmore\n### XYZ-GEN-03\nother",
    )
    assert [answer.rule.id for answer in rulebook.search("end", "en", folder)] == [
        "XYZ-END-01",
        "XYZ-GEN-02",
        "XYZ-GEN-01",
    ]


def test_a_search_matches_the_beginnings_of_words_only(tmp_path: Path) -> None:
    folder = written(tmp_path, "# T\n## S\n### XYZ-GEN-01\nrage tokens\n### XYZ-GEN-02\nan average")
    assert [answer.rule.id for answer in rulebook.search("rag", "en", folder)] == ["XYZ-GEN-01"]


def test_a_search_without_words_finds_nothing() -> None:
    assert rulebook.search("  ", "en") == []


def test_an_excerpt_is_short_and_shows_the_word_as_it_is_written(tmp_path: Path) -> None:
    text = "mot " * 60 + "cœur de chêne éclairé " + "fin " * 60
    folder = written(tmp_path, f"# T\n## S\n### XYZ-GEN-01\n{text}", "a-game.fr.md")
    (answer,) = rulebook.search("coeur eclaire", "fr", folder)
    assert "cœur de chêne éclairé" in answer.excerpt
    assert answer.excerpt.startswith("… ")
    assert answer.excerpt.endswith(" …")
    assert len(answer.excerpt) <= rulebook.EXCERPT + 4


def test_a_file_is_read_with_sections_texts_and_reasons(tmp_path: Path) -> None:
    book = rulebook.load("a_game", "en", written(tmp_path, GOOD))
    assert book.title == "A game: the rules"
    assert book.sections == ["First things", "Last things"]
    assert list(book.rules) == ["XYZ-GEN-01", "XYZ-SC01", "XYZ-END-02"]
    assert book.rules["XYZ-GEN-01"].text == "The first rule,\non two lines.\n\n- and a list"
    assert book.rules["XYZ-GEN-01"].not_programmable is None
    assert book.rules["XYZ-SC01"].text == "The second rule."
    assert book.rules["XYZ-SC01"].not_programmable == "it is about cardboard."


def test_the_french_marker_may_have_a_hard_space(tmp_path: Path) -> None:
    text = "# T\n## S\n### XYZ-GEN-01\nUne règle.\n\n> Non programmable\u00a0: du carton.\n"
    book = rulebook.load("a-game", "fr", written(tmp_path, text, "a-game.fr.md"))
    assert book.rules["XYZ-GEN-01"].not_programmable == "du carton."


def test_games_are_found_by_their_files(tmp_path: Path) -> None:
    written(tmp_path, GOOD)
    written(tmp_path, GOOD, "b.fr.md")
    written(tmp_path, "not a rulebook", "README.md")
    assert rulebook.available(tmp_path) == {"a_game": ["en"], "b": ["fr"]}


def test_a_missing_rulebook_is_named_with_those_there_are(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"no rulebook of 'chess' in 'en'; available: a_game \(en\)"):
        rulebook.load("chess", "en", written(tmp_path, GOOD))


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("# T\n## S\n### XYZ-A-01\nx\n### XYZ-A-01\ny", 5, "stands already in line 3"),
        ("# T\n## S\nstray\n### XYZ-A-01\nx", 3, "text before a rule id"),
        ("stray\n# T", 1, "text before the title"),
        ("## S\n# T", 1, "a heading before the title"),
        ("# T\n# U", 2, "a second title"),
        ("# T\n### XYZ-A-01\nx", 2, "before the first section"),
        ("# T\n## S\n### Overview\nx", 3, "'Overview' is not a rule id"),
        ("# T\n## S\n#### XYZ-A-01\nx", 3, "unknown heading"),
        ("# T\n##\n", 2, "unknown heading"),
        ("# T\n## S\n### XYZ-A-01\nx\n### ABC-A-01\ny", 5, "another game"),
        ("# T\n## S\n### XYZ-A-01\n\n### XYZ-A-02\ny", 3, "has no text"),
        ("# T\n## S\n### XYZ-A-01\nx\n> A saying.", 5, "a quotation must read"),
        ("# T\n## S\n### XYZ-A-01\nx\n> Not programmable:", 5, "a quotation must read"),
        ("# T\n## S\n### XYZ-A-01\n> Not programmable: y", 4, "a quotation before the text"),
        ("# T\n## S\n### XYZ-A-01\nx\n> Not programmable: y\n\nz", 7, "text after the reason"),
        ("# T\n\n## S\n", 3, "holds no rule"),
    ],
)
def test_a_malformed_file_is_refused_with_its_path_and_line(tmp_path: Path, text: str, line: int, why: str) -> None:
    written(tmp_path, text)
    with pytest.raises(BadInput) as caught:
        rulebook.load("a_game", "en", tmp_path)
    assert caught.value.path == f"{tmp_path / 'a-game.en.md'}:{line}"
    assert why in caught.value.why


def test_a_file_that_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a-game.en.md").write_bytes(b"# T\n## S\n### XYZ-A-01\n\xff\n")
    with pytest.raises(BadInput, match="not UTF-8"):
        rulebook.load("a_game", "en", tmp_path)


def test_coverage_counts_the_rules_that_code_and_tests_cite(tmp_path: Path) -> None:
    written(tmp_path / "docs" / "rules", GOOD)
    written(tmp_path / "src" / "warcamp" / "games" / "a_game", "# XYZ-GEN-01, XYZ-SC01 and not XYZ-END-021\n", "x.py")
    written(tmp_path / "src" / "warcamp" / "games" / "a_game", "rule = 'XYZ-END-02'\n", "content.toml")
    written(tmp_path / "tests" / "games", "'XYZ-GEN-01'; 'XYZ-GEN-01'; 'XYZ-END-02'\n", "test_x.py")
    assert rulebook.coverage(tmp_path) == {
        "a_game": {
            "rules": 3,
            "code": 1,
            "tests": 2,
            "missing_code": ["XYZ-END-02"],
            "missing_tests": [],
            "not_programmable": [{"id": "XYZ-SC01", "reason": "it is about cardboard."}],
        }
    }


def test_citations_say_which_files_name_a_rule(tmp_path: Path) -> None:
    written(tmp_path, "XYZ-GEN-01 XYZ-OOPS-77 ABC-GEN-01", "one.py")
    written(tmp_path, "XYZ-GEN-01", "two.py")
    assert rulebook.citations(tmp_path, "XYZ") == {
        "XYZ-GEN-01": [tmp_path / "one.py", tmp_path / "two.py"],
        "XYZ-OOPS-77": [tmp_path / "one.py"],
    }


def test_coverage_of_this_checkout_adds_up() -> None:
    for game, counted in rulebook.coverage(ROOT).items():
        doable = counted["rules"] - len(counted["not_programmable"])
        assert counted["code"] + len(counted["missing_code"]) == doable, game
        assert counted["tests"] + len(counted["missing_tests"]) == doable, game
