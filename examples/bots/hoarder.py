#!/usr/bin/env python3
"""A bot for Dragonheart with one idea: take the most cards, otherwise play the cheapest one.

    dragonhall ladder dragonheart --bots random,exec:examples/bots/hoarder.py --games 200
"""

import json
import sys


def worth(action, view):
    """How much a move is liked."""
    if "take" in action:
        # The answer to a question of the game: which of several spaces to take from.
        space = next(s for s in view["spaces"] if s["picture"] == action["take"])
        return 100 + space["count"]
    played = action.get("play") if isinstance(action, dict) else None
    if played is None:
        return 0
    space = next(s for s in view["spaces"] if s["picture"] == played["picture"])
    filled = space["count"] + len(played["points"])
    # The last outline of a space is what takes cards; points left lying there are given away.
    return 10 * (filled >= space["outlines"]) + len(played["points"]) - sum(played["points"])


def choose(question):
    view = question["view"]
    return max(question["actions"], key=lambda offer: worth(offer["action"], view))["notation"]


for line in sys.stdin:
    question = json.loads(line)
    answer = {"id": question["id"]}
    if question["do"] == "hello":
        answer["games"] = ["dragonheart"]
    else:
        answer["action"] = choose(question)
    print(json.dumps(answer), flush=True)
