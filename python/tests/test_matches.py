"""Matches: playing, undoing, looking, copying, and what is refused."""

import copy
import pickle

import dragonhall
import numpy as np
import pytest


def test_a_random_match_ends_with_a_result(match, play_on):
    assert match.standings() is None
    assert match.rewards() == [0.0] * match.seats
    play_on(match)
    standings = match.standings()
    assert len(standings["scores"]) == len(standings["ranks"]) == match.seats
    assert sum(match.rewards("rank")) == pytest.approx(0.0, abs=1e-6)
    assert match.rewards("points") == standings["scores"]
    assert match.legal_actions() == [] and match.to_act() == []


def test_mask_actions_and_notations_say_the_same(match, play_on):
    while not match.is_over and match.ply < 40:
        for seat in match.to_act():
            legal = match.legal_actions(seat)
            assert legal == sorted(legal) and legal
            assert list(np.flatnonzero(match.legal_mask(seat))) == legal
            assert match.legal_notations(seat) == [match.game.notation(index) for index in legal]
        play_on(match, 1, seed=match.ply)


def test_observations_are_written_in_place_and_within_bounds(match, play_on):
    room = np.full(match.game.observation_size, np.nan, dtype=np.float32)
    layout = match.game.describe_observation()
    for _ in range(30):
        for seat in [None, *range(match.seats)]:
            assert match.observation(seat, out=room) is room
            assert np.array_equal(match.observation(seat), room)
            for part in layout:
                numbers = room[part["offset"] : part["offset"] + part["length"]]
                assert numbers.min() >= part["low"] and numbers.max() <= part["high"]
        play_on(match, 1, seed=match.ply)


def test_a_determinized_world_looks_the_same_to_its_seat(match, play_on):
    play_on(match, 12)
    for seat in range(match.seats):
        world = match.determinize(seat, seed=7)
        assert world.view(seat) == match.view(seat)
        assert np.array_equal(world.observation(seat), match.observation(seat))
        assert world.information_state(seat) == match.information_state(seat)
        assert world.legal_actions(seat) == match.legal_actions(seat)
        again = match.determinize(seat, seed=7)
        assert again.snapshot() == world.snapshot()
        play_on(world)
        assert world.is_over


def test_worlds_of_a_hidden_hand_differ():
    match = dragonhall.Game("dragonheart").deal("hidden")
    hands = {str(match.determinize(0, seed=seed).view(1)["hand"]) for seed in range(20)}
    assert len(hands) > 10
    assert match.view()["hand"] == [], "a spectator has no hand"


def test_a_copy_goes_its_own_way(match, play_on):
    play_on(match, 5)
    before = match.snapshot()
    for twin in (match.clone(), copy.copy(match), copy.deepcopy(match)):
        play_on(twin, 5, seed=2)
        assert match.snapshot() == before


def test_the_same_seed_and_actions_lead_to_the_same_match(game, play_on):
    one, two = play_on(game.deal(42)), play_on(dragonhall.Match(game, "42"))
    assert one.record() == two.record()


def test_a_record_is_replayed(match, play_on):
    play_on(match)
    replayed = match.game.replay(match.record())
    assert replayed.snapshot() == match.snapshot()
    assert replayed.standings() == match.standings()
    other = dragonhall.Game("dragonheart" if match.game.name != "dragonheart" else "sneaky")
    with pytest.raises(dragonhall.DragonhallError) as raised:
        other.replay(match.record())
    assert raised.value.code == "other-game"


def test_a_snapshot_is_loaded(match, play_on):
    play_on(match, 8)
    loaded = match.game.load(match.snapshot(), seed="another future")
    assert loaded.view(0) == match.view(0)
    play_on(loaded)


def test_events_tell_each_seat_its_own():
    game = dragonhall.Game("dragonheart", first="seat-0")
    match = game.deal("a worked example")
    match.play("treasure:1+3")
    own, other = match.events(0), match.events(1)
    assert len(own) == len(other) > 0
    assert own != other, "only the owner sees the cards drawn"


def test_a_step_can_be_taken_back_until_something_is_shown():
    match = dragonhall.Game("sneaky", players=3).deal("undo")
    seat = match.to_act()[0]
    before = match.snapshot()
    match.play(match.legal_actions(seat)[0], seat)
    assert match.can_undo(seat)
    match.undo(seat)
    assert match.snapshot() == before and match.events(seat) == []
    with pytest.raises(dragonhall.DragonhallError) as raised:
        match.undo(seat)
    assert raised.value.code == "nothing-to-undo"


@pytest.mark.parametrize("bot", ["random", "greedy:2", "search:20", "egg"])
def test_bots_suggest_something_legal(match, play_on, bot):
    play_on(match, 3)
    for seat in match.to_act():
        assert match.suggest(bot, seat, start=3) in match.legal_actions(seat)


def test_a_rule_that_says_no_has_code_and_number():
    match = dragonhall.Game("dragonheart", first="seat-0").deal("a worked example")
    with pytest.raises(dragonhall.DragonhallError) as raised:
        match.play("take:treasure")
    assert (raised.value.code, raised.value.rule) == ("nothing-to-take", "3.1")
    thawed = pickle.loads(pickle.dumps(raised.value))
    assert (thawed.code, thawed.rule, str(thawed)) == ("nothing-to-take", "3.1", str(raised.value))


@pytest.mark.parametrize(
    ("do", "code"),
    [
        (lambda match: match.play("growl"), "bad-action"),
        (lambda match: match.play({"growl": 3}), "bad-action"),
        (lambda match: match.play(None), "bad-action"),
        (lambda match: match.play(object()), "bad-action"),
        (lambda match: match.play(match.game.num_actions), "bad-index"),
        (lambda match: match.play(-1), "bad-index"),
        (lambda match: match.legal_actions(match.seats), "no-such-seat"),
        (lambda match: match.legal_actions("first"), "no-such-seat"),
        (lambda match: match.view(-1), "no-such-seat"),
        (lambda match: match.view(300), "no-such-seat"),
        (lambda match: match.determinize(99), "no-such-seat"),
        (lambda match: match.rewards("gold"), "bad-reward"),
        (lambda match: match.suggest("gnome"), "bad-bots"),
        (lambda match: match.legal_mask(out=np.zeros(3, dtype=np.uint8)), "bad-shape"),
        (lambda match: match.observation(out=np.zeros(3, dtype=np.float32)), "bad-shape"),
        (
            lambda match: match.observation(
                out=np.zeros(2 * match.game.observation_size, dtype=np.float32)[::2]
            ),
            "bad-shape",
        ),
        (lambda match: match.observation(out=read_only(match)), "bad-shape"),
        (lambda match: match.observation(out=np.zeros(match.game.observation_size)), "bad-shape"),
        (lambda match: match.observation(out=[0.0]), "bad-shape"),
    ],
)
def test_what_cannot_be_done_changes_nothing(match, do, code):
    before = match.snapshot()
    with pytest.raises(dragonhall.DragonhallError) as raised:
        do(match)
    assert raised.value.code == code
    assert match.snapshot() == before


def read_only(match):
    room = np.zeros(match.game.observation_size, dtype=np.float32)
    room.flags.writeable = False
    return room


def test_a_match_that_is_over_refuses_every_action(match, play_on):
    play_on(match)
    with pytest.raises(dragonhall.DragonhallError) as raised:
        match.play(0)
    assert raised.value.code == "game-over"
