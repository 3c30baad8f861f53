"""Plays Crack the Code: a random guess that is consistent with all pins so far. python3 bot.py http://localhost:8080 sesame_..."""
from __future__ import annotations

import itertools
import random
import sys

from sesame_client import Client, CrackTheCodeMove, CrackTheCodeView, play_bot


def pins(code: str, guess: str) -> tuple[int, int]:
    black = sum(a == b for a, b in zip(code, guess))
    return black, sum(min(code.count(one), guess.count(one)) for one in set(guess)) - black


def choose(view: CrackTheCodeView, seat: int) -> CrackTheCodeMove:
    letters, places = "rybwgpok"[: view["options"]["colours"]], view["options"]["positions"]
    repeats = view["options"]["repeats"]
    ways = itertools.product(letters, repeat=places) if repeats else itertools.permutations(letters, places)
    told = [(guess["code"], (guess["black"], guess["white"])) for guess in view["seats"][seat]["guesses"]]
    codes = [code for code in map("".join, ways) if all(pins(code, guess) == answer for guess, answer in told)]
    code = random.choice(codes)
    return {"type": "hide", "code": code} if "hide" in view["may"] else {"type": "guess", "code": code}


if __name__ == "__main__":
    play_bot(Client(*sys.argv[1:3]), "crack-the-code", choose)
