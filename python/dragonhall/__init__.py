"""Four dragon board games by their real rules, for programs that play and learn.

    >>> import dragonhall
    >>> match = dragonhall.Game("dragonheart").deal("a first match")
    >>> while not match.is_over:
    ...     match.play(match.legal_actions()[0])
    >>> match.standings()["ending"] in ("ships", "empty-deck")
    True
"""

import copyreg
from typing import Any

from dragonhall._native import Game, Match, bots, games
from dragonhall.errors import DragonhallError

__all__ = ["DragonhallError", "Game", "Match", "bots", "games"]


def _freeze(game: Game) -> tuple[Any, ...]:
    return _thaw, (game.name, game.options)


def _thaw(name: str, options: dict[str, Any]) -> Game:
    return Game(name, **options)


# A game is its name and options. Learners copy environments and send them to other processes, with the game in them.
copyreg.pickle(Game, _freeze)
