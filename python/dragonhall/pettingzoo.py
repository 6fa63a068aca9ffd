"""The games as environments of PettingZoo: one agent for each seat. Needs the extra ``dragonhall[pettingzoo]``.

    >>> from dragonhall.pettingzoo import env
    >>> table = env("dragonheart")
    >>> table.reset(seed=1)
    >>> for agent in table.agent_iter():
    ...     seen, reward, over, _, info = table.last()
    ...     table.step(None if over else table.action_space(agent).sample(seen["action_mask"]))
    >>> table.match.is_over
    True

An observation is ``{"observation": ..., "action_mask": ...}``. Rewards are 0 until the game is over; then each seat has the reward of its
rank, and its info tells ``rank``, ``points`` and ``ending``.

An action that the rules refuse ends the game, as it does in PettingZoo's own board games: its seat is given -1, the others 0; ``ending``
is then ``refused`` in every info, and that of the seat has the ``code`` and the ``rule``. What is no index of an action at all
raises ``DragonhallError`` and changes nothing.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

try:
    from pettingzoo import AECEnv, ParallelEnv
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        "dragonhall.pettingzoo needs PettingZoo: pip install 'dragonhall[pettingzoo]'", name=missing.name
    ) from missing

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from dragonhall import DragonhallError, Game, Match
from dragonhall._environment import (
    REFUSED,
    Reward,
    mask,
    observation_space,
    read_game,
    read_index,
    read_reward,
    read_seed,
    result,
)

__all__ = ["SealedEnv", "TurnEnv", "env", "parallel_env", "raw_env"]

Observation = dict[str, NDArray[Any]]
"""What an agent sees: ``observation`` (float32) and ``action_mask`` (int8)."""


def env(game: str | Game, *, reward: Reward = "rank", **options: Any) -> TurnEnv:
    """A game in which one agent acts after the other (AEC). Options are those of ``dragonhall.Game``; ``reward`` is ``rank`` or ``points``.

    Choices that are made at the same time are asked for one after the other, in the order of the seats; nobody sees
    what another has chosen before all have.
    """
    return TurnEnv(game, reward=reward, **options)


raw_env = env
"""The same: nothing is wrapped around the environment."""


def parallel_env(game: str | Game, *, reward: Reward = "rank", **options: Any) -> SealedEnv:
    """A game in which all agents are asked at once. Options are those of ``dragonhall.Game``; ``reward`` is ``rank`` or ``points``.

    In each step exactly the seats act that have to choose: often one, several for choices made at the same time. Their infos say
    ``to_act``. The mask of all others is 0 everywhere; what is given as their action is not looked at, and can be left out.
    """
    return SealedEnv(game, reward=reward, **options)


class _Seats:
    """What both kinds of environment share: the match, its agents, and what they see and are given."""

    def __init__(self, game: str | Game, reward: Reward, options: Mapping[str, Any]) -> None:
        self.game = read_game(game, options)
        self.render_mode = None
        self.metadata = {
            "name": f"dragonhall_{self.game.name}_v{self.game.revision}",
            "render_modes": [],
            # PettingZoo would turn rounds of turns into one step each; `parallel_env` does it by the rules.
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.players)]
        self.agents: list[str] = []
        self.rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self.infos: dict[str, dict[str, Any]] = {}
        self._reward = read_reward(reward)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = self.game.num_actions
        seen, legal = observation_space(self.game), spaces.Box(0, 1, (actions,), dtype=np.int8)
        # One space for each agent, because each is seeded on its own.
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": legal}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._chance = random.Random()
        self._match: Match | None = None
        self._refused: dict[int, DragonhallError] = {}

    @property
    def match(self) -> Match:
        """The match: the whole truth, not only what an agent may know."""
        if self._match is None:
            raise DragonhallError("`reset` deals the first match", "not-reset")
        return self._match

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The indices of all actions."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and what it may do now."""
        match, seat = self.match, self._seats[agent]
        legal = mask(match, seat)
        if self._refused:
            legal.fill(0)
        return {"observation": match.observation(seat), "action_mask": legal}

    def close(self) -> None:
        """Nothing is held that would have to be given back."""

    def _deal(self, seed: int | None) -> None:
        """Deals the seed, as ``Game.deal`` does; without one, what follows from the last seed that was given."""
        if seed is None:
            seed = self._chance.getrandbits(64)
        else:
            seed = read_seed(seed)
            self._chance.seed(seed)
        self._match = self.game.deal(seed)
        self._refused = {}
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}

    def _play(self, choices: Mapping[int, int]) -> None:
        """Plays what some seats chose, and gives everybody their due if that was the end."""
        match = self.match
        for seat, index in choices.items():
            try:
                match.play(index, seat)
            except DragonhallError as refused:
                self._refused[seat] = refused
        if not self._refused and not match.is_over:
            return
        rewards = [] if self._refused else match.rewards(self._reward)
        for agent, seat in self._seats.items():
            self.terminations[agent] = True
            if not self._refused:
                self.rewards[agent] = rewards[seat]
                self.infos[agent] = result(match, seat)
                continue
            self.infos[agent] = {"ending": "refused"}
            if seat in self._refused:
                self.rewards[agent] = REFUSED
                self.infos[agent] |= {"code": self._refused[seat].code, "rule": self._refused[seat].rule}


class TurnEnv(_Seats, AECEnv[str, Observation, int]):
    """One agent acts after the other: see ``env``."""

    def __init__(self, game: str | Game, *, reward: Reward = "rank", **options: Any) -> None:
        AECEnv.__init__(self)
        _Seats.__init__(self, game, reward, options)
        self._cumulative_rewards: dict[str, float] = {}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a match; with the same seed, the same as ``Game.deal``. ``options`` are not looked at: those of the game are given before."""
        self._deal(seed)
        self._skip_agent_selection = None
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.agent_selection = self.possible_agents[self.match.to_act()[0]]

    def step(self, action: int | None) -> None:
        """Plays the action of ``agent_selection``; ``None`` once the game is over for it."""
        match = self.match
        if not self.agents:
            raise DragonhallError("the game is over: `reset` deals the next", "game-over")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        index = read_index(self.game, action)
        self._cumulative_rewards[agent] = 0.0
        self._play({self._seats[agent]: index})
        if self.terminations[agent]:
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[match.to_act()[0]]


class SealedEnv(_Seats, ParallelEnv[str, Observation, int]):
    """Whoever has to choose acts at the same time: see ``parallel_env``."""

    def __init__(self, game: str | Game, *, reward: Reward = "rank", **options: Any) -> None:
        _Seats.__init__(self, game, reward, options)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deals a match; with the same seed, the same as ``Game.deal``. ``options`` are not looked at: those of the game are given before."""
        self._deal(seed)
        self._tell_who_acts()
        return {agent: self.observe(agent) for agent in self.agents}, self.infos

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Plays what the seats that have to choose do, and nothing else."""
        match = self.match
        if not self.agents:
            raise DragonhallError("the game is over: `reset` deals the next", "game-over")
        choices = {}
        for seat in match.to_act():
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise DragonhallError(f"{agent} has to choose, and no action was given for it", "no-action")
            choices[seat] = read_index(self.game, actions[agent])
        self.infos = {agent: {} for agent in self.agents}
        self._play(choices)
        self._tell_who_acts()
        seen = {agent: self.observe(agent) for agent in self.agents}
        if any(self.terminations.values()):
            self.agents = []
        return seen, dict(self.rewards), dict(self.terminations), dict(self.truncations), self.infos

    def _tell_who_acts(self) -> None:
        acting = [] if self._refused else self.match.to_act()
        for agent, seat in self._seats.items():
            self.infos[agent]["to_act"] = seat in acting
