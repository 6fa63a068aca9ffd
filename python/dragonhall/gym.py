"""One seat of a game against bots, as an environment of Gymnasium. Needs the extra ``dragonhall[gym]``.

    >>> from dragonhall.gym import env
    >>> table = env("dragonheart", opponent="egg")
    >>> seen, info = table.reset(seed=1)
    >>> over = False
    >>> while not over:
    ...     action = table.action_space.sample(info["action_mask"])
    ...     seen, reward, over, _, info = table.step(action)
    >>> info["rank"] in (1, 2)
    True

``gymnasium.make("dragonhall.gym:dragonhall/dragonheart-v1")`` makes the same; the number is the revision of the game's rules.

The reward is 0 until the game is over. An action that the rules refuse ends the episode with the reward -1; the info then has ``ending``
``refused``, the ``code`` and the ``rule``. What is no index of an action at all raises ``DragonhallError`` and changes nothing.
"""

from __future__ import annotations

from typing import Any

try:
    import gymnasium
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        "dragonhall.gym needs Gymnasium: pip install 'dragonhall[gym]'", name=missing.name
    ) from missing

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from dragonhall import DragonhallError, Game, Match, games
from dragonhall._environment import REFUSED, Reward, mask, observation_space, read_game, read_index, read_reward, result

__all__ = ["SeatEnv", "env"]


def env(
    game: str | Game, *, opponent: str = "drake", seat: int | None = 0, reward: Reward = "rank", **options: Any
) -> SeatEnv:
    """One seat of a game against bots.

    All other seats are played by ``opponent`` (``dragonhall.bots()``, or ``random``, ``greedy``, ``search:300``). With ``seat=None`` the
    seat is drawn anew for each match. ``reward`` is ``rank`` or ``points``; options are those of ``dragonhall.Game``.
    """
    return SeatEnv(game, opponent=opponent, seat=seat, reward=reward, **options)


class SeatEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """One seat against bots: see ``env``."""

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: str | Game,
        *,
        opponent: str = "drake",
        seat: int | None = 0,
        reward: Reward = "rank",
        **options: Any,
    ) -> None:
        self.game = read_game(game, options)
        self.seat = 0 if seat is None else seat
        self.observation_space = observation_space(self.game)
        self.action_space = spaces.Discrete(self.game.num_actions)
        self._seat = seat
        self._opponent = opponent
        self._reward = read_reward(reward)
        self._match: Match | None = None
        self._over = True
        _check(self.game, self.seat, opponent)

    @property
    def match(self) -> Match:
        """The match: the whole truth, not only what the seat may know."""
        if self._match is None:
            raise ResetNeeded("`reset` deals the first match")
        return self._match

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be done now, as masked learners ask for it; nothing once the game is over."""
        return self._mask().view(np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Deals a match; with the same seed, the same as ``Game.deal``. ``options`` are not looked at: those of the game are given before."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**63)) if seed is None else int(seed)
        if self._seat is None:
            self.seat = int(self.np_random.integers(self.game.players))
        self._match = self.game.deal(deal)
        self._over = False
        self._let_others_act()
        return self.match.observation(self.seat), self._info()

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Plays an action, then the bots until it is this seat's turn again."""
        match = self.match
        if self._over:
            raise ResetNeeded("the game is over: `reset` deals the next")
        index = read_index(self.game, action)
        try:
            match.play(index, self.seat)
        except DragonhallError as refused:
            self._over = True
            why = {"ending": "refused", "code": refused.code, "rule": refused.rule}
            return match.observation(self.seat), REFUSED, True, False, self._info() | why
        self._let_others_act()
        reward = float(match.rewards(self._reward)[self.seat])
        return match.observation(self.seat), reward, self._over, False, self._info()

    def _let_others_act(self) -> None:
        """Lets the bots choose until the seat has to. Each is given what its own seat may know."""
        match = self.match
        while acting := match.to_act():
            if self.seat in acting:
                return
            start = int(self.np_random.integers(2**63))
            match.play(match.suggest(self._opponent, acting[0], start), acting[0])
        self._over = True

    def _mask(self) -> NDArray[np.int8]:
        legal = mask(self.match, self.seat)
        if self._over:
            legal.fill(0)
        return legal

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "seat": self.seat} | result(self.match, self.seat)


def _check(game: Game, seat: Any, opponent: Any) -> None:
    """Refuses seats and bots that do not exist before anything is played."""
    match = game.deal(0)
    match.legal_actions(seat)
    if not isinstance(opponent, str):
        raise DragonhallError("an opponent is the name of a bot", "bad-bots")
    if len(match.to_act()) == match.seats:
        match.play(match.legal_actions()[0])
    # A bot is looked up before it is asked, and one whose turn it is not does not think.
    idle = [other for other in range(match.seats) if other not in match.to_act()]
    if not idle:
        return
    try:
        match.suggest(opponent, idle[0])
    except DragonhallError as refused:
        if refused.code != "not-your-turn":
            raise


for _name in games():
    gymnasium.register(
        f"dragonhall/{_name}-v{Game(_name).revision}", entry_point="dragonhall.gym:SeatEnv", kwargs={"game": _name}
    )
