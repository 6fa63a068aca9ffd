"""Many tables at once."""

import dragonhall
import numpy as np
import pytest
from dragonhall.vector import Vec

from conftest import SETTINGS


@pytest.fixture(params=SETTINGS, ids=lambda setting: f"{setting[0]}-{setting[1]}")
def tables(request):
    name, options = request.param
    return Vec(name, 6, threads=2, seed=3, **options)


def test_arrays_are_made_once_and_have_their_shapes(tables):
    game = tables.game
    made = (tables.observations, tables.masks, tables.seats, tables.rewards, tables.points, tables.done, tables.plies)
    shapes = [(6, game.observation_size), (6, game.num_actions), (6,), (6, game.players), (6, game.players), (6,), (6,)]
    assert [array.shape for array in made] == shapes
    tables.step(tables.sample())
    now = (tables.observations, tables.masks, tables.seats, tables.rewards, tables.points, tables.done, tables.plies)
    assert all(before is after for before, after in zip(made, now))
    assert len(tables) == 6


def test_games_end_and_the_next_ones_begin(tables):
    ended = 0
    for _ in range(3000):
        actions = tables.sample()
        assert tables.masks[np.arange(6), actions].all(), "a sample is legal"
        tables.step(actions)
        assert np.isfinite(tables.observations).all()
        assert np.allclose(tables.rewards.sum(axis=1), 0.0, atol=1e-5)
        over = tables.done == 1
        assert (tables.plies[over] == 0).all() and (tables.plies[~over] > 0).all()
        assert not tables.rewards[~over].any() and not tables.points[~over].any()
        ended += int(over.sum())
        if ended >= 6:
            break
    assert ended >= 6


def test_threads_change_nothing():
    def play(threads):
        tables = Vec("dragondraft", 5, threads=threads, seed=9, players=3)
        for _ in range(150):
            tables.step(tables.sample())
        return tables.observations.copy(), tables.plies.copy()

    one, four = play(1), play(4)
    assert np.array_equal(one[0], four[0]) and np.array_equal(one[1], four[1])


def test_a_seed_deals_the_same_again_and_another_one_does_not(tables):
    tables.reset(3)
    first = tables.observations.copy()
    tables.step(tables.sample())
    tables.reset(3)
    assert np.array_equal(tables.observations, first)
    tables.reset(4)
    assert not np.array_equal(tables.observations, first)


def test_int32_is_taken_too(tables):
    tables.step(tables.sample().astype(np.int32))
    assert (tables.plies == 1).all()


@pytest.mark.parametrize(
    ("do", "code"),
    [
        (lambda: Vec("chess", 4), "unknown-game"),
        (lambda: Vec("dragonheart", 0), "bad-tables"),
        (lambda: Vec("dragonheart", 2**40), "bad-tables"),
        (lambda: Vec("dragonheart", 4, threads=0), "bad-threads"),
        (lambda: Vec("dragonheart", 4, players=7), "bad-players"),
        (lambda: Vec("dragonheart", 4).step(np.zeros(3, dtype=np.int64)), "bad-shape"),
        (lambda: Vec("dragonheart", 4).step(np.zeros((2, 2), dtype=np.int64)), "bad-shape"),
        (lambda: Vec("dragonheart", 4).step(np.zeros(4)), "bad-shape"),
        (lambda: Vec("dragonheart", 4).step([0, 0, 0, 0]), "bad-shape"),
        (lambda: Vec("dragonheart", 4).step(np.full(4, -1, dtype=np.int64)), "illegal-action"),
        (lambda: Vec("dragonheart", 4).step(np.full(4, 2**40, dtype=np.int64)), "illegal-action"),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_code(do, code):
    with pytest.raises(dragonhall.DragonhallError) as raised:
        do()
    assert raised.value.code == code


def test_an_illegal_action_changes_nothing(tables):
    before = tables.observations.copy()
    actions = tables.sample()
    actions[4] = -1
    with pytest.raises(dragonhall.DragonhallError, match="table 4: "):
        tables.step(actions)
    assert np.array_equal(tables.observations, before) and not tables.plies.any()


def test_arrays_that_python_has_changed_are_refused_and_not_written(tables):
    actions = tables.sample()
    tables.done.flags.writeable = False
    with pytest.raises(dragonhall.DragonhallError) as raised:
        tables.step(actions)
    assert raised.value.code == "bad-shape"
    tables.done.flags.writeable = True
    tables.step(actions)
