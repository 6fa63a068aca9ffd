"""OpenSpiel: its own random simulation, for every game, and what it does not look at."""

import random

import dragonhall
import numpy as np
import pyspiel
import pytest
from conftest import SETTINGS
from dragonhall.open_spiel import load_game
from open_spiel.python.observation import make_observation


@pytest.fixture(params=SETTINGS, ids=lambda setting: f"{setting[0]}-{setting[1]}")
def spiel(request):
    name, options = request.param
    return load_game(name, **options)


def deal(game, seed):
    state = game.new_initial_state()
    for byte in seed.to_bytes(4, "big"):
        assert state.is_chance_node()
        state.apply_action(byte)
    return state


def kind(perfect_recall=False, **chosen):
    return pyspiel.IIGObservationType(perfect_recall=perfect_recall, **chosen)


def play(state, plies=10_000, seed=1):
    chance = random.Random(seed)
    while plies > 0 and not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
        plies -= 1
    return state


def test_every_game_passes_open_spiels_simulation(spiel):
    pyspiel.random_sim_test(spiel, num_sims=2, serialize=True, verbose=False)


def test_games_are_registered_with_their_options():
    game = pyspiel.load_game("dragonhall_sneaky(players=3,deck=everything,draft=True)")
    assert game.num_players() == 3
    assert game.rules.options == dragonhall.Game("sneaky", players=3, deck="everything", draft=True).options
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert game.get_type().min_num_players == 2 and game.get_type().max_num_players == 6


def test_chance_deals_the_seed_and_nothing_else(spiel):
    state = deal(spiel, 0xD2A604)
    assert state.match.snapshot() == spiel.rules.deal(0xD2A604).snapshot()
    outcomes = load_game("dragonheart").new_initial_state().chance_outcomes()
    assert len(outcomes) == 256 and sum(likely for _, likely in outcomes) == 1.0
    while not state.is_terminal():
        assert state.current_player() == state.match.to_act()[0]
        assert state.legal_actions() == state.match.legal_actions()
        play(state, 1, seed=state.move_number())


def test_returns_are_by_rank(spiel):
    state = play(deal(spiel, 3))
    assert state.returns() == pytest.approx(state.match.rewards(), abs=1e-6)
    assert sum(state.returns()) == pytest.approx(0.0, abs=1e-12)


def test_observations_are_those_of_the_seat(spiel):
    state = play(deal(spiel, 4), 20)
    public = make_observation(spiel, kind(private_info=pyspiel.PrivateInfoType.NONE))
    for player in range(spiel.num_players()):
        assert np.array_equal(state.observation_tensor(player), state.match.observation(player))
        assert state.observation_string(player) == state.match.information_state(player)
        public.set_from(state, player)
        assert np.array_equal(public.tensor, state.match.observation())
        assert public.string_from(state, player) == state.match.information_state()
    for name, numbers in make_observation(spiel).dict.items():
        part = next(part for part in spiel.rules.describe_observation() if part["name"] == name)
        assert list(numbers.shape) == part["shape"]


def test_what_is_not_offered_is_said():
    game = load_game("dragonheart")
    assert not game.get_type().provides_information_state_string
    for wanted in (
        kind(perfect_recall=True),
        kind(public_info=False),
        kind(private_info=pyspiel.PrivateInfoType.ALL_PLAYERS),
    ):
        with pytest.raises(ValueError, match="may know now"):
            make_observation(game, wanted)
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(game, params={"size": 3})


def test_a_clone_and_a_thawed_state_go_their_own_way(spiel):
    state = play(deal(spiel, 5), 10)
    before = state.match.snapshot()
    thawed = spiel.deserialize_state(state.serialize())
    clone = state.clone()
    assert thawed.match.snapshot() == clone.match.snapshot() == before
    assert play(thawed).match.record() == play(clone).match.record()
    assert state.match.snapshot() == before


@pytest.mark.parametrize(
    ("do", "code"),
    [
        (lambda: load_game("chess"), "unknown-game"),
        (lambda: load_game("sneaky", players=77), "bad-players"),
        (lambda: load_game("sneaky", dragons=2), "bad-options"),
        (lambda: load_game("flamecraft", shops=[]), "bad-options"),
        (lambda: load_game("dragonheart").new_initial_state().match, "not-dealt"),
        (lambda: load_game("dragonheart").new_initial_state().apply_action(256), "bad-index"),
        (lambda: deal(load_game("dragonheart"), 1).apply_action(10**9), "bad-index"),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_code(do, code):
    with pytest.raises(dragonhall.DragonhallError) as raised:
        do()
    assert raised.value.code == code


def test_a_refused_action_changes_nothing(spiel):
    state = deal(spiel, 6)
    before, legal = state.match.snapshot(), state.legal_actions()
    illegal = next(index for index in range(spiel.num_distinct_actions()) if index not in legal)
    with pytest.raises(dragonhall.DragonhallError):
        state.apply_action(illegal)
    assert state.match.snapshot() == before and len(state.history()) == 4
