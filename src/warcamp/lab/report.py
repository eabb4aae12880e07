"""A simulation as a page that can be read anywhere: figures, tables and plots in one HTML file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from warcamp.drawing.html import Html, Pages

from .plots import bars, whiskers
from .words import Voice

TEMPLATES = Path(__file__).parent / "templates"

Part = dict[str, Any]


def report(found: Mapping[str, Any], voice: Voice) -> str:
    """The page. `found` is what `statistics` gives."""
    pages = Pages(TEMPLATES)
    return "<!doctype html>\n" + pages.draw(
        "report",
        language=voice.language,
        title=voice.say("report-title", game=voice.say(f"game-{voice.game}"), games=found["games"]),
        about=[*about(found, voice), *even(found, voice)],
        again=voice.say("report-again"),
        command=found["command"],
        method=voice.say("report-method"),
        shares=shares(found, voice),
        spreads=spreads(found, voice),
        style=Html((TEMPLATES / "report.css").read_text(encoding="utf-8")),
    )


def about(found: Mapping[str, Any], voice: Voice) -> list[str]:
    circumstances = {
        "players": found["players"],
        "bots": ", ".join(found["bots"]),
        "rules": found["rules"],
        "content": found["content"][:12],
        "version": found["warcamp"],
        "mode": voice.say(f"mode-{found['mode']}"),
        "seed": str(found["seed"]),
    }
    out = [voice.say("report-about", **circumstances)]
    if found["even"] is not None:
        out.append(voice.say("report-shared", games=found["shared"]))
    return out


def even(found: Mapping[str, Any], voice: Voice) -> list[str]:
    """What the line across the plots means."""
    return [] if found["even"] is None else [voice.say("report-even", share=voice.percent(found["even"]))]


def shares(found: Mapping[str, Any], voice: Voice) -> list[Part]:
    """Who won how often: a plot and its table for each way to look at it."""
    parts = [
        ("report-factions", found["factions"], [voice.faction(row["name"]) for row in found["factions"]]),
        ("report-seats", found["seats"], [voice.say("report-seat", seat=int(row["name"])) for row in found["seats"]]),
        ("report-bots", found["by_bot"], [row["name"] for row in found["by_bot"]]),
    ]
    return [share_part(voice, id, rows, names, found["even"]) for id, rows, names in parts if rows]


def share_part(
    voice: Voice, id: str, rows: Sequence[Mapping[str, Any]], names: Sequence[str], even: float | None
) -> Part:
    texts = [voice.percent(row["share"]) for row in rows]
    heads = [voice.say(head) for head in ("report-share", "report-interval", "report-games", "report-mean-points")]
    table = []
    for row, name, text in zip(rows, names, texts, strict=True):
        cells = [text, voice.percents(row["low"], row["high"]), str(row["games"]), voice.decimal(row["points"])]
        if even is not None:
            cells.append(voice.percent(row["ahead"]))
        table.append((name, cells))
    if even is not None:
        heads.append(voice.say("report-ahead"))
    return {"title": voice.say(id), "plot": whiskers(rows, names, texts, even), "heads": heads, "rows": table}


def spreads(found: Mapping[str, Any], voice: Voice) -> list[Part]:
    """How numbers are spread."""
    keys = {
        f"report-length-{voice.game}": ["length"],
        "report-decisions": ["decisions"],
        "report-points": ["points_won", "points_lost"],
        "report-margin": ["margin"],
        "report-leads": ["lead_changes"],
    }
    out = []
    for id, names in keys.items():
        given = [found[name] for name in names if found[name]["n"]]
        if not given or (voice.fixed_length and names == ["length"]):
            continue
        labels = [voice.say("report-points-won"), voice.say("report-points-lost")] if len(names) > 1 else []
        plot = bars([one["counts"] for one in given])
        said = [spread(one, voice) for one in given]
        labelled = [(labels[k] if labels else "", text) for k, text in enumerate(said)]
        out.append({"title": voice.say(id), "plot": plot, "said": labelled, "axis": voice.say("report-count-axis")})
    return out


def spread(one: Mapping[str, Any], voice: Voice) -> str:
    return voice.say(
        "report-spread",
        mean=voice.decimal(one["mean"]),
        quarter=voice.decimal(one["quarter"]),
        three=voice.decimal(one["three_quarters"]),
        least=one["least"],
        most=one["most"],
    )
