#!/usr/bin/env python3
"""A bot for Tempora: plays a random legal move whenever it is asked, until the game is over.

    python3 examples/bot.py http://localhost:4173 --game tides --name Pybot
    python3 examples/bot.py http://localhost:4173 --table MATCH --token TOKEN

Only the standard library is used. docs/API.md explains the requests.
"""

import argparse
import http.client
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request

SILENCE = 40  # the server sends an empty line every 15 seconds
TRIES = 8  # how often an address is tried before we give up
LATE = ("stale", "not-your-turn", "game-over")  # the match has moved on since the last update; the next one is on its way
LOST = (OSError, http.client.HTTPException)  # what a broken connection looks like


class Refused(Exception):
    """The server refused the request."""

    def __init__(self, status, said):
        super().__init__(f"{status}: {json.dumps(said)}")
        self.code = said["error"]["code"]


class Server:
    def __init__(self, url, token):
        self.url = url.rstrip("/")
        self.token = token

    def _open(self, method, path, body):
        headers = {"content-type": "application/json"} if body is not None else {}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        return urllib.request.urlopen(request, timeout=SILENCE)

    def open(self, method, path, body=None):
        """Opens an answer; waits where the server asks us to, and where it cannot be reached."""
        for tried in range(TRIES):
            try:
                return self._open(method, path, body)
            except urllib.error.HTTPError as error:
                if error.code not in (429, 503):
                    raise Refused(error.code, json.load(error)) from None
                pause = int(error.headers.get("retry-after") or 1)
            except LOST:
                pause = min(10, 0.1 * 2**tried)
            time.sleep(pause)
        raise SystemExit(f"{self.url} cannot be reached")

    def ask(self, method, path, body=None):
        """One question, one answer. A body with an id may be sent again: it is carried out once."""
        for _ in range(TRIES):
            try:
                with self.open(method, path, body) as answer:
                    return json.load(answer)
            except (*LOST, ValueError):
                continue  # cut off in the middle of the answer
        raise SystemExit(f"{self.url} does not answer")


def tolerate(codes, ask, *question):
    """Asks, and does not mind being refused for these reasons."""
    try:
        return ask(*question)
    except Refused as refused:
        if refused.code not in codes:
            raise


def come_in(server, name):
    """Who we are: the owner of the token, or a new guest."""
    if not server.token:
        server.token = server.ask("POST", "/api/guest", {"name": name})["token"]
    return server.ask("GET", "/api/me")["person"]


def open_table(server, game, opponents):
    """A table for us and as many of the server's own bots as the game needs."""
    known = next((g for g in server.ask("GET", "/api/games")["games"] if g["id"] == game), None)
    if not known:
        raise SystemExit(f"there is no game {game}")
    table = {
        "id": secrets.token_hex(8),  # should the answer be lost, asking again opens no second table
        "game": game,
        "options": known["options"],
        "seats": ["me"] + [opponents] * (min(known["seats"]) - 1),
        "isPublic": False,
        "pace": {"kind": "none"},
        "standIn": {"afterSeconds": 3600, "decidedBy": "host"},
        "entropy": secrets.token_hex(16),  # our share of the randomness
    }
    match = server.ask("POST", "/api/tables", table)["match"]
    tolerate(("already-started",), server.ask, "POST", f"/api/tables/{match}/start")
    return match


def sit_down(server, match, me):
    """Our seat at a table; the first free one if we have none."""
    while True:
        seats = server.ask("GET", f"/api/tables/{match}")["seats"]
        own = [i for i, seat in enumerate(seats) if seat.get("person") == me]
        free = [i for i, seat in enumerate(seats) if seat["kind"] == "open"]
        if own or not free:
            return own[0] if own else sys.exit("no seat is free")
        body = {"id": secrets.token_hex(8), "seat": free[0], "entropy": secrets.token_hex(16)}
        tolerate(("seat-taken",), server.ask, "POST", f"/api/tables/{match}/seats", body)


def messages(server, match, seat):
    """Everything the server tells our seat, across broken connections."""
    since = -1
    while True:
        try:
            with server.open("GET", f"/api/matches/{match}/events?viewer={seat}&since={since}") as stream:
                for line in stream:
                    message = json.loads(line) if line.strip() else {"type": "alive"}
                    if message["type"] == "reconnect":
                        break
                    if message["type"] == "update":
                        since = message["seq"]
                    yield message
        except (*LOST, ValueError):
            pass  # a line may have been cut short, too
        print("the stream ended, going on", file=sys.stderr, flush=True)


def random_move(update):
    """One of the moves we are offered; a bot that thinks looks at update["view"] first."""
    return random.choice(update["moves"])


def play(server, match, seat, choose):
    """Answers until there is a ranking."""
    answered = -1  # the seq our last move led to: an older update asks an old question
    for message in messages(server, match, seat):
        if message["type"] == "table" and message["status"] == "ended":
            raise SystemExit("the table was closed")
        if message["type"] != "update":
            continue
        if message["ranking"]:
            return message
        if message["controlledBy"][seat] == "stand-in":
            tolerate(LATE, server.ask, "POST", f"/api/matches/{match}/return", {"seat": seat})
        elif message["moves"] and message["controlledBy"][seat] == "holder":
            if message["seq"] < answered:
                continue
            move = {"id": secrets.token_hex(8), "seat": seat, "seq": message["seq"], "move": choose(message)}
            answer = tolerate(LATE, server.ask, "POST", f"/api/matches/{match}/moves", move)
            answered = (answer or {}).get("seq", answered)


def main(new_player=lambda: random_move, name="Pybot", description="A bot that plays random legal moves."):
    """Plays one or more games; every game has a player of its own, which may remember what it sees."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("url")
    parser.add_argument("--game", default="tides", help="open a table of this game")
    parser.add_argument("--opponents", default="random", help="who sits at that table: the name of a bot")
    parser.add_argument("--games", type=int, default=1, help="how many such tables, one after another")
    parser.add_argument("--table", help="sit down at this table instead")
    parser.add_argument("--name", default=name)
    parser.add_argument("--token", help="play as the owner of this token")
    given = parser.parse_args()

    server = Server(given.url, given.token)
    me = come_in(server, given.name)
    wins = 0
    for _ in range(given.games):
        match = given.table or open_table(server, given.game, given.opponents)
        seat = sit_down(server, match, me)
        print(f"{given.name} plays at {match}, seat {seat}", flush=True)
        end = play(server, match, seat, new_player())
        names = [holder["name"] for holder in end["holders"]]
        for place, tied in enumerate(end["ranking"], 1):
            print(f"{place}. {', '.join(names[i] for i in tied)}")
        wins += end["ranking"][0] == [seat]
    if given.games > 1:
        print(f"won {wins} of {given.games}")


if __name__ == "__main__":
    main()
