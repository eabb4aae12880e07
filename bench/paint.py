"""From a click in one browser to the paint in another: `python bench/paint.py [MOVES] [--game ettin]`.

Two people at one table, each in a Chromium of their own, on this machine, with animations on. The time runs from the
click in one page to the first task after the frame in which the other page shows the change. The server's part of it,
from the request to the bytes, is not told apart. Run it on a machine that does nothing else.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Page, sync_playwright

import camp
from tests.browser.conftest import FLAGS, PLAIN
from tests.browser.guest import Guest
from tests.browser.hands import by_list
from tests.browser.robot import Robot
from tests.browser.tables import begin, join, make
from tests.table.house import House

WATCH = """() => {
  window.clicked = 0; window.painted = 0;
  const now = () => performance.timeOrigin + performance.now();
  addEventListener('click', () => { window.clicked = now(); }, true);
  const port = new MessageChannel();
  let waiting = false;
  port.port1.onmessage = () => { window.painted = now(); waiting = false; };
  new MutationObserver(() => {
    if (window.painted || waiting) return;
    waiting = true;
    requestAnimationFrame(() => port.port2.postMessage(0));
  }).observe(document.querySelector('#t'), { childList: true, subtree: true, characterData: true, attributes: true });
}"""


def measured(robots: list[Robot], moves: int) -> list[float]:
    """Milliseconds of so many moves."""
    found: list[float] = []
    while len(found) < moves:
        for robot in robots:
            others: list[Page] = [r.page for r in robots if r is not robot]
            for page in others:
                page.evaluate("() => { window.painted = 0; }")
            robot.page.evaluate("() => { window.clicked = 0; }")
            if not robot.move():
                continue
            clicked = robot.page.evaluate("() => window.clicked")
            try:
                others[0].wait_for_function("() => window.painted", timeout=1000)
            except Exception:  # a secret answer changes nothing for the other
                continue
            found.append(others[0].evaluate("() => window.painted") - clicked)
        if all(robot.seen().over for robot in robots):
            raise SystemExit(f"the game was over after {len(found)} moves")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("moves", type=int, nargs="?", default=100)
    parser.add_argument("--game", default="clash_of_rage")
    arguments = parser.parse_args()
    path = camp.browser()
    if path is None:
        raise SystemExit(camp.NO_BROWSER)
    with tempfile.TemporaryDirectory() as folder, House(Path(folder), *PLAIN) as house, sync_playwright() as playwright:
        browsers = [playwright.chromium.launch(executable_path=path, args=FLAGS) for _ in range(2)]
        guests = [Guest(b, house.url, Path(folder), motion=True, name=f"guest {i}") for i, b in enumerate(browsers)]
        options = {"last_round": 30, "clans": "random"} if arguments.game == "clash_of_rage" else {"nations": "random"}
        table = make(guests[0], arguments.game, ["person", "open"], options)
        join(guests[1], guests[0].links[1], "Boris")
        begin(guests[0], table)
        guests[1].visit(f"/t/{table}")
        robots = [Robot(g.page, [by_list], seed=i) for i, g in enumerate(guests)]
        for guest in guests:
            guest.page.wait_for_selector("#acts")
            guest.page.evaluate(WATCH)
        found = measured(robots, arguments.moves)
        tenths = quantiles(found, n=10)
        print(f"{arguments.game}: {len(found)} moves, click to the other browser's paint in ms:")
        print(f"median {median(found):.0f}, tenth {tenths[0]:.0f}, ninetieth {tenths[8]:.0f}, most {max(found):.0f}")
        print("bar: median under 100:", "holds" if median(found) < 100 else "MISSED")
        for browser in browsers:
            browser.close()


if __name__ == "__main__":
    main()
