"""The games for OpenSpiel. Needs the extra ``dragonhall[open_spiel]``, which OpenSpiel offers for Python 3.11 and newer.

    >>> import random
    >>> from dragonhall.open_spiel import load_game
    >>> state = load_game("dragonheart").new_initial_state()
    >>> while not state.is_terminal():
    ...     state.apply_action(random.choice(state.legal_actions()))
    >>> sum(state.returns())
    0.0

Importing this module registers the games as ``dragonhall_NAME``, so that ``pyspiel.load_game("dragonhall_sneaky(players=3,draft=True)")``
works too. Options are those of ``dragonhall.Game``, apart from lists.

Chance: a match follows from its seed. Four chance nodes at the start each draw one of the seed's four bytes, so there are 2**32 deals,
equally likely; later shuffles and dice follow from the seed as well, and no other chance node comes. Histories can be
replayed, and whatever samples deals gets them right. But a clone of a state has the same future: a search that must not know it plays in
worlds of ``state.match.determinize(player)``. What enumerates chance is not for games of this size.

Choices that are made at the same time are asked for one after the other; nobody sees what another has chosen before all have. Returns are by
rank, from 1 for the first to -1 for the last. Observations are those of ``Match.observation`` and ``Match.information_state``, which
hold what the view shows now: they do not have perfect recall, so OpenSpiel's information states are not offered.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, ClassVar

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        "dragonhall.open_spiel needs OpenSpiel: pip install 'dragonhall[open_spiel]'", name=missing.name
    ) from missing

import numpy as np

from dragonhall import DragonhallError, Game, Match, games

__all__ = ["SpielGame", "SpielState", "load_game"]

SEED_BYTES = 4
"""How many chance nodes there are; each draws one byte of the seed."""

LONGEST = 10_000
"""More plies than any match has: random matches of every game stay below a tenth of it."""


def load_game(name: str, **options: Any) -> SpielGame:
    """A game by its name and options, for OpenSpiel."""
    Game(name, **options)
    for option, value in options.items():
        if not isinstance(value, (bool, int, str)):
            raise DragonhallError(f"OpenSpiel has no lists: the option `{option}` cannot be given", "bad-options")
    return pyspiel.load_game(f"dragonhall_{name}", options)


class SpielGame(pyspiel.Game):
    """A game with its options, as OpenSpiel sees it. ``rules`` is the ``dragonhall.Game``."""

    name: ClassVar[str]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.rules = Game(self.name, **(params or {}))
        about = pyspiel.GameInfo(
            num_distinct_actions=self.rules.num_actions,
            max_chance_outcomes=256,
            num_players=self.rules.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, about, params or {})

    def new_initial_state(self) -> SpielState:
        """A match before its deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """One for each byte of the seed."""
        return SEED_BYTES

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> SpielObserver:
        """What a player may know now or, without private information, what a spectator may know."""
        return SpielObserver(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):
    """A match, as OpenSpiel sees it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._play = _Play(game.rules)

    @property
    def match(self) -> Match:
        """The match: the whole truth, not only what a player may know."""
        if self._play.match is None:
            raise DragonhallError("the chance nodes of the deal come first", "not-dealt")
        return self._play.match

    def current_player(self) -> int:
        """The player to act, the first of several; or chance, or nobody."""
        if self._play.match is None:
            return pyspiel.PlayerId.CHANCE
        acting = self._play.match.to_act()
        return acting[0] if acting else pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All values of a byte, equally likely."""
        return [(byte, 1 / 256) for byte in range(256)]

    def _apply_action(self, action: int) -> None:
        self._play.do(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed:{action}" if player == pyspiel.PlayerId.CHANCE else self._play.game.notation(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._play.match is not None and self._play.match.is_over

    def returns(self) -> list[float]:
        """By rank, from 1 for the first to -1 for the last; 0 until the game is over."""
        if self._play.match is None:
            return [0.0] * self._play.game.players
        # Rewards have the exactness of float32, and OpenSpiel sums returns more exactly than that: back to the fraction they are.
        return [float(Fraction(reward).limit_denominator(60)) for reward in self._play.match.rewards()]

    def __str__(self) -> str:
        """Everything that was done: the bytes of the seed, then the plies."""
        return " ".join(str(action) for action in self._play.done)


class SpielObserver:
    """Observations, as OpenSpiel asks for them: ``tensor`` in one row, ``dict`` slice by slice."""

    def __init__(
        self, game: Game, kind: pyspiel.IIGObservationType, parameters: dict[str, Any] | None = None
    ) -> None:
        if parameters:
            raise ValueError("observations have no parameters")
        if kind.perfect_recall or not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("observations are of what one player, or a spectator, may know now: without perfect recall")
        self._spectator = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = np.zeros(game.observation_size, dtype=np.float32)
        self.dict = {
            part["name"]: self.tensor[part["offset"] : part["offset"] + part["length"]].reshape(part["shape"])
            for part in game.describe_observation()
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Writes what a player may know; nothing but 0 before the deal."""
        if state.is_chance_node():
            self.tensor.fill(0)
        else:
            state.match.observation(None if self._spectator else player, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as one line of text."""
        return "" if state.is_chance_node() else state.match.information_state(None if self._spectator else player)


class _Play:
    """A match with the way to it, so that it can be copied and pickled as OpenSpiel does it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.match: Match | None = None
        self.done: list[int] = []

    def do(self, action: int) -> None:
        """Takes one byte of the seed or, once it is whole, what the first seat to act does."""
        if self.match is not None:
            self.match.play(action)
        elif not 0 <= action < 256:
            raise DragonhallError("a byte of the seed lies between 0 and 255", "bad-index")
        self.done.append(action)
        if self.match is None and len(self.done) == SEED_BYTES:
            self.match = self.game.deal(int.from_bytes(self.done, "big"))

    def __deepcopy__(self, _memo: Any) -> _Play:
        copy = _Play(self.game)
        copy.match = None if self.match is None else self.match.clone()
        copy.done = self.done[:]
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return _play_again, (self.game, self.done)


def _play_again(game: Game, done: list[int]) -> _Play:
    play = _Play(game)
    for action in done:
        play.do(action)
    return play


def _register(name: str) -> None:
    options = {option.replace("-", "_"): value for option, value in Game(name).options.items()}
    kind = pyspiel.GameType(
        short_name=f"dragonhall_{name}",
        long_name=f"Dragonhall: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=_players(name)[-1],
        min_num_players=_players(name)[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            option: value for option, value in options.items() if isinstance(value, (bool, int, str))
        },
    )
    # A class of its own, as OpenSpiel's games have: what it keeps lives longer than Python, which other callables do not bear.
    pyspiel.register_game(kind, type(f"SpielGame_{name}", (SpielGame,), {"name": name, "kind": kind}))


def _players(name: str) -> list[int]:
    """How many may play a game."""
    possible = []
    for players in range(1, 9):
        try:
            possible.append(Game(name, players=players).players)
        except DragonhallError:
            continue
    return possible


for _name in games():
    _register(_name)
