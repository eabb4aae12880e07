"""Messages become texts: parameters, lists, French spaces, and errors in place of gaps."""

from pathlib import Path

import pytest

from warcamp.engine.errors import WarcampError
from warcamp.engine.game import Message, Name
from warcamp.games.words import LANGUAGES, Words, WordsError, french_spaces, ids

CATALOGUE = """
list-and = { $some } and { $last }
hello = Hello
buy = { who } buys { $gear } for { $gold ->
    [one] one coin
   *[other] { $gold } coins
}
who = The { $clan }
show = Here: { $things }
"""


def catalogue(folder: Path, text: str = CATALOGUE, name: str = "en.ftl") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def upper(domain: str, id: str, language: str) -> str:
    return f"{id.upper()}/{domain}/{language}"


def words(folder: Path, text: str = CATALOGUE, language: str = "en") -> Words:
    return Words(language, [catalogue(folder, text)], upper)


def test_numbers_words_and_names_are_put_into_the_text(tmp_path):
    w = words(tmp_path)
    params = {"clan": "Tomb", "gear": Name("gear", "bow")}
    assert w.say(Message("buy", params | {"gold": 1})) == "The Tomb buys BOW/gear/en for one coin"
    assert w.say(Message("buy", params | {"gold": 3})) == "The Tomb buys BOW/gear/en for 3 coins"


def test_a_message_can_be_a_parameter_of_another(tmp_path):
    inner = Message("who", {"clan": Name("clan", "tomb")})
    assert words(tmp_path).say(Message("show", {"things": inner})) == "Here: The TOMB/clan/en"


@pytest.mark.parametrize(
    ("things", "text"),
    [(["a"], "a"), (["a", "b"], "a and b"), (["a", Message("hello"), Name("gear", "bow"), 4], None)],
)
def test_a_list_is_joined_with_commas_and_a_word_before_the_last(tmp_path, things, text):
    expected = text or "a, Hello, BOW/gear/en and 4"
    assert words(tmp_path).say(Message("show", {"things": things})) == f"Here: {expected}"


def test_a_text_is_made_once_and_remembered(tmp_path):
    asked = []

    def name_of(domain: str, id: str, language: str) -> str:
        asked.append(id)
        return id

    w = Words("en", [catalogue(tmp_path)], name_of)
    for _ in range(3):
        assert w.say(Message("who", {"clan": Name("clan", "tomb")})) == "The tomb"
    assert asked == ["tomb"]


@pytest.mark.parametrize(
    ("message", "part"),
    [
        (Message("bye"), "no message 'bye'"),
        (Message("show"), "'show' needs things"),
        (Message("buy", {"gear": "x", "gold": 1}), "'buy' needs clan"),
        (Message("show", {"things": []}), "things = []"),
        (Message("show", {"things": None}), "things = None"),
        (Message("show", {"things": {"a": 1}}), "cannot say things"),
        (Message("show", {"things": Message("bye")}), "no message 'bye'"),
        (Message("show", {"things": True}), "things = True"),
    ],
)
def test_what_cannot_be_said_is_an_error_with_the_message_and_the_parameter(tmp_path, message, part):
    with pytest.raises(WordsError) as error:
        words(tmp_path).say(message)
    assert part in str(error.value)
    assert isinstance(error.value, WarcampError)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("hello = Hello\nbroken = { $x\n", "en.ftl:"),
        ("hello = A\nhello = B\n", "'hello' is there twice"),
        ("hello = { bye }\n", "'bye' is referred to and missing"),
        ("a = { b }\nb = { a }\n", "refers to itself"),
    ],
)
def test_a_faulty_catalogue_is_refused_when_it_is_read(tmp_path, text, part):
    with pytest.raises(WordsError) as error:
        words(tmp_path, text)
    assert part in str(error.value)


def test_the_line_of_a_fault_in_a_catalogue_is_told(tmp_path):
    with pytest.raises(WordsError, match=r"^en\.ftl:3: "):
        words(tmp_path, "# one\nhello = Hello\n}oops\n")


def test_an_unknown_language_is_refused(tmp_path):
    assert LANGUAGES == ("en", "fr")
    with pytest.raises(WordsError, match="'de'"):
        words(tmp_path, language="de")


def test_messages_are_gathered_from_several_catalogues(tmp_path):
    one = catalogue(tmp_path, "a = { b }\n", "one.ftl")
    two = catalogue(tmp_path, "b = B\n", "two.ftl")
    assert Words("en", [one, two], upper).say(Message("a")) == "B"


@pytest.mark.parametrize(
    ("plain", "set_"),
    [
        ("Quoi ?", "Quoi\u202f?"),
        ("Oui ; non !", "Oui\u202f; non\u202f!"),
        ("Achat : Arc", "Achat\u00a0: Arc"),
        ("« Arc »", "«\u00a0Arc\u00a0»"),
        ("B3:4, a?b", "B3:4, a?b"),
    ],
)
def test_french_keeps_its_signs_with_their_words(plain, set_):
    assert french_spaces(plain) == set_
    assert french_spaces(set_) == set_


def test_only_french_texts_get_french_spaces(tmp_path):
    text = "ask = Quoi ? { $x }\n"
    ask = Message("ask", {"x": "a : b"})
    assert words(tmp_path, text, "fr").say(ask) == "Quoi\u202f? a\u00a0: b"
    assert words(tmp_path, text, "en").say(ask) == "Quoi ? a : b"


def test_plurals_follow_the_language(tmp_path):
    text = "n = { $n ->\n    [one] one\n   *[other] other\n}\n"
    assert [words(tmp_path, text, "en").say(Message("n", {"n": n})) for n in (0, 1, 2)] == ["other", "one", "other"]
    assert [words(tmp_path, text, "fr").say(Message("n", {"n": n})) for n in (0, 1, 2)] == ["one", "one", "other"]


def test_the_ids_of_a_catalogue_come_with_all_variables_also_those_of_messages_they_refer_to(tmp_path):
    assert ids(catalogue(tmp_path)) == {
        "list-and": {"some", "last"},
        "hello": set(),
        "buy": {"clan", "gear", "gold"},
        "who": {"clan"},
        "show": {"things"},
    }
