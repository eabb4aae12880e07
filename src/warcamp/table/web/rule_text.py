"""The text of a rule as HTML: paragraphs, lists, tables, emphasis, and links to the rules it names."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from html import escape
from itertools import groupby

from warcamp.drawing.html import Html
from warcamp.games.rulebook_file import ID_PARTS

ID = re.compile(rf"\b[A-Z]{{3}}{ID_PARTS}(?!\d)")
STRONG = re.compile(r"\*\*(.+?)\*\*")
EMPHASIS = re.compile(r"\*(.+?)\*")
NUMBERED = re.compile(r"\d+\. ")
GAP = re.compile(r"\|[\s:|-]+\|")


def rule_html(text: str, known: Container[str]) -> Html:
    """The text of a rule; ids among `known` become links."""
    return Html("".join(blocks(text, known)))


def blocks(text: str, known: Container[str]) -> Iterator[str]:
    """Lines of one kind that follow each other make one block."""
    for kind, group in groupby(text.split("\n"), kind_of):
        lines = list(group)
        if kind == "-":
            yield f"<ul>{items([line[2:] for line in lines], known)}</ul>"
        elif kind == "1":
            yield f"<ol>{items([NUMBERED.sub('', line, count=1) for line in lines], known)}</ol>"
        elif kind == "|":
            yield table(lines, known)
        elif kind:
            yield f"<p>{inline(' '.join(lines), known)}</p>"


def kind_of(line: str) -> str:
    if line.startswith("- "):
        return "-"
    if NUMBERED.match(line):
        return "1"
    if line.startswith("|"):
        return "|"
    return "p" if line.strip() else ""


def items(lines: list[str], known: Container[str]) -> str:
    return "".join(f"<li>{inline(line, known)}</li>" for line in lines)


def table(lines: list[str], known: Container[str]) -> str:
    rows = [
        [inline(cell.strip(), known) for cell in line.strip("|").split("|")]
        for line in lines
        if not GAP.fullmatch(line)
    ]
    head = "".join(f'<th scope="col">{cell}</th>' for cell in rows[0])
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows[1:])
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def inline(text: str, known: Container[str]) -> str:
    """One line of text, escaped, with its emphasis and links."""

    def link(found: re.Match[str]) -> str:
        id = found[0]
        return f'<a href="#{id}">{id}</a>' if id in known else id

    marked = STRONG.sub(r"<strong>\1</strong>", escape(text))
    return ID.sub(link, EMPHASIS.sub(r"<em>\1</em>", marked))
