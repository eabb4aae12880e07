"""The public surface of the engine."""

from __future__ import annotations

import types

import warcamp.engine as engine


def test_every_public_name_is_listed_and_every_listed_name_exists():
    public = {k for k, v in vars(engine).items() if not k.startswith("_") and not isinstance(v, types.ModuleType)}
    assert public == set(engine.__all__)
    assert sorted(engine.__all__, key=lambda n: (not n.isupper(), not n[0].isupper(), n)) == engine.__all__


def test_every_public_name_is_documented():
    undocumented = [
        name
        for name in engine.__all__
        if not isinstance(getattr(engine, name), int) and not (getattr(engine, name).__doc__ or "").strip()
    ]
    assert undocumented == []
