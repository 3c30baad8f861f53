"""Plays Crack the Code: a random guess that is consistent with all pins so far. python3 bot.py http://localhost:8080 sesame_..."""
import itertools, json, random, sys, time, urllib.error, urllib.request
URL, TOKEN = sys.argv[1:3]
GAME = "crack-the-code"

def ask(method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {TOKEN}", **({"Content-Type": "application/json"} if data else {})}
    with urllib.request.urlopen(urllib.request.Request(f"{URL}/api{path}", data, headers, method=method)) as answer:
        return json.load(answer)

def pins(code, guess):
    black = sum(a == b for a, b in zip(code, guess))
    return black, sum(min(code.count(one), guess.count(one)) for one in set(guess)) - black

def choose(view, seat):
    letters, places = "rybwgpok"[: view["options"]["colours"]], view["options"]["positions"]
    repeats = view["options"]["repeats"]
    ways = itertools.product(letters, repeat=places) if repeats else itertools.permutations(letters, places)
    told = [(guess["code"], (guess["black"], guess["white"])) for guess in view["seats"][seat]["guesses"]]
    codes = [code for code in map("".join, ways) if all(pins(code, guess) == answer for guess, answer in told)]
    return {"type": "hide" if "hide" in view["may"] else "guess", "code": random.choice(codes)}

def play_on():
    turns = [turn for turn in ask("GET", "/bot/turns?wait=5") if turn["game"] == GAME]
    for turn in turns:  # The key identifies the move: a repeated request is not played again.
        move = {"key": f"after-ply-{turn['seq']}", "move": choose(turn["view"], turn["seat"])}
        ask("POST", f"/matches/{turn['match']}/moves", move)
    if turns: return  # Otherwise join a table with a free seat, or open one.
    me, tables = ask("POST", "/me")["id"], [table for table in ask("GET", "/tables") if table["game"] == GAME]
    free = [table for table in tables if any(seat["kind"] == "open" for seat in table["seats"])]
    if not any(seat.get("player") == me for table in tables for seat in table["seats"]):
        if free: ask("POST", f"/tables/{free[0]['id']}/seats", {"terms": free[0]["terms"]})
        else: ask("POST", "/tables", {"game": GAME, "open": True})

while True:
    try:
        play_on()
    except urllib.error.HTTPError as error:
        if error.code == 401: sys.exit('The server does not know this token. Create one on your account page, under "Bots".')
        print(error, file=sys.stderr)
        time.sleep(5)
    except OSError as error:  # The seat was taken, or the server is down: wait and try again.
        print(error, file=sys.stderr)
        time.sleep(5)
