"""Many tables at once, for programs that learn from millions of steps.

    >>> from dragonhall.vector import Vec
    >>> tables = Vec("dragonheart", 8, threads=2, seed=1)
    >>> for _ in range(200):
    ...     tables.step(tables.sample())
    >>> tables.observations.shape == (8, tables.game.observation_size)
    True
"""

from dragonhall._native import Vec

__all__ = ["Vec"]
