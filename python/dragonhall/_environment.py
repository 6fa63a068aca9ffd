"""What the environments for PettingZoo and Gymnasium have in common."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from dragonhall import DragonhallError, Game, Match

Reward = Literal["rank", "points"]
"""Which reward is given at the end."""

REFUSED = -1.0
"""The reward of a seat whose action the rules refused: that of the last."""


def read_game(game: str | Game, options: Mapping[str, Any]) -> Game:
    """A game by its name and options, or one that was made before."""
    if isinstance(game, Game):
        if options:
            raise DragonhallError("a game that was made before has its options already", "bad-options")
        return game
    if isinstance(game, str):
        return Game(game, **options)
    raise DragonhallError("a game is given by its name, or as a dragonhall.Game", "unknown-game")


def read_reward(kind: Reward) -> Reward:
    """The kind of reward, if there is such a one."""
    if kind not in ("rank", "points"):
        raise DragonhallError("rewards are by `rank` or by `points`", "bad-reward")
    return kind


def read_seed(seed: Any) -> int:
    """A seed, as PettingZoo and Gymnasium have them: whole numbers."""
    try:
        return operator.index(seed)
    except TypeError:
        raise DragonhallError("a seed is a whole number", "bad-seed") from None


def read_index(game: Game, action: Any) -> int:
    """The index of an action, legal or not."""
    try:
        index = operator.index(action)
    except TypeError:
        index = -1
    if 0 <= index < game.num_actions:
        return index
    raise DragonhallError(f"{action!r:.40} is no index of an action", "bad-index")


def observation_space(game: Game) -> spaces.Box[np.float32]:
    """Observations: each number between the bounds of its slice."""
    low = np.empty(game.observation_size, dtype=np.float32)
    high = np.empty_like(low)
    for part in game.describe_observation():
        here = slice(part["offset"], part["offset"] + part["length"])
        low[here], high[here] = part["low"], part["high"]
    return spaces.Box(low, high, dtype=np.float32)


def mask(match: Match, seat: int) -> NDArray[np.int8]:
    """The mask of a seat, of the type that ``Discrete.sample`` takes; nothing but 0 for a seat that does not act."""
    return match.legal_mask(seat).view(np.int8)


def result(match: Match, seat: int) -> dict[str, Any]:
    """How a finished match ended for a seat."""
    standings = match.standings()
    if standings is None:
        return {}
    return {"rank": standings["ranks"][seat], "points": standings["scores"][seat], "ending": standings["ending"]}
