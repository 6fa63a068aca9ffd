"""Gymnasium: its own test, for every game, and what it does not look at."""

import warnings

import dragonhall
import gymnasium
import numpy as np
import pytest
from dragonhall.gym import env
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env


def play(table, seed):
    """Plays an episode at random; its rewards and the last info."""
    _, info = table.reset(seed=seed)
    table.action_space.seed(seed)
    rewards, over = [], False
    while not over:
        assert np.array_equal(table.unwrapped.action_masks(), info["action_mask"] == 1)
        seen, reward, over, cut, info = table.step(table.action_space.sample(info["action_mask"]))
        assert table.observation_space.contains(seen) and not cut
        rewards.append(reward)
    return rewards, info


@pytest.mark.parametrize("name", dragonhall.games())
def test_registered_games_pass_gymnasiums_test(name):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        table = gymnasium.make(f"dragonhall.gym:dragonhall/{name}-v{dragonhall.Game(name).revision}", opponent="egg")
        check_env(table.unwrapped)
    assert play(table, 1)[1]["ending"]


def test_gymnasium_makes_many_at_once():
    tables = gymnasium.make_vec("dragonhall.gym:dragonhall/dragonheart-v1", num_envs=3, opponent="random")
    _, info = tables.reset(seed=1)
    for _ in range(60):
        actions = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
        seen, _, over, _, info = tables.step(actions)
        assert seen.shape == (3, dragonhall.Game("dragonheart").observation_size)
        assert "refused" not in info.get("ending", ())
        # What Gymnasium does after an end: the next step deals, whatever the action is.
        info["action_mask"][over, 0] = 1
    tables.close()


def test_an_episode_ends_with_the_reward_of_the_rank(game):
    table = env(game, opponent="random", seat=None)
    seats = set()
    for seed in range(6):
        rewards, info = play(table, seed)
        assert table.match.is_over and not info["action_mask"].any()
        assert not any(rewards[:-1])
        assert rewards[-1] == table.match.rewards()[info["seat"]]
        assert info["rank"] == table.match.standings()["ranks"][info["seat"]]
        assert info["points"] == table.match.standings()["scores"][info["seat"]]
        seats.add(info["seat"])
    assert len(seats) > 1 or game.players == 1


def test_the_same_seed_is_the_same_episode(game):
    one, two = env(game, opponent="egg"), env(game, opponent="egg")
    play(one, 4)
    play(two, 4)
    assert one.match.record() == two.match.record()
    for table in (one, two):
        table.reset()
    assert one.match.snapshot() == two.match.snapshot()


def test_the_seat_is_the_one_asked_for():
    table = env("sneaky", players=5, opponent="random", seat=3)
    _, info = table.reset(seed=1)
    while True:
        assert info["seat"] == 3 and 3 in table.match.to_act()
        assert np.array_equal(info["action_mask"], table.match.legal_mask(3))
        _, _, over, _, info = table.step(int(np.flatnonzero(info["action_mask"])[0]))
        if over:
            break


def test_a_drake_beats_chance():
    table = env("dragonheart")
    assert sum(play(table, seed)[0][-1] for seed in range(30)) < -10


def test_a_refused_action_ends_the_episode(game):
    table = env(game, opponent="egg")
    _, info = table.reset(seed=1)
    _, reward, over, _, info = table.step(np.flatnonzero(info["action_mask"] == 0)[0])
    assert (reward, over, info["ending"]) == (-1.0, True, "refused")
    assert info["code"] and not info["action_mask"].any() and not table.action_masks().any()
    with pytest.raises(ResetNeeded):
        table.step(0)


@pytest.mark.parametrize("action", [-1, 10**9, 2**70, 1.5, None, "take", [1], object()])
def test_what_is_no_index_is_refused_and_changes_nothing(action):
    table = env("dragonheart")
    table.reset(seed=1)
    before = table.match.snapshot()
    with pytest.raises(dragonhall.DragonhallError) as raised:
        table.step(action)
    assert raised.value.code == "bad-index"
    assert table.match.snapshot() == before and table.action_masks().any()


def test_the_first_match_has_to_be_dealt():
    with pytest.raises(ResetNeeded):
        env("dragonheart").step(0)
    with pytest.raises(ResetNeeded):
        env("dragonheart").action_masks()


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"opponent": "gnome"}, "bad-bots"),
        ({"opponent": None}, "bad-bots"),
        ({"opponent": "gnome", "game": "sneaky", "draft": True, "deck": "everything"}, "bad-bots"),
        ({"seat": 2}, "no-such-seat"),
        ({"seat": "first"}, "no-such-seat"),
        ({"reward": "gold"}, "bad-reward"),
        ({"players": 3}, "bad-players"),
        ({"game": "chess"}, "unknown-game"),
        ({"game": dragonhall.Game("sneaky"), "players": 3}, "bad-options"),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_code(options, code):
    with pytest.raises(dragonhall.DragonhallError) as raised:
        env(**{"game": "dragonheart"} | options)
    assert raised.value.code == code
