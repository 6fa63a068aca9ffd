"""What the tests have in common: every game with some options of it."""

import random

import dragonhall
import pytest

SETTINGS = [
    ("dragonheart", {}),
    ("dragonheart", {"first": "seat-1"}),
    ("dragondraft", {"players": 2}),
    ("dragondraft", {"players": 4, "edition": "french", "green_table": "long"}),
    ("sneaky", {"players": 3, "deck": "everything", "draft": True}),
    ("sneaky", {"players": 6, "deck": "normal", "mountain": True, "betting": True}),
    ("flamecraft", {"players": 1}),
    ("flamecraft", {"players": 3, "enchantments": "mixed", "companions": True}),
]


@pytest.fixture(params=SETTINGS, ids=lambda setting: f"{setting[0]}-{setting[1]}")
def game(request):
    name, options = request.param
    return dragonhall.Game(name, **options)


@pytest.fixture
def match(game):
    return game.deal("a match to test with")


@pytest.fixture
def play_on():
    """Plays some plies at random, or the whole match."""

    def play(match, plies=10_000, seed=1):
        chance = random.Random(seed)
        for _ in range(plies):
            if match.is_over:
                break
            seat = chance.choice(match.to_act())
            match.play(chance.choice(match.legal_actions(seat)), seat)
        return match

    return play
