"""A bot that plays Crack the Code: any guess that agrees with all pins so far.

Python 3 and its standard library: python3 examples/bots/bot.py http://localhost:8080 sesame_...
"""
import itertools
import json
import random
import sys
import time
import urllib.error
import urllib.request

URL, TOKEN = sys.argv[1:3]
GAME = "crack-the-code"


def ask(method, path, body=None):
    """Asks the house, which refuses with a code and a sentence."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {TOKEN}"}
    if data is not None:
        headers["Content-Type"] = "application/json"
    request = urllib.request.Request(f"{URL}/api{path}", data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refusal:
        raise OSError(f"{method} {path}: {refusal.read().decode()}") from None


def pins(code, guess):
    black = sum(a == b for a, b in zip(code, guess))
    return black, sum(min(code.count(one), guess.count(one)) for one in set(guess)) - black


def choose(view, seat):
    options = view["options"]
    letters = "rybwgpok"[: options["colours"]]
    ways = itertools.product(letters, repeat=options["positions"])
    if not options["repeats"]:
        ways = itertools.permutations(letters, options["positions"])
    told = [(guess["code"], (guess["black"], guess["white"])) for guess in view["seats"][seat]["guesses"]]
    codes = [code for code in map("".join, ways) if all(pins(code, guess) == answer for guess, answer in told)]
    return {"type": "hide" if "hide" in view["may"] else "guess", "code": random.choice(codes)}


def sit_down():
    """Sits down where somebody waits for an opponent; opens a table if nobody does."""
    me = ask("POST", "/me")["id"]
    tables = [table for table in ask("GET", "/tables") if table["game"] == GAME]
    mine = [table for table in tables if any(seat.get("player") == me for seat in table["seats"])]
    free = [table for table in tables if table not in mine and any(seat["kind"] == "open" for seat in table["seats"])]
    if free:
        ask("POST", f"/tables/{free[0]['id']}/seats", {})
    elif not mine:
        ask("POST", "/tables", {"game": GAME, "open": True})


def play():
    turns = [turn for turn in ask("GET", "/bot/turns?wait=25") if turn["game"] == GAME]
    for turn in turns:
        # The key names the move: sent again after a lost answer, it is not played again.
        move = {"key": f"after-ply-{turn['seq']}", "move": choose(turn["view"], turn["seat"])}
        ask("POST", f"/matches/{turn['match']}/moves", move)
    if not turns:
        sit_down()


act = sit_down
while True:
    try:
        act()
    except OSError as error:  # Somebody else was quicker, or the house is away: a while later all is different.
        print(error, file=sys.stderr)
        time.sleep(5)
    act = play
