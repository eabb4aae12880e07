"""The panels that every table has, without a browser."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from warcamp.drawing.art import symbols, used
from warcamp.drawing.html import Html
from warcamp.drawing.panels import MANY, STATIC, TEXT, Asked, Chair, Panels, Said, Sealed, slug
from warcamp.drawing.sight import NUMBER, SEVERAL, Choice, Line, Question
from warcamp.engine.flow import Decision
from warcamp.games.words import LANGUAGES, ids

SCRIPT = "<script>alert(1)</script>"
VOID = {"meta", "link", "input", "br", "hr", "img"}


class Tree(HTMLParser):
    """Checks that what is opened is closed, and gathers elements."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.text = ""
        self.feed(html)
        assert not self.open

    def handle_starttag(self, tag, attrs) -> None:
        self.elements.append((tag, {k: v or "" for k, v in attrs}))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs) -> None:
        self.elements.append((tag, {k: v or "" for k, v in attrs}))

    def handle_endtag(self, tag) -> None:
        assert self.open and self.open[-1] == tag, (tag, self.open[-3:])
        self.open.pop()

    def handle_data(self, data) -> None:
        self.text += data

    def all(self, tag: str, **wanted: str) -> list[dict[str, str]]:
        return [a for t, a in self.elements if t == tag and all(a.get(k) == v for k, v in wanted.items())]


@pytest.fixture(params=LANGUAGES)
def panels(request) -> Panels:
    return Panels(request.param, "/t/abc", "clash_of_rage")


def question(*choices: Choice, **more) -> Question:
    return Question(Decision(0, "to", [c.option for c in choices]), "Where to?", choices, **more)


def pick(n: int, **more) -> Choice:
    return Choice(n, f"name {n}", f"Choice {n}", **more)


def test_a_question_is_a_form_that_works_without_script(panels) -> None:
    a, b = pick(0, refs=("unit:I A1", "place:B2"), reach=("place:B2",), fights=("place:C3",)), pick(1, tone="foe")
    tree = Tree(panels.acts([Asked("main#3", question(a, b))], seat=2))
    [form] = tree.all("form")
    assert form["action"] == "/t/abc/act" and form["method"] == "post" and form["data-d"] == "main#3"
    assert tree.all("input", name="d")[0]["value"] == "main#3"
    assert tree.all("input", name="seat")[0]["value"] == "2"
    first, second = tree.all("button", name="a")
    assert first["value"] == "name 0" and first["data-refs"] == "unit:I A1|place:B2"
    assert first["data-reach"] == "place:B2" and first["data-fights"] == "place:C3"
    assert "t-foe" in second["class"] and second["data-refs"] == ""


def test_a_few_choices_of_mere_words_are_large_buttons(panels) -> None:
    tree = Tree(panels.acts([Asked("x#1", question(pick(0), pick(1)))]))
    assert "plain" in tree.all("form")[0]["class"]
    assert all("big" in button["class"] for button in tree.all("button", name="a"))


def test_choices_stand_under_their_headings_and_a_long_list_is_folded_and_filtered(panels) -> None:
    choices = [pick(n, group="One" if n < 30 else "Two", refs=(f"place:{n}",)) for n in range(60)]
    tree = Tree(panels.acts([Asked("x#1", question(*choices))]))
    groups = tree.all("details")
    assert ["open" in group for group in groups] == [True, False]
    assert tree.all("input", type="search")
    assert len(tree.all("button", name="a")) == 60
    short = Tree(panels.acts([Asked("x#1", question(*choices[:MANY]))]))
    assert not short.all("input", type="search") and "open" in short.all("details")[0]


def test_several_things_can_be_gathered_and_confirmed(panels) -> None:
    asked = question(pick(0, refs=("card:a",)), pick(1, refs=("card:a", "card:b")), way=SEVERAL, labels={"card:a": "A"})
    tree = Tree(panels.acts([Asked("x#1", asked)]))
    assert [thing["data-ref"] for thing in tree.all("button") if "data-ref" in thing] == ["card:a"]
    assert [button for button in tree.all("button") if "data-take" in button]


def test_a_number_has_a_stepper_that_says_what_the_number_means(panels) -> None:
    choices = [Choice(n, str(n), f"{n} go there") for n in (2, 10, 1)]
    drawn = panels.acts([Asked("x#1", question(*choices, way=NUMBER))])
    assert re.findall(r"<output [^>]*>(.*?)</output>", drawn) == ["10"]
    assert re.findall(r"data-take>.*?<span class=\"lb\"[^>]*>(.*?)</span>", drawn) == ["10 go there"]


def test_a_sealed_answer_can_be_taken_back_and_a_plea_answered(panels) -> None:
    tree = Tree(panels.acts([], seat=1, sealed=[Sealed("x#2", "Chosen")], plea="May he?"))
    assert {form["action"] for form in tree.all("form")} == {"/t/abc/agree", "/t/abc/retract"}
    assert [button["value"] for button in tree.all("button", name="yes")] == ["1", "0"]


def test_whatever_people_typed_is_text(panels) -> None:
    drawn = [
        panels.top(SCRIPT, SCRIPT, SCRIPT),
        panels.acts([Asked("x#1", question(pick(0, note=SCRIPT, warning=SCRIPT, group=SCRIPT)))], waiting=SCRIPT),
        panels.log([Line(SCRIPT, 0), Line(SCRIPT, heading=True)]),
        panels.seats([Chair(0, SCRIPT, SCRIPT, note=SCRIPT)]),
        panels.chat([Said(0, SCRIPT, SCRIPT)]),
    ]
    for html in drawn:
        tree = Tree(html)
        assert SCRIPT in tree.text and not tree.all("script")


def test_the_chronicle_is_newest_first_and_each_line_keeps_its_id(panels) -> None:
    before = Tree(panels.log([Line("one"), Line("two", 3)]))
    after = Tree(panels.log([Line("one"), Line("two", 3), Line("three")]))
    ids_before = [a["id"] for a in before.all("li")]
    ids_after = [a["id"] for a in after.all("li")]
    assert ids_after[1:] == ids_before
    assert after.text.index("three") < after.text.index("two") < after.text.index("one")


def test_a_region_is_one_element_with_the_id_of_the_region(panels) -> None:
    regions = {
        "top": panels.top("T", "H", "P"),
        "acts": panels.acts([]),
        "log": panels.log([]),
        "seats": panels.seats([]),
        "chat": panels.chat([]),
    }
    for name, html in regions.items():
        tree = Tree(html)
        assert tree.elements[0][1]["id"] == name
        found = [a["id"] for _, a in tree.elements if "id" in a]
        assert len(found) == len(set(found))


@pytest.fixture
def page(panels: Panels) -> Html:
    q = question(pick(0, icon="boot"), pick(1))
    frame = Html(panels.top("T", "H", "P", True, 0, True) + panels.acts([Asked("x#1", q)]) + panels.log([]))
    chairs = panels.seats([Chair(n, "Ann", kind=k) for n, k in enumerate(("person", "bot", "open"))])
    tabs = [("map", "map", "Map"), ("log", "scroll", "Log")]
    return panels.page("T", Html(frame + chairs), tabs, ["game.css"], {"tag": "t1"}, hot=[(0, "Ann"), (1, "Bob")])


def test_the_page_has_no_inline_script_style_or_handler(page) -> None:
    tree = Tree(page.removeprefix("<!doctype html>"))
    assert all("src" in a for a in tree.all("script")) and not tree.all("style")
    for _, attributes in tree.elements:
        assert "style" not in attributes and not any(name.startswith("on") for name in attributes)


def test_every_glyph_of_the_page_is_in_it(page) -> None:
    assert used(page) <= symbols().keys()
    assert all(f'id="g-{name}"' in page for name in ("boot", "gear", "check"))


def test_ids_are_unique_on_the_page(page) -> None:
    found = [a["id"] for _, a in Tree(page.removeprefix("<!doctype html>")).elements if "id" in a]
    assert len(found) == len(set(found))


def test_files_that_the_page_asks_for_exist(page) -> None:
    tree = Tree(page.removeprefix("<!doctype html>"))
    asked = [a["href"] for a in tree.all("link")] + [a["src"] for a in tree.all("script")]
    for address in asked:
        if address != "/static/game.css":
            assert (STATIC / address.removeprefix("/static/")).is_file(), address


def test_scripts_import_only_files_that_exist_and_stay_short() -> None:
    for path in STATIC.glob("*.js"):
        source = path.read_text(encoding="utf-8")
        assert source.count("\n") < 250, path.name
        for name in re.findall(r'from "\./([\w./-]+)"', source):
            assert (STATIC / name).is_file(), (path.name, name)


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    english, french = [ids(TEXT / f"{language}.ftl") for language in ("en", "fr")]
    assert english == french


def test_every_message_is_used() -> None:
    folder = Path(TEXT).parent
    sources = "".join(path.read_text(encoding="utf-8") for path in (*folder.glob("*.py"), *folder.glob("templates/*")))
    parts = ("set-motion-", "set-sound-", "set-contrast-", "set-size-", "key-", "keys-", "chat-channel-")
    for id in ids(TEXT / "en.ftl"):
        assert f"'{id}'" in sources or f'"{id}"' in sources or id.startswith(parts), id


def test_an_id_of_a_decision_becomes_part_of_an_elements_id() -> None:
    assert slug("pair 0/1#12") == "pair-0-1-12"
