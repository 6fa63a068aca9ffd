"""PettingZoo: its own tests, for every game, and what they do not look at."""

import copy
import pickle
import random
import warnings

import dragonhall
import numpy as np
import pytest
from dragonhall.pettingzoo import env, parallel_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test


@pytest.fixture(autouse=True)
def nothing_but_these_warnings():
    """PettingZoo knows a list of its own environments whose observations may be dictionaries; ours is not on it, and there is nothing to draw."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", message="Environment has not defined a render")
        # The mask of a seat for which the game is over.
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")
        yield


def play_turns(table, seed, seen_by=lambda *_: None):
    """Plays a game to its end at random; the rewards that each agent was given when it had its last look."""
    table.reset(seed=seed)
    chance, given = random.Random(seed), {}
    for agent in table.agent_iter():
        seen, reward, over, cut, info = table.last()
        assert not cut
        if over:
            given[agent] = (reward, info)
            table.step(None)
            continue
        seen_by(table, agent, seen)
        table.step(chance.choice(np.flatnonzero(seen["action_mask"])))
    return given


def test_turns_pass_pettingzoos_test(game):
    api_test(env(game), num_cycles=200)


def test_equal_seeds_pass_pettingzoos_test(game):
    seed_test(lambda: env(game), num_cycles=100)
    parallel_seed_test(lambda: parallel_env(game), num_cycles=100)


def test_parallel_passes_pettingzoos_test(game):
    parallel_api_test(parallel_env(game), num_cycles=2000)


def test_the_end_gives_every_seat_the_reward_of_its_rank(game):
    table = env(game)
    given = play_turns(table, 7)
    assert table.match.is_over and table.agents == []
    standings = table.match.standings()
    assert list(given) == [f"seat_{seat}" for seat in range(game.players)]
    for seat, (reward, info) in enumerate(given.values()):
        assert reward == table.match.rewards()[seat]
        assert info == {
            "rank": standings["ranks"][seat],
            "points": standings["scores"][seat],
            "ending": standings["ending"],
        }


def test_rewards_can_be_points():
    table = env("flamecraft", players=1, reward="points")
    given = play_turns(table, 1)
    assert [reward for reward, _ in given.values()] == table.match.standings()["scores"]


def test_agents_see_what_their_seat_sees(game):
    def compare(table, agent, seen):
        seat = table.possible_agents.index(agent)
        assert seat == table.match.to_act()[0]
        assert np.array_equal(seen["observation"], table.match.observation(seat))
        assert np.array_equal(seen["action_mask"], table.match.legal_mask(seat))
        assert table.observation_space(agent).contains(seen)

    play_turns(env(game), 3, compare)


def test_a_seed_deals_as_the_game_does_and_the_next_deals_follow(game):
    one, two = env(game), env(game)
    one.reset(seed=5)
    two.reset(seed=np.int64(5))
    assert one.match.snapshot() == two.match.snapshot() == game.deal(5).snapshot()
    one.reset()
    two.reset()
    assert one.match.snapshot() == two.match.snapshot() != game.deal(5).snapshot()


def test_sealed_choices_are_made_together_and_one_after_the_other_with_the_same_result():
    options = {"players": 3, "deck": "everything", "draft": True}
    turns, together = env("sneaky", **options), parallel_env("sneaky", **options)
    turns.reset(seed=2)
    seen, infos = together.reset(seed=2)
    chance, most = random.Random(2), 0
    while together.agents:
        acting = [agent for agent in together.agents if infos[agent]["to_act"]]
        most = max(most, len(acting))
        actions = {}
        for agent in together.agents:
            assert seen[agent]["action_mask"].any() == (agent in acting)
            if agent in acting:
                actions[agent] = int(chance.choice(np.flatnonzero(seen[agent]["action_mask"])))
                assert turns.agent_selection == agent
                assert np.array_equal(turns.observe(agent)["action_mask"], seen[agent]["action_mask"])
                turns.step(actions[agent])
            else:
                actions[agent] = -77
        seen, rewards, over, _, infos = together.step(actions)
        assert together.match.snapshot() == turns.match.snapshot()
    assert most == 3 and all(over.values()) and turns.match.is_over
    assert list(rewards.values()) == together.match.rewards()


def test_nobody_is_shown_what_those_before_have_sealed():
    table = env("sneaky", players=3, deck="everything", draft=True)
    looks, choices = set(), choices_of_the_first(table)
    for action in choices:
        table.reset(seed=2)
        table.step(action)
        assert table.agent_selection == "seat_1"
        looks.add(b"".join(part.tobytes() for part in table.observe("seat_1").values()))
    assert len(choices) > 1 and len(looks) == 1


def choices_of_the_first(table):
    table.reset(seed=2)
    assert table.agent_selection == "seat_0" and len(table.match.to_act()) == 3
    return table.match.legal_actions(0)


def test_an_environment_can_be_copied_in_the_middle_and_sent_before_the_deal(game):
    table = dealt(env(game))
    table.step(table.match.legal_actions()[0])
    twin = copy.deepcopy(table)
    table.step(table.match.legal_actions()[0])
    assert twin.match.ply == 1 and table.match.ply == 2
    twin.step(twin.match.legal_actions()[0])
    assert twin.match.snapshot() == table.match.snapshot()
    sent = pickle.loads(pickle.dumps(env(game)))
    assert dealt(sent).match.snapshot() == game.deal(1).snapshot()


def illegal(match, seat):
    return int(np.flatnonzero(match.legal_mask(seat) == 0)[0])


def test_a_refused_action_ends_the_game(game):
    table = env(game)
    table.reset(seed=1)
    loser = table.agent_selection
    table.step(illegal(table.match, table.match.to_act()[0]))
    assert all(table.terminations.values())
    assert table.rewards == {agent: -1.0 if agent == loser else 0.0 for agent in table.agents}
    assert {info["ending"] for info in table.infos.values()} == {"refused"}
    assert [agent for agent, info in table.infos.items() if info.get("code")] == [loser]
    for agent in table.agent_iter():
        assert not table.last()[0]["action_mask"].any()
        table.step(None)
    with pytest.raises(dragonhall.DragonhallError) as raised:
        table.step(None)
    assert raised.value.code == "game-over"


def test_everybody_whose_sealed_choice_is_refused_loses():
    table = parallel_env("sneaky", players=3, deck="everything", draft=True)
    table.reset(seed=1)
    legal = table.match.legal_actions(1)[0]
    actions = {"seat_0": illegal(table.match, 0), "seat_1": legal, "seat_2": illegal(table.match, 2)}
    seen, rewards, over, _, infos = table.step(actions)
    assert rewards == {"seat_0": -1.0, "seat_1": 0.0, "seat_2": -1.0}
    assert all(over.values()) and table.agents == []
    assert not any(info["to_act"] for info in infos.values())
    assert not any(look["action_mask"].any() for look in seen.values())


@pytest.mark.parametrize("action", [-1, 10**9, 2**70, 1.5, None, "take", [1], object()])
def test_what_is_no_index_is_refused_and_changes_nothing(action):
    table, together = env("dragonheart"), parallel_env("dragonheart")
    table.reset(seed=1)
    together.reset(seed=1)
    before = table.match.snapshot()
    for step in (lambda: table.step(action), lambda: together.step({agent: action for agent in together.agents})):
        with pytest.raises(dragonhall.DragonhallError) as raised:
            step()
        assert raised.value.code == "bad-index"
    assert table.match.snapshot() == together.match.snapshot() == before
    assert not any(table.terminations.values()) and together.agents


@pytest.mark.parametrize(
    ("do", "code"),
    [
        (lambda: env("chess"), "unknown-game"),
        (lambda: env(7), "unknown-game"),
        (lambda: env("dragonheart", dragons=3), "bad-options"),
        (lambda: env(dragonhall.Game("sneaky"), players=3), "bad-options"),
        (lambda: parallel_env("dragonheart", reward="gold"), "bad-reward"),
        (lambda: env("dragonheart").step(0), "not-reset"),
        (lambda: env("dragonheart").observe("seat_0"), "not-reset"),
        (lambda: parallel_env("dragonheart").step({}), "not-reset"),
        (lambda: dealt(parallel_env("dragonheart")).step({}), "no-action"),
        (lambda: env("dragonheart").reset(seed="one"), "bad-seed"),
        (lambda: parallel_env("dragonheart").reset(seed=1.5), "bad-seed"),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_code(do, code):
    with pytest.raises(dragonhall.DragonhallError) as raised:
        do()
    assert raised.value.code == code


def dealt(table):
    table.reset(seed=1)
    return table
