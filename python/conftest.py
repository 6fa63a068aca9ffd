"""What cannot be tested here."""

import sys

# OpenSpiel is there for Python 3.11 and newer.
collect_ignore = [] if sys.version_info >= (3, 11) else ["dragonhall/open_spiel.py", "tests/test_open_spiel.py"]
