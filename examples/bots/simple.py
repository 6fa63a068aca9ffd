#!/usr/bin/env python3
"""A bot for Dragonhall that plays any of its games: it takes any move it is offered.

    dragonhall sim dragonheart --bots random,exec:examples/bots/simple.py --games 20

docs/bots.md explains every line of it.
"""

import json
import random
import sys


def choose(question):
    """The notation of the move to make."""
    # The same whim, the same game: whoever measures bots can do it again.
    dice = random.Random(question["whim"])
    return dice.choice(question["actions"])["notation"]


for line in sys.stdin:
    question = json.loads(line)
    answer = {"id": question["id"]}
    if question["do"] == "choose":
        answer["action"] = choose(question)
    # One answer a line, and at once: without `flush` it would wait in a buffer.
    print(json.dumps(answer), flush=True)
