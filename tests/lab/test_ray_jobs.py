"""Games on a local Ray: the same results as here. In a process of its own, since Ray is a guest with many threads."""

import importlib.util
import subprocess
import sys

import pytest

from warcamp.engine.errors import BadInput
from warcamp.lab import ray_jobs

SCRIPT = """
from tests.lab.playing import here, timeless
from warcamp.lab.game import encode, read_played
from warcamp.lab.ray_jobs import run_on_ray
from warcamp.lab.setup import setup
from warcamp.lab.simulate import job

given = setup("ettin", ["random"], 40, 4)
lines = [encode(job(given, n)) for n in range(40)]
answers = run_on_ray(lines)
far = [timeless(read_played(next(answers))) for _ in range(12)]
answers.close()
near = [timeless(read_played(line)) for line in here(iter(lines[:12]))]
assert far == near
print("the same")
"""


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed: pip install 'warcamp[ray]'")
def test_a_cluster_gives_the_same_results_in_the_same_order(pytestconfig):
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], cwd=pytestconfig.rootpath, capture_output=True, text=True, check=False
    )
    assert done.stdout.splitlines()[-1:] == ["the same"], done.stderr


def test_without_ray_it_is_said_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadInput, match=r"warcamp\[ray\]"):
        next(ray_jobs.run_on_ray([]))
