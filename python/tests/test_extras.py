"""What needs another package says which one, if it is not there."""

import sys

import dragonhall
import pytest


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("dragonhall.pettingzoo", "pettingzoo", "dragonhall[pettingzoo]"),
        ("dragonhall.gym", "gymnasium", "dragonhall[gym]"),
        ("dragonhall.open_spiel", "pyspiel", "dragonhall[open_spiel]"),
    ],
)
def test_a_missing_extra_is_named(monkeypatch, module, package, extra):
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, module, raising=False)
    with pytest.raises(ModuleNotFoundError) as raised:
        __import__(module)
    assert extra in str(raised.value) and raised.value.name == package
    assert dragonhall.games()
