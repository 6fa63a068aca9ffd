"""Games: names, options, actions as indices, what observations are made of."""

import copy
import pickle

import dragonhall
import pytest


def test_every_game_of_the_catalog_is_there():
    assert dragonhall.games() == ["dragonheart", "dragondraft", "sneaky", "flamecraft"]
    for name in dragonhall.games():
        assert dragonhall.Game(name).name == name


def test_options_are_completed_and_named_with_underscores():
    game = dragonhall.Game("dragondraft", players=2, thistle_shortage="forbids")
    assert game.players == 2
    assert game.options["thistle-shortage"] == "forbids"
    assert game.options["edition"] == "english"


def test_a_game_is_copied_and_sent_with_its_options(game):
    for twin in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert (twin.name, twin.options) == (game.name, game.options)


def test_every_index_is_an_action_and_back(game):
    for index in range(game.num_actions):
        assert game.index(game.notation(index)) == index


def test_slices_of_an_observation_lie_side_by_side(game):
    offset = 0
    names = set()
    for part in game.describe_observation():
        assert part["offset"] == offset
        length = 1
        for axis in part["shape"]:
            length *= axis
        assert part["length"] == length
        assert part["low"] < part["high"] and part["meaning"]
        names.add(part["name"])
        offset += part["length"]
    assert offset == game.observation_size
    assert len(names) == len(game.describe_observation())


def test_numbers_do_not_depend_on_the_options():
    two, five = dragonhall.Game("flamecraft", players=2), dragonhall.Game("flamecraft", players=5)
    assert two.num_actions == five.num_actions
    assert two.describe_observation() == five.describe_observation()


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: dragonhall.Game("chess"), "unknown-game"),
        (lambda: dragonhall.Game("dragonheart", dragons=3), "bad-options"),
        (lambda: dragonhall.Game("dragonheart", players=3), "bad-players"),
        (lambda: dragonhall.Game("dragonheart", players=object()), "bad-options"),
        (lambda: dragonhall.Game("dragonheart").index("growl"), "bad-action"),
        (lambda: dragonhall.Game("dragonheart").index("treasure:0"), "bad-index"),
        (lambda: dragonhall.Game("dragonheart").notation(2649), "bad-index"),
        (lambda: dragonhall.Game("dragonheart").notation(-1), "bad-index"),
        (lambda: dragonhall.Game("dragonheart").notation(2**70), "bad-index"),
        (lambda: dragonhall.Game("dragonheart").deal(1.5), "bad-seed"),
        (lambda: dragonhall.Game("dragonheart").replay("nothing"), "bad-record"),
        (lambda: dragonhall.Game("dragonheart").load({}), "bad-snapshot"),
        (lambda: dragonhall.Game("dragonheart").load(object()), "bad-snapshot"),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_code(make, code):
    with pytest.raises(dragonhall.DragonhallError) as raised:
        make()
    assert raised.value.code == code
    assert str(raised.value)
