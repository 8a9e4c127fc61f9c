#!/usr/bin/env python3
"""A bot for the arena: it is asked over standard input and answers on standard output, a line of JSON each.

    npm run tempora -- arena tides --bots "exec:python3 examples/arena_bot.py,greedy" --games 100

It thinks about Tides of Time (tides_player.py) and plays any legal move of other games. docs/ARENA.md has the lines.
"""

import json
import random
import sys

from tides_player import TidesPlayer


def any_move(question):
    return random.choice(question["moves"])


def answer(message):
    print(json.dumps(message), flush=True)


def main():
    game, choose = None, any_move
    for line in sys.stdin:  # its end is the end of the arena
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            game = message["game"]
            answer({"type": "ready", "name": "arena_bot.py"})
        elif kind == "new-game":
            choose = TidesPlayer() if game == "tides" else any_move
        elif kind == "choose":
            answer({"id": message["id"], "move": choose({**message, "viewer": message["seat"]})})


if __name__ == "__main__":
    main()
