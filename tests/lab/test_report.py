"""The page about a simulation, its plots and its words."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import warcamp.cli
import warcamp.lab
from tests.lab.playing import here
from warcamp.games.words import LANGUAGES, ids
from warcamp.lab.plots import HEIGHT, WIDTH, bars, bins, whiskers
from warcamp.lab.records import Records
from warcamp.lab.report import report
from warcamp.lab.setup import setup
from warcamp.lab.simulate import in_order, run, statistics
from warcamp.lab.stakes import STAKES
from warcamp.lab.words import TEXT, Voice

VOID = {"meta", "path", "circle", "rect"}


class Page(HTMLParser):
    """Reads a page and sees whether everything that is opened is closed."""

    def __init__(self, text):
        super().__init__()
        self.open, self.heads, self.texts = [], [], []
        self.counts = {}
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.counts[tag] = self.counts.get(tag, 0) + 1
        if tag not in VOID or tag == "rect":
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.counts[tag] = self.counts.get(tag, 0) + 1

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.texts.append(data)
        if self.open[-1:] == ["h2"]:
            self.heads.append(data)


def found_of(game, bots, games=8, players=0):
    given = setup(game, bots, games, 2, players)
    records = Records()
    list(run(given, here, records))
    return statistics(given, in_order(given, records), "warcamp simulate <game>")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_all_plots_and_tables_and_is_whole(language):
    page = report(found_of("ettin", ["greedy", "random"]), Voice(language, "ettin"))
    read = Page(page)
    assert read.open == []
    assert read.counts["svg"] == len(read.heads) == 7
    assert read.counts["table"] == 3
    assert f'<html lang="{language}">' in page
    assert "warcamp simulate &lt;game&gt;" in page
    assert ("Victoires par faction" if language == "fr" else "Wins by faction") in read.heads


def test_a_page_needs_no_other_host_and_no_script():
    page = report(found_of("clash_of_rage", ["random"], 4), Voice("en", "clash_of_rage"))
    assert not re.search(r"https?:|//|url\(|<script|@import|src=", page)


def test_alone_nothing_is_compared_with_others():
    page = Page(report(found_of("clash_of_rage", ["random"], 4, 1), Voice("fr", "clash_of_rage")))
    assert page.open == []
    assert not any("se valaient" in text for text in page.texts)


# ---- plots ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("share", "low", "high"), [(0.0, 0.0, 0.02), (0.5, 0.4, 0.6), (1.0, 0.9, 1.0)])
def test_intervals_lie_on_the_plane_in_their_order(share, low, high):
    plot = whiskers([{"share": share, "low": low, "high": high}], ["a"], ["b"], 0.5)
    (row,) = plot.rows
    assert plot.left <= row.low <= row.x <= row.high <= plot.right
    assert plot.left <= plot.ticks[0][0] and plot.ticks[-1][0] <= plot.right
    assert plot.even is not None and plot.left < plot.even <= plot.right


@pytest.mark.parametrize("counts", [{"3": 7}, {"0": 1, "5": 9}, {str(n): n % 7 + 1 for n in range(90, 1300, 13)}])
def test_bars_lie_on_the_plane_and_count_everything(counts):
    plot = bars([counts, {"4": 2}])
    assert all(0 < bar.x < bar.x + bar.width <= WIDTH for bar in plot.bars)
    assert all(bar.y > 0 and bar.y + bar.height <= HEIGHT for bar in plot.bars)
    assert sum(int(bar.text.split(": ")[1]) for bar in plot.bars) == sum(counts.values()) + 2
    assert {bar.side for bar in plot.bars} == {0, 1}
    places = [x for x, _ in plot.ticks]
    assert places == sorted(set(places))


def test_bins_are_round_and_few():
    assert bins(3, 9) == (3, 1)
    assert bins(93, 1290) == (50, 50)
    assert bars([{}]).bars == []


# ---- words ----------------------------------------------------------------------------------------------------------
def test_both_languages_have_the_same_messages_with_the_same_parameters():
    assert ids(TEXT / "en.ftl") == ids(TEXT / "fr.ftl")


def test_every_message_is_used_and_every_one_made_exists():
    made = {f"{start}-{game}" for start in ("game", "report-length") for game in STAKES}
    made |= {f"arena-{part}" for part in ("pairs", "alone", "mirrors")} | {"mode-pure", "mode-compiled"}
    made |= {f"report-{what}" for what in ("factions", "seats", "bots")}
    known = set(ids(TEXT / "en.ftl"))
    assert made <= known
    folders = [Path(warcamp.lab.__file__).parent, Path(warcamp.cli.__file__).parent]
    text = "\n".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.glob("*.py"))
    assert [id for id in sorted(known - made) if f'"{id}"' not in text] == []
    said = set(re.findall(r'voice\.say\(\s*"([a-z-]+)"', text))
    assert said <= known


@pytest.mark.parametrize("game", sorted(STAKES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_factions_have_their_names(game, language):
    voice = Voice(language, game)
    assert all(voice.faction(id) for id in STAKES[game]().factions)


def test_numbers_are_written_as_the_language_wants():
    assert Voice("en", "ettin").percents(0.125, 0.5) == "12.5 % to 50.0 %"
    assert Voice("fr", "ettin").percent(0.125) == "12,5 %"
