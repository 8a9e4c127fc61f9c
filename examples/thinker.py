#!/usr/bin/env python3
"""A bot for Tempora that thinks before it plays Tides of Time (tides_player.py).

    python3 examples/thinker.py http://localhost:4173 --games 20 --opponents random

Only the standard library is used. bot.py has the requests.
"""

import bot
from tides_player import TidesPlayer

if __name__ == "__main__":
    bot.main(TidesPlayer, "Thinker", "A bot that counts what its cards would score.")
