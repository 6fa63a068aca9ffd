"""Whatever is thrown at the package, it answers with an ordinary exception and the match goes on."""

import random

import dragonhall

THINGS = [
    None, True, False, 0, 1, -1, 7, 10**9, 2**63, -(2**70), 1.5, float("nan"), "", "take", "0", "keep:none", "\x00", "é" * 500,
    b"bytes", (), [], [1, 2], {}, {"do": "done"}, {"Play": None}, {1: 2}, object(), int, lambda: 0, range(3),
]  # fmt: skip


def test_random_garbage_never_gets_through(match, play_on):
    chance = random.Random(5)
    names = [name for name in dir(match) if not name.startswith("_")]
    # Bots think for long when they are asked by chance; they have a test of their own.
    names.remove("suggest")
    for _ in range(3000):
        name = chance.choice(names)
        given = [chance.choice(THINGS) for _ in range(chance.randrange(3))]
        try:
            member = getattr(match, name)
            if callable(member):
                member(*given)
        except Exception as refused:  # noqa: BLE001: anything but a panic, which is no Exception
            assert not isinstance(refused, SystemError), refused
    assert play_on(match).is_over


def test_random_garbage_makes_no_game():
    chance = random.Random(6)
    for _ in range(500):
        options = {chance.choice(["players", "first", "deck", "x", ""]): chance.choice(THINGS) for _ in range(2)}
        try:
            dragonhall.Game(chance.choice(["dragonheart", "sneaky", "chess", ""]), **options).deal(1)
        except dragonhall.DragonhallError as refused:
            assert refused.code
