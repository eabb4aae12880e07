"""The server is killed while it is played at; `bench/kill.py` does the same 200 times."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

KILL = Path(__file__).parents[2] / "bench" / "kill.py"


@pytest.mark.skipif(os.name != "posix", reason="there is no SIGKILL")
def test_no_acknowledged_move_is_lost_and_no_table_is_broken_when_the_server_is_killed():
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(p or os.getcwd() for p in sys.path)}
    command = [sys.executable, str(KILL), "5", "--tables", "4"]
    played = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert played.returncode == 0, played.stdout + played.stderr
    assert "lost 0" in played.stdout
    assert "moves acknowledged 0," not in played.stdout
