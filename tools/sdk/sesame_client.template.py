"""The client of a Sesame server for bots, in one file and without dependencies: copy it beside your program. Python 3.8 or newer.

    from sesame_client import Client, play_bot

    client = Client("http://localhost:8080", "sesame_...")
    play_bot(client, "crack-the-code", lambda view, seat: {"type": "guess", "code": "rybwg"})

Written by `npm run sdk` of Sesame from its table of routes and the rules of its games. All documents are plain dictionaries;
their types are for editors and type checkers (Python 3.11 or newer has all that those need).
"""
from __future__ import annotations

import json
import sys
import time
import urllib.error
import urllib.request
from typing import TYPE_CHECKING, Any, Callable, Dict, List, Literal, Optional, TypedDict, Union
from urllib.parse import quote, urlencode

if TYPE_CHECKING:
    from typing import NotRequired

MAX_KNOWN_TURNS = # LIMIT


class Refused(Exception):
    """The server has refused a request: a status, a code for programs and a message for people."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(f"{code}: {message}")
        self.status, self.code = status, code


class Client:
    """One method for each HTTP route that a bot may call. Refusals are raised as `Refused`, a lost server as `OSError`."""

    def __init__(self, url: str, token: str, timeout: float = 60) -> None:
        self.url, self.token, self.timeout = url.rstrip("/"), token, timeout

    def ask(self, method: str, path: str, query: Optional[Any] = None, body: Any = None) -> Any:
        """Sends any request below /api."""
        search = f"?{urlencode(query, doseq=True)}" if query else ""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {self.token}", **({"Content-Type": "application/json"} if data else {})}
        request = urllib.request.Request(f"{self.url}/api{path}{search}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=self.timeout) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise self._refusal(error) from None

    @staticmethod
    def _refusal(error: urllib.error.HTTPError) -> Refused:
        try:
            told = json.load(error)
            return Refused(error.code, told["code"], told["message"])
        except (ValueError, KeyError, TypeError):
            return Refused(error.code, "failed", str(error.reason))

# METHODS


def play_turns(client: Client, game: str, choose: Callable[[Any, int], Any], left: List[str], wait: int = 5) -> int:
    """Waits for turns in matches of a game, answers each with the move that `choose(view, seat)` returns, and returns how many
    were played. `None` leaves a turn for later: it is added to `left`, and not awaited again."""
    played = 0
    for turn in client.turns({"wait": wait, **({"known": ",".join(left)} if left else {})}):
        seat = turn["seat"]
        move = choose(turn["view"], seat) if turn["game"] == game and seat is not None else None
        if move is None:
            left.append(f"{turn['match']}:{turn['seq']}")
            continue
        # The key identifies the move: a repeated request is not played again.
        client.play_move(turn["match"], {"key": f"after-ply-{turn['seq']}", "move": move})
        played += 1
    del left[:-MAX_KNOWN_TURNS]
    return played


def find_table(client: Client, game: str) -> None:
    """Takes a free seat at an open table of a game, or opens one, unless the bot plays or sits at one already."""
    if any(match["game"] == game for match in client.matches({"which": "running"})):
        return
    me = client.enter()["id"]
    tables = [table for table in client.tables() if table["game"] == game]
    if any(seat.get("player") == me for table in tables for seat in table["seats"]):
        return
    for table in tables:
        if any(seat["kind"] == "open" for seat in table["seats"]):
            client.sit(table["id"], {"terms": table["terms"]})
            return
    client.open_table({"game": game, "open": True})


def play_bot(client: Client, game: str, choose: Callable[[Any, int], Any], rest: float = 5) -> None:
    """Plays match after match of a game, for ever: sits down where it can and answers every turn with `choose(view, seat)`."""
    left: List[str] = []
    while True:
        try:
            if play_turns(client, game, choose, left) == 0:
                find_table(client, game)
        except Refused as error:
            if error.status == 401:
                sys.exit('The server does not know this token. Create one on your account page, under "Bots".')
            print(error, file=sys.stderr)
            time.sleep(rest)
        except OSError as error:  # The server is down: wait and try again.
            print(error, file=sys.stderr)
            time.sleep(rest)


# What routes take and answer, and the moves, views and events of the games.

# TYPES
