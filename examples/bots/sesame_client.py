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

MAX_KNOWN_TURNS = 100


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

    def enter(self) -> Me:
        """Get the current player, or become a new guest."""
        return self.ask("POST", "/me")

    def registration(self) -> RegistrationRules:
        """Get who may create an account and whether new guests may play."""
        return self.ask("GET", "/registration")

    def games(self) -> List[GameInfo]:
        """List the games with their seats, options and bots."""
        return self.ask("GET", "/games")

    def tables(self) -> List[ListedTable]:
        """List open tables."""
        return self.ask("GET", "/tables")

    def open_table(self, body: OpenTable) -> Table:
        """Open a table and take its first seat, if you want with bots at the others."""
        return self.ask("POST", "/tables", body=body)

    def table(self, id: Union[str, int]) -> Table:
        """Get a table."""
        return self.ask("GET", f'/tables/{quote(str(id), safe="")}')

    def change_table(self, id: Union[str, int], body: ChangeTable) -> Table:
        """Change the settings of a table, as its host; the others have to agree to new terms."""
        return self.ask("PATCH", f'/tables/{quote(str(id), safe="")}', body=body)

    def close_table(self, id: Union[str, int]) -> Table:
        """Close a table before its match starts, as its host."""
        return self.ask("DELETE", f'/tables/{quote(str(id), safe="")}')

    def sit(self, id: Union[str, int], body: Sit) -> Table:
        """Take a seat on the terms you name; the match starts when all seats are taken and agree."""
        return self.ask("POST", f'/tables/{quote(str(id), safe="")}/seats', body=body)

    def clear_seat(self, id: Union[str, int], seat: Union[str, int]) -> Table:
        """Leave your seat, or clear a seat as the host."""
        return self.ask("DELETE", f'/tables/{quote(str(id), safe="")}/seats/{quote(str(seat), safe="")}')

    def seat_bot(self, id: Union[str, int], body: SeatBot) -> Table:
        """Seat a built-in bot, or one of your own by its id."""
        return self.ask("POST", f'/tables/{quote(str(id), safe="")}/bots', body=body)

    def start_match(self, id: Union[str, int], body: StartMatch) -> Table:
        """Start the match of a full table whose players all agree, as its host."""
        return self.ask("POST", f'/tables/{quote(str(id), safe="")}/start', body=body)

    def commit_share(self, id: Union[str, int], body: CommitShare) -> Table:
        """Commit to a new share in the luck of the match, when the draw begins anew."""
        return self.ask("PUT", f'/tables/{quote(str(id), safe="")}/share', body=body)

    def reveal_share(self, id: Union[str, int], body: RevealShare) -> Table:
        """Reveal your share in the luck of the match; it starts when all shares are revealed."""
        return self.ask("POST", f'/tables/{quote(str(id), safe="")}/share', body=body)

    def seek(self, body: SeekRequest) -> Dict[str, Any]:
        """Look for an opponent while you are subscribed to the topic `seek`, which reports the progress."""
        return self.ask("PUT", "/seek", body=body)

    def cancel_seek(self) -> Dict[str, Any]:
        """Stop looking for an opponent."""
        return self.ask("DELETE", "/seek")

    def room(self, code: Union[str, int]) -> Room:
        """Get a room: its members, their points, the next game and the current match."""
        return self.ask("GET", f'/rooms/{quote(str(code), safe="")}')

    def play_bots(self, body: PlayBots) -> MatchSummary:
        """Start a match against bots."""
        return self.ask("POST", "/play", body=body)

    def branch(self, body: Branch) -> MatchSummary:
        """Play on against bots from a position of a finished match or a record."""
        return self.ask("POST", "/branches", body=body)

    def matches(self, query: Optional[MatchListQuery] = None) -> List[MatchSummary]:
        """List your matches."""
        return self.ask("GET", "/matches", query=query)

    def match(self, id: Union[str, int]) -> MatchSummary:
        """Get a match."""
        return self.ask("GET", f'/matches/{quote(str(id), safe="")}')

    def match_record(self, id: Union[str, int]) -> Any:
        """Get the record of a match; while it runs, only your own moves and what you may see."""
        return self.ask("GET", f'/matches/{quote(str(id), safe="")}/record')

    def match_ratings(self, id: Union[str, int]) -> List[RatingChange]:
        """Get the rating changes of a finished match; none if it was not rated."""
        return self.ask("GET", f'/matches/{quote(str(id), safe="")}/ratings')

    def photo_finishes(self, id: Union[str, int]) -> List[PhotoFinish]:
        """List the races of your match that are over, with receipts but without traces."""
        return self.ask("GET", f'/matches/{quote(str(id), safe="")}/races')

    def photo_finish(self, id: Union[str, int], race: Union[str, int]) -> PhotoFinish:
        """Get everybody’s way to the claim in a race of your match that is over."""
        return self.ask("GET", f'/matches/{quote(str(id), safe="")}/races/{quote(str(race), safe="")}')

    def hand_in_trace(self, id: Union[str, int], race: Union[str, int], body: HandInTrace) -> Dict[str, Any]:
        """Hand in your way to the claim, once a race is over."""
        return self.ask("POST", f'/matches/{quote(str(id), safe="")}/races/{quote(str(race), safe="")}/trace', body=body)

    def match_tournament(self, id: Union[str, int]) -> MatchTournament:
        """Get the tournament of a match, if it belongs to one."""
        return self.ask("GET", f'/matches/{quote(str(id), safe="")}/tournament')

    def rematch(self, id: Union[str, int], body: Rematch) -> Table:
        """Open the table of a rematch, with the seats moved on by one; also with another game."""
        return self.ask("POST", f'/matches/{quote(str(id), safe="")}/rematch', body=body)

    def end_match(self, id: Union[str, int]) -> Dict[str, Any]:
        """End a match against bots: without a result, or as a loss if it is rated."""
        return self.ask("POST", f'/matches/{quote(str(id), safe="")}/end')

    def propose_time_control(self, id: Union[str, int], body: ProposeTimeControl) -> Dict[str, Any]:
        """Propose another time control for the rest of a match."""
        return self.ask("POST", f'/matches/{quote(str(id), safe="")}/pace', body=body)

    def answer_time_control(self, id: Union[str, int], body: Union[AnswerTimeControlBody1, AnswerTimeControlBody2]) -> Dict[str, Any]:
        """Accept or decline the proposed time control, or withdraw your own proposal."""
        return self.ask("POST", f'/matches/{quote(str(id), safe="")}/pace/answer', body=body)

    def take_seat_back(self, id: Union[str, int]) -> Dict[str, Any]:
        """Take your seat back from the bot that is playing for you."""
        return self.ask("POST", f'/matches/{quote(str(id), safe="")}/seat')

    def conditional_moves(self, id: Union[str, int]) -> MatchPlan:
        """Get your conditional moves."""
        return self.ask("GET", f'/matches/{quote(str(id), safe="")}/plan')

    def set_conditional_moves(self, id: Union[str, int], body: SetPlan) -> MatchPlan:
        """Set your conditional moves, in correspondence matches and matches without a clock."""
        return self.ask("PUT", f'/matches/{quote(str(id), safe="")}/plan', body=body)

    def remove_conditional_moves(self, id: Union[str, int]) -> MatchPlan:
        """Delete your conditional moves."""
        return self.ask("DELETE", f'/matches/{quote(str(id), safe="")}/plan')

    def turns(self, query: Optional[TurnsRequest] = None) -> List[Position]:
        """Wait for your turn: list the matches that are waiting for you."""
        return self.ask("GET", "/bot/turns", query=query)

    def position(self, id: Union[str, int], query: Optional[SinceQuery] = None) -> Position:
        """Get the position of a match as your seat sees it, or as a spectator does."""
        return self.ask("GET", f'/matches/{quote(str(id), safe="")}/view', query=query)

    def play_move(self, id: Union[str, int], body: NewMove) -> Position:
        """Play a move and get the position after it."""
        return self.ask("POST", f'/matches/{quote(str(id), safe="")}/moves', body=body)

    def annotation(self, id: Union[str, int]) -> Annotation:
        """Get an annotated replay."""
        return self.ask("GET", f'/annotations/{quote(str(id), safe="")}')

    def contacts(self) -> Contacts:
        """List your friends, friend requests, blocks and invitations."""
        return self.ask("GET", "/friends")

    def request_friend(self, body: AddFriend) -> Contacts:
        """Send a friend request, or accept one."""
        return self.ask("POST", "/friends", body=body)

    def remove_friend(self, id: Union[str, int]) -> Contacts:
        """Remove a friend, withdraw or decline a friend request, or unblock a player."""
        return self.ask("DELETE", f'/friends/{quote(str(id), safe="")}')

    def block(self, id: Union[str, int]) -> Contacts:
        """Block a player: they can’t befriend or invite you, nor see whether you are online."""
        return self.ask("PUT", f'/blocks/{quote(str(id), safe="")}')

    def invite(self, id: Union[str, int], body: Invite) -> Contacts:
        """Invite a friend or a recent opponent to a table."""
        return self.ask("POST", f'/tables/{quote(str(id), safe="")}/invitations', body=body)

    def decline_invitation(self, id: Union[str, int]) -> Contacts:
        """Decline an invitation."""
        return self.ask("DELETE", f'/tables/{quote(str(id), safe="")}/invitations')

    def mark_read(self, id: Union[str, int], body: MarkRead) -> Contacts:
        """Mark the messages of a friend as read."""
        return self.ask("PUT", f'/friends/{quote(str(id), safe="")}/read', body=body)

    def opponents(self) -> List[Opponent]:
        """List your recent opponents, latest first."""
        return self.ask("GET", "/opponents")

    def mutes(self) -> List[ReportedPlayer]:
        """List the players you have muted."""
        return self.ask("GET", "/mutes")

    def mute(self, player: Union[str, int]) -> List[ReportedPlayer]:
        """Mute a player in your chats."""
        return self.ask("PUT", f'/mutes/{quote(str(player), safe="")}')

    def unmute(self, player: Union[str, int]) -> List[ReportedPlayer]:
        """Unmute a player."""
        return self.ask("DELETE", f'/mutes/{quote(str(player), safe="")}')

    def daily_luck(self, month: Union[str, int]) -> DailyLuck:
        """Get the published fingerprint of a month’s puzzles, and the seeds that were revealed."""
        return self.ask("GET", f'/daily-luck/{quote(str(month), safe="")}')

    def ratings(self, query: Optional[RatingsQuery] = None) -> List[ShownRating]:
        """Get the ratings of several players, in the order given."""
        return self.ask("GET", "/ratings", query=query)

    def leaderboard(self, query: Optional[RatingCategory] = None) -> Leaderboard:
        """Get the top players of a game and speed, and your own standing."""
        return self.ask("GET", "/leaderboard", query=query)

    def find_players(self, query: Optional[PlayerSearchQuery] = None) -> List[ListedPlayer]:
        """Find accounts and bots by a part of their name."""
        return self.ask("GET", "/players", query=query)

    def profile(self, id: Union[str, int]) -> Profile:
        """Get a player’s ratings, statistics and running matches."""
        return self.ask("GET", f'/players/{quote(str(id), safe="")}')

    def rating_history(self, id: Union[str, int], query: Optional[RatingCategory] = None) -> List[RatingHistoryAnswerItem]:
        """Get a player’s recent ratings in a game and speed."""
        return self.ask("GET", f'/players/{quote(str(id), safe="")}/history', query=query)

    def played_matches(self, id: Union[str, int], query: Optional[MatchPageQuery] = None) -> PlayedMatches:
        """List a player’s finished matches, newest first, in pages."""
        return self.ask("GET", f'/players/{quote(str(id), safe="")}/matches', query=query)

    def head_to_head(self, id: Union[str, int], other: Union[str, int]) -> HeadToHead:
        """Get the results between two players."""
        return self.ask("GET", f'/players/{quote(str(id), safe="")}/against/{quote(str(other), safe="")}')

    def tournaments(self) -> List[ListedTournament]:
        """List upcoming, running and finished tournaments."""
        return self.ask("GET", "/tournaments")

    def create_tournament(self, body: NewTournament) -> Tournament:
        """Create a tournament."""
        return self.ask("POST", "/tournaments", body=body)

    def tournament(self, id: Union[str, int]) -> Tournament:
        """Get a tournament."""
        return self.ask("GET", f'/tournaments/{quote(str(id), safe="")}')

    def enter_tournament(self, id: Union[str, int], body: EnterTournament) -> Tournament:
        """Enter a tournament."""
        return self.ask("POST", f'/tournaments/{quote(str(id), safe="")}/entrants', body=body)

    def leave_tournament(self, id: Union[str, int], entrant: Union[str, int]) -> Tournament:
        """Withdraw from a tournament, or remove an entrant as its organiser."""
        return self.ask("DELETE", f'/tournaments/{quote(str(id), safe="")}/entrants/{quote(str(entrant), safe="")}')

    def enter_bot(self, id: Union[str, int], body: EnterBot) -> Tournament:
        """Enter a built-in bot, as the organiser."""
        return self.ask("POST", f'/tournaments/{quote(str(id), safe="")}/bots', body=body)

    def start_tournament(self, id: Union[str, int]) -> Tournament:
        """Start a tournament now, as its organiser."""
        return self.ask("POST", f'/tournaments/{quote(str(id), safe="")}/start')

    def cancel_tournament(self, id: Union[str, int]) -> Tournament:
        """Cancel a tournament, as its organiser."""
        return self.ask("DELETE", f'/tournaments/{quote(str(id), safe="")}')

    def log_head(self) -> SignedLogHead:
        """Get the signed head of the public log of rated matches."""
        return self.ask("GET", "/log")

    def log_entries(self, query: Optional[LogPageQuery] = None) -> List[LogEntry]:
        """Get entries of the public log, oldest first."""
        return self.ask("GET", "/log/entries", query=query)

    def log_consistency(self, query: Optional[LogConsistencyQuery] = None) -> LogProof:
        """Prove that the public log only added entries between two sizes."""
        return self.ask("GET", "/log/consistency", query=query)

    def match_log(self, id: Union[str, int]) -> MatchLogEntries:
        """Get what the public log has about a match, with proofs."""
        return self.ask("GET", f'/matches/{quote(str(id), safe="")}/log')

    def can_mail(self) -> MailAvailability:
        """Get whether this server sends mail."""
        return self.ask("GET", "/mail")


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

CrackTheCodeMove = 'Union[CrackTheCodeForfeit, CrackTheCodeResign, CrackTheCodeMoveGuess, CrackTheCodeMoveHide]'
CrackTheCodeMoveGuess = TypedDict("CrackTheCodeMoveGuess", {
    "type": 'Literal["guess"]',
    "code": 'str',
})
CrackTheCodeMoveHide = TypedDict("CrackTheCodeMoveHide", {
    "type": 'Literal["hide"]',
    "code": 'str',
    "salt": 'NotRequired[str]',
})
CrackTheCodeForfeit = TypedDict("CrackTheCodeForfeit", {
    "type": 'Literal["forfeit"]',
    "seat": 'int',
})
CrackTheCodeResign = TypedDict("CrackTheCodeResign", {
    "type": 'Literal["resign"]',
})
CrackTheCodeView = TypedDict("CrackTheCodeView", {
    "options": 'CrackTheCodeOptions',
    "phase": 'Literal["guess", "hide", "over"]',
    "seats": 'List[CrackTheCodeSeatView]',
    "turn": 'NotRequired[int]',  # The seat to guess.
    "equalising": 'bool',  # CC9: seat 0 has cracked the code, and seat 1 has one guess left to draw.
    "may": 'List[Literal["guess", "hide", "resign"]]',  # What the viewer may do now.
    "end": 'NotRequired[CrackTheCodeViewEnd]',
})
CrackTheCodeViewEnd = TypedDict("CrackTheCodeViewEnd", {
    "reason": 'CrackTheCodeReason',
    "outcome": 'CrackTheCodeOutcome',
})
CrackTheCodeOptions = TypedDict("CrackTheCodeOptions", {
    "positions": 'int',
    "colours": 'int',
    "attempts": 'int',
    "repeats": 'bool',
})
CrackTheCodeSeatView = TypedDict("CrackTheCodeSeatView", {
    "hidden": 'bool',  # Whether the seat has hidden its code.
    "code": 'NotRequired[str]',  # Its code: visible to its owner, and to everyone once the match is over.
    "seal": 'NotRequired[str]',  # CC19: the seal of its code from the first guess on, and the salt with the code.
    "salt": 'NotRequired[str]',
    "guesses": 'List[CrackTheCodeGuess]',
})
CrackTheCodeGuess = TypedDict("CrackTheCodeGuess", {
    "code": 'str',
    "black": 'int',
    "white": 'int',
})
CrackTheCodeReason = 'Literal["both-cracked", "cracked", "forfeited", "none-cracked", "resigned"]'
CrackTheCodeOutcome = TypedDict("CrackTheCodeOutcome", {
    "ranks": 'List[int]',
})
CrackTheCodeEvent = 'Union[CrackTheCodeEventEqualising, CrackTheCodeEventGuessed, CrackTheCodeEventHidden, CrackTheCodeEventOver]'
CrackTheCodeEventEqualising = TypedDict("CrackTheCodeEventEqualising", {
    "type": 'Literal["equalising"]',
})
CrackTheCodeEventGuessed = TypedDict("CrackTheCodeEventGuessed", {
    "type": 'Literal["guessed"]',
    "seat": 'int',
    "attempt": 'int',
    "equalising": 'NotRequired[Literal[True]]',
    "code": 'str',
    "black": 'int',
    "white": 'int',
})
CrackTheCodeEventHidden = TypedDict("CrackTheCodeEventHidden", {
    "type": 'Literal["hidden"]',
    "seat": 'int',
})
CrackTheCodeEventOver = TypedDict("CrackTheCodeEventOver", {
    "type": 'Literal["over"]',
    "reason": 'CrackTheCodeReason',
    "outcome": 'CrackTheCodeOutcome',
})
FakeCrystalMove = 'Union[FakeCrystalMoveBid, FakeCrystalMoveClaim, FakeCrystalMoveDeal, FakeCrystalMoveOffer, FakeCrystalMovePreempt, FakeCrystalMoveRecycle, FakeCrystalMoveRepack, FakeCrystalMove8, FakeCrystalMove9]'
FakeCrystalMoveBid = TypedDict("FakeCrystalMoveBid", {
    "type": 'Literal["bid"]',
    "sum": 'int',
    "seller": 'int',
    "column": 'Literal[0, 1]',
})
FakeCrystalMoveClaim = TypedDict("FakeCrystalMoveClaim", {
    "type": 'Literal["claim"]',
    "trophy": 'Literal["blue-most", "blue-second", "green-2", "green-3", "green-4", "orange-11", "orange-123", "orange-22", "pink-4", "pink-5", "pink-6"]',
})
FakeCrystalMoveDeal = TypedDict("FakeCrystalMoveDeal", {
    "type": 'Literal["deal"]',
    "reserves": 'List[List[Literal["b1", "b2", "b3", "bf", "g1", "g2", "g3", "gf", "o1", "o2", "o3", "of", "p1", "p2", "p3", "pf"]]]',
    "aside": 'List[Literal["b1", "b2", "b3", "bf", "g1", "g2", "g3", "gf", "o1", "o2", "o3", "of", "p1", "p2", "p3", "pf"]]',
    "starter": 'NotRequired[int]',  # First player of the first round; seat 0 if absent.
})
FakeCrystalMoveOffer = TypedDict("FakeCrystalMoveOffer", {
    "type": 'Literal["offer"]',
    "stall": 'List[FakeCrystalLaid]',
})
FakeCrystalMovePreempt = TypedDict("FakeCrystalMovePreempt", {
    "type": 'Literal["preempt"]',
    "give": 'Literal["b1", "b2", "b3", "bf", "g1", "g2", "g3", "gf", "o1", "o2", "o3", "of", "p1", "p2", "p3", "pf"]',
})
FakeCrystalMoveRecycle = TypedDict("FakeCrystalMoveRecycle", {
    "type": 'Literal["recycle"]',
    "give": 'Literal["b1", "b2", "b3", "bf", "g1", "g2", "g3", "gf", "o1", "o2", "o3", "of", "p1", "p2", "p3", "pf"]',
    "take": 'int',
})
FakeCrystalMoveRepack = TypedDict("FakeCrystalMoveRepack", {
    "type": 'Literal["repack"]',
    "column": 'Literal[0, 1]',
})
FakeCrystalMove8 = TypedDict("FakeCrystalMove8", {
    "type": 'Literal["bank", "buy", "reserve", "spy"]',
    "seller": 'int',
    "column": 'Literal[0, 1]',
})
FakeCrystalMove9 = TypedDict("FakeCrystalMove9", {
    "type": 'Literal["decline", "keep", "pass", "sell"]',
})
FakeCrystalLaid = TypedDict("FakeCrystalLaid", {
    "tile": 'Literal["b1", "b2", "b3", "bf", "g1", "g2", "g3", "gf", "o1", "o2", "o3", "of", "p1", "p2", "p3", "pf"]',
    "claim": 'Literal[6, 12, 18]',
    "price": 'FakeCrystalPrice',
})
FakeCrystalPrice = 'Union[Literal["token"], int]'
FakeCrystalView = TypedDict("FakeCrystalView", {
    "options": 'FakeCrystalOptions',
    "phase": 'Literal["deal", "exchange", "offer", "over"]',
    "round": 'int',  # From 1; 0 before the deal.
    "rounds": 'int',
    "first": 'int',
    "active": 'NotRequired[int]',  # The seat of the current transaction, until its consequences are settled. Only during the exchange.
    "waiting": 'FakeCrystalWaiting',
    "seats": 'List[FakeCrystalSeatView]',
    "board": 'List[Literal["blue-most", "blue-second", "green-2", "green-3", "green-4", "orange-11", "orange-123", "orange-22", "pink-4", "pink-5", "pink-6"]]',  # Trophies on the board.
    "aside": 'List[Union[FakeCrystalTileView, None]]',  # Set-aside tiles by place; null if taken.
    "gone": 'List[Literal["b1", "b2", "b3", "bf", "g1", "g2", "g3", "gf", "o1", "o2", "o3", "of", "p1", "p2", "p3", "pf"]]',  # Tiles that left the game.
    "trades": 'List[FakeCrystalTrade]',  # All purchases and bankings so far, as everybody saw them.
    "unseen": 'FakeCrystalViewUnseen',  # Neither revealed, nor the viewer's own, nor spied by it. Buried tiles count as seen.
    "may": 'FakeCrystalMay',
    "end": 'NotRequired[FakeCrystalViewEnd]',
})
FakeCrystalViewUnseen = TypedDict("FakeCrystalViewUnseen", {
    "b": 'FakeCrystalViewUnseenB',
    "g": 'FakeCrystalViewUnseenB',
    "o": 'FakeCrystalViewUnseenB',
    "p": 'FakeCrystalViewUnseenB',
})
FakeCrystalViewUnseenB = TypedDict("FakeCrystalViewUnseenB", {
    "1": 'int',
    "2": 'int',
    "3": 'int',
    "f": 'int',
})
FakeCrystalViewEnd = TypedDict("FakeCrystalViewEnd", {
    "outcome": 'FakeCrystalCount',
    "blue": 'FakeCrystalBlue',
})
FakeCrystalOptions = TypedDict("FakeCrystalOptions", {
    "power": 'Literal["negotiator", "preemptor", "recycler", "spy", "vanguard"]',
})
FakeCrystalWaiting = 'Union[FakeCrystalWaiting1, FakeCrystalWaiting2, FakeCrystalWaiting3, FakeCrystalWaiting4, FakeCrystalWaiting5]'
FakeCrystalWaiting1 = TypedDict("FakeCrystalWaiting1", {
    "for": 'Literal["answer"]',
    "seats": 'List[int]',
    "bid": 'FakeCrystalBid',
})
FakeCrystalWaiting2 = TypedDict("FakeCrystalWaiting2", {
    "for": 'Literal["claim"]',
    "seats": 'List[int]',
    "colour": 'Literal["b", "g", "o", "p"]',
    "trophies": 'List[Literal["blue-most", "blue-second", "green-2", "green-3", "green-4", "orange-11", "orange-123", "orange-22", "pink-4", "pink-5", "pink-6"]]',
})
FakeCrystalWaiting3 = TypedDict("FakeCrystalWaiting3", {
    "for": 'Literal["pre-emption"]',
    "seats": 'List[int]',
    "chosen": 'FakeCrystalWaiting3Chosen',
})
FakeCrystalWaiting3Chosen = TypedDict("FakeCrystalWaiting3Chosen", {
    "type": 'Literal["bank", "buy"]',
    "by": 'int',
    "seller": 'int',
    "column": 'Literal[0, 1]',
    "price": 'int',
})
FakeCrystalWaiting4 = TypedDict("FakeCrystalWaiting4", {
    "for": 'Literal["deal", "nothing"]',
    "seats": 'List[int]',
})
FakeCrystalWaiting5 = TypedDict("FakeCrystalWaiting5", {
    "for": 'Literal["offers", "recycling", "reservations", "transaction"]',
    "seats": 'List[int]',
})
FakeCrystalBid = TypedDict("FakeCrystalBid", {
    "by": 'int',
    "sum": 'int',
    "seller": 'int',
    "column": 'Literal[0, 1]',
})
FakeCrystalSeatView = TypedDict("FakeCrystalSeatView", {
    "purse": 'int',  # Credits not staked. Others' stakes leave their purses when all offers are shown (FC7).
    "hand": 'List[FakeCrystalTileView]',  # Own tiles in drawing order; others' backs by colour, with those on a secret stall.
    "offered": 'bool',  # Has made its offer this round.
    "stall": 'List[Union[FakeCrystalOfferView, None]]',  # Others' stalls look empty until all offers are shown.
    "collection": 'FakeCrystalCollectionView',
    "trophies": 'List[Literal["blue-most", "blue-second", "green-2", "green-3", "green-4", "orange-11", "orange-123", "orange-22", "pink-4", "pink-5", "pink-6"]]',  # In order of claiming; at the end with the blue ones.
    "token": 'FakeCrystalToken',
    "reserve": 'int',  # Tiles left to draw.
    "turnsLeft": 'int',  # Transactions left this round.
})
FakeCrystalTileView = TypedDict("FakeCrystalTileView", {
    "colour": 'Literal["b", "g", "o", "p"]',
    "tile": 'NotRequired[Literal["b1", "b2", "b3", "bf", "g1", "g2", "g3", "gf", "o1", "o2", "o3", "of", "p1", "p2", "p3", "pf"]]',
})
FakeCrystalOfferView = TypedDict("FakeCrystalOfferView", {
    "claim": 'Literal[6, 12, 18]',
    "price": 'FakeCrystalPrice',
    "seenBy": 'List[int]',
    "reservedBy": 'NotRequired[int]',
    "colour": 'Literal["b", "g", "o", "p"]',
    "tile": 'NotRequired[Literal["b1", "b2", "b3", "bf", "g1", "g2", "g3", "gf", "o1", "o2", "o3", "of", "p1", "p2", "p3", "pf"]]',
})
FakeCrystalCollectionView = TypedDict("FakeCrystalCollectionView", {
    "open": 'List[Literal["b1", "b2", "b3", "bf", "g1", "g2", "g3", "gf", "o1", "o2", "o3", "of", "p1", "p2", "p3", "pf"]]',  # Genuine orange, green and pink tiles in order of joining.
    "blue": 'FakeCrystalCollectionViewBlue',  # With the number of crystals in it, which everybody saw joining.
    "fakes": 'FakeCrystalStackView',
})
FakeCrystalCollectionViewBlue = TypedDict("FakeCrystalCollectionViewBlue", {
    "count": 'int',
    "top": 'NotRequired[Literal["b1", "b2", "b3", "bf", "g1", "g2", "g3", "gf", "o1", "o2", "o3", "of", "p1", "p2", "p3", "pf"]]',
    "tiles": 'NotRequired[List[Literal["b1", "b2", "b3", "bf", "g1", "g2", "g3", "gf", "o1", "o2", "o3", "of", "p1", "p2", "p3", "pf"]]]',
    "crystals": 'int',
})
FakeCrystalStackView = TypedDict("FakeCrystalStackView", {
    "count": 'int',
    "top": 'NotRequired[Literal["b1", "b2", "b3", "bf", "g1", "g2", "g3", "gf", "o1", "o2", "o3", "of", "p1", "p2", "p3", "pf"]]',
    "tiles": 'NotRequired[List[Literal["b1", "b2", "b3", "bf", "g1", "g2", "g3", "gf", "o1", "o2", "o3", "of", "p1", "p2", "p3", "pf"]]]',
})
FakeCrystalToken = 'Literal["active", "inactive", "placed"]'
FakeCrystalTrade = TypedDict("FakeCrystalTrade", {
    "type": 'Literal["banked", "bought"]',
    "by": 'int',  # The buyer, or the seat that took the stake.
    "seller": 'int',
    "tile": 'Literal["b1", "b2", "b3", "bf", "g1", "g2", "g3", "gf", "o1", "o2", "o3", "of", "p1", "p2", "p3", "pf"]',
    "claim": 'Literal[6, 12, 18]',
    "price": 'int',
})
FakeCrystalMay = TypedDict("FakeCrystalMay", {
    "offer": 'NotRequired[FakeCrystalMayOffer]',
    "choose": 'NotRequired[List[FakeCrystalChoice]]',  # All offers of other seats.
    "repack": 'NotRequired[List[Literal[0, 1]]]',  # Columns that can be repacked, if no other offer can be chosen.
    "claim": 'NotRequired[List[Literal["blue-most", "blue-second", "green-2", "green-3", "green-4", "orange-11", "orange-123", "orange-22", "pink-4", "pink-5", "pink-6"]]]',  # Trophies that can be claimed, most valuable first. Declining is possible, too.
    "answer": 'NotRequired[FakeCrystalMayAnswer]',  # `keep`: the seat can pay the sum. Selling is always possible.
    "recycle": 'NotRequired[FakeCrystalMayRecycle]',  # Tiles to give and places of set-aside tiles to take. Passing is possible, too.
    "preempt": 'NotRequired[FakeCrystalMayPreempt]',  # Price of the chosen offer and tiles to give. Passing is possible, too.
    "reserve": 'NotRequired[List[FakeCrystalSpot]]',  # Offers that can be reserved. Passing is possible in the window that opens the exchange.
    "spy": 'NotRequired[List[FakeCrystalSpot]]',  # Offers with unknown faces that the viewer can look at.
    "pass": 'NotRequired[Literal[True]]',  # A pending power can be declined.
})
FakeCrystalMayOffer = TypedDict("FakeCrystalMayOffer", {
    "price": 'FakeCrystalRange',  # Range of each price.
    "sum": 'FakeCrystalRange',  # Range of their sum.
    "besideToken": 'NotRequired[FakeCrystalRange]',  # Range of the other price if the token is used. Missing if it cannot be.
})
FakeCrystalMayAnswer = TypedDict("FakeCrystalMayAnswer", {
    "sum": 'int',
    "keep": 'bool',
})
FakeCrystalMayRecycle = TypedDict("FakeCrystalMayRecycle", {
    "give": 'List[Literal["b1", "b2", "b3", "bf", "g1", "g2", "g3", "gf", "o1", "o2", "o3", "of", "p1", "p2", "p3", "pf"]]',
    "take": 'List[int]',
})
FakeCrystalMayPreempt = TypedDict("FakeCrystalMayPreempt", {
    "give": 'List[Literal["b1", "b2", "b3", "bf", "g1", "g2", "g3", "gf", "o1", "o2", "o3", "of", "p1", "p2", "p3", "pf"]]',
    "price": 'int',
})
FakeCrystalRange = TypedDict("FakeCrystalRange", {
    "least": 'int',
    "most": 'int',
})
FakeCrystalChoice = TypedDict("FakeCrystalChoice", {
    "barred": 'NotRequired[Literal["reservation-first", "reserved"]]',  # Why it cannot be chosen. The other fields are then missing.
    "buy": 'NotRequired[FakeCrystalChoiceBuy]',  # The price, and whether the seat can pay it.
    "bank": 'NotRequired[FakeCrystalChoiceBank]',
    "bid": 'NotRequired[FakeCrystalRange]',  # Possible bids for a token.
    "seller": 'int',
    "column": 'Literal[0, 1]',
})
FakeCrystalChoiceBuy = TypedDict("FakeCrystalChoiceBuy", {
    "price": 'int',
    "payable": 'bool',
})
FakeCrystalChoiceBank = TypedDict("FakeCrystalChoiceBank", {
    "stake": 'int',
})
FakeCrystalSpot = TypedDict("FakeCrystalSpot", {
    "seller": 'int',
    "column": 'Literal[0, 1]',
})
FakeCrystalCount = TypedDict("FakeCrystalCount", {
    "scores": 'List[int]',
    "detail": 'List[FakeCrystalPart]',
    "ranks": 'List[int]',
})
FakeCrystalPart = TypedDict("FakeCrystalPart", {
    "trophies": 'int',
    "tiles": 'int',
    "fakes": 'int',  # -3 each.
    "credits": 'int',
})
FakeCrystalBlue = TypedDict("FakeCrystalBlue", {
    "crystals": 'List[int]',
    "most": 'NotRequired[int]',
    "second": 'NotRequired[int]',
})
FakeCrystalEvent = 'Union[FakeCrystalEventActivated, FakeCrystalEventAnswered, FakeCrystalEventBanked, FakeCrystalEventBid, FakeCrystalEventBought, FakeCrystalEventChosen, FakeCrystalEventClaimed, FakeCrystalEventDeclined, FakeCrystalEventDrew, FakeCrystalEventOffered, FakeCrystalEventOver, FakeCrystalEventPassed, FakeCrystalEventPreempted, FakeCrystalEventRecycled, FakeCrystalEventRepacked, FakeCrystalEventReserved, FakeCrystalEventRound, FakeCrystalEventSaw, FakeCrystalEventShown, FakeCrystalEventSpied, FakeCrystalEvent21]'
FakeCrystalEventActivated = TypedDict("FakeCrystalEventActivated", {
    "type": 'Literal["activated"]',
    "seat": 'int',
})
FakeCrystalEventAnswered = TypedDict("FakeCrystalEventAnswered", {
    "type": 'Literal["answered"]',
    "seat": 'int',
})
FakeCrystalEventBanked = TypedDict("FakeCrystalEventBanked", {
    "type": 'Literal["banked"]',
    "by": 'int',
    "price": 'int',
    "tile": 'Literal["b1", "b2", "b3", "bf", "g1", "g2", "g3", "gf", "o1", "o2", "o3", "of", "p1", "p2", "p3", "pf"]',
    "claim": 'Literal[6, 12, 18]',
    "seller": 'int',
    "column": 'Literal[0, 1]',
})
FakeCrystalEventBid = TypedDict("FakeCrystalEventBid", {
    "type": 'Literal["bid"]',
    "by": 'int',
    "sum": 'int',
    "seller": 'int',
    "column": 'Literal[0, 1]',
})
FakeCrystalEventBought = TypedDict("FakeCrystalEventBought", {
    "type": 'Literal["bought"]',
    "by": 'int',
    "price": 'int',
    "tile": 'Literal["b1", "b2", "b3", "bf", "g1", "g2", "g3", "gf", "o1", "o2", "o3", "of", "p1", "p2", "p3", "pf"]',
    "claim": 'Literal[6, 12, 18]',
    "seller": 'int',
    "column": 'Literal[0, 1]',
})
FakeCrystalEventChosen = TypedDict("FakeCrystalEventChosen", {
    "type": 'Literal["chosen"]',
    "how": 'Literal["bank", "buy"]',
    "by": 'int',
    "seller": 'int',
    "column": 'Literal[0, 1]',
})
FakeCrystalEventClaimed = TypedDict("FakeCrystalEventClaimed", {
    "type": 'Literal["claimed"]',
    "seat": 'int',
    "trophy": 'Literal["blue-most", "blue-second", "green-2", "green-3", "green-4", "orange-11", "orange-123", "orange-22", "pink-4", "pink-5", "pink-6"]',
})
FakeCrystalEventDeclined = TypedDict("FakeCrystalEventDeclined", {
    "type": 'Literal["declined"]',
    "seat": 'int',
    "colour": 'Literal["b", "g", "o", "p"]',
})
FakeCrystalEventDrew = TypedDict("FakeCrystalEventDrew", {
    "type": 'Literal["drew"]',
    "tiles": 'List[Literal["b1", "b2", "b3", "bf", "g1", "g2", "g3", "gf", "o1", "o2", "o3", "of", "p1", "p2", "p3", "pf"]]',
})
FakeCrystalEventOffered = TypedDict("FakeCrystalEventOffered", {
    "type": 'Literal["offered"]',
    "seat": 'int',
})
FakeCrystalEventOver = TypedDict("FakeCrystalEventOver", {
    "type": 'Literal["over"]',
    "outcome": 'FakeCrystalCount',
    "blue": 'FakeCrystalBlue',
})
FakeCrystalEventPassed = TypedDict("FakeCrystalEventPassed", {
    "type": 'Literal["passed"]',
    "seat": 'int',
})
FakeCrystalEventPreempted = TypedDict("FakeCrystalEventPreempted", {
    "type": 'Literal["preempted"]',
    "by": 'int',
    "from": 'int',
    "gave": 'Literal["b1", "b2", "b3", "bf", "g1", "g2", "g3", "gf", "o1", "o2", "o3", "of", "p1", "p2", "p3", "pf"]',
    "seller": 'int',
    "column": 'Literal[0, 1]',
})
FakeCrystalEventRecycled = TypedDict("FakeCrystalEventRecycled", {
    "type": 'Literal["recycled"]',
    "seat": 'int',
    "gave": 'Literal["b1", "b2", "b3", "bf", "g1", "g2", "g3", "gf", "o1", "o2", "o3", "of", "p1", "p2", "p3", "pf"]',
    "take": 'int',
    "tile": 'Literal["b1", "b2", "b3", "bf", "g1", "g2", "g3", "gf", "o1", "o2", "o3", "of", "p1", "p2", "p3", "pf"]',
})
FakeCrystalEventRepacked = TypedDict("FakeCrystalEventRepacked", {
    "type": 'Literal["repacked"]',
    "seat": 'int',
    "column": 'Literal[0, 1]',
    "tile": 'Literal["b1", "b2", "b3", "bf", "g1", "g2", "g3", "gf", "o1", "o2", "o3", "of", "p1", "p2", "p3", "pf"]',
    "price": 'FakeCrystalPrice',
})
FakeCrystalEventReserved = TypedDict("FakeCrystalEventReserved", {
    "type": 'Literal["reserved"]',
    "seat": 'int',
    "seller": 'int',
    "column": 'Literal[0, 1]',
})
FakeCrystalEventRound = TypedDict("FakeCrystalEventRound", {
    "type": 'Literal["round"]',
    "round": 'int',
    "first": 'int',
    "drawn": 'List[List[Literal["b", "g", "o", "p"]]]',
})
FakeCrystalEventSaw = TypedDict("FakeCrystalEventSaw", {
    "type": 'Literal["saw"]',
    "tile": 'Literal["b1", "b2", "b3", "bf", "g1", "g2", "g3", "gf", "o1", "o2", "o3", "of", "p1", "p2", "p3", "pf"]',
    "seller": 'int',
    "column": 'Literal[0, 1]',
})
FakeCrystalEventShown = TypedDict("FakeCrystalEventShown", {
    "type": 'Literal["shown"]',
    "stalls": 'List[List[FakeCrystalShown]]',
})
FakeCrystalEventSpied = TypedDict("FakeCrystalEventSpied", {
    "type": 'Literal["spied"]',
    "seat": 'int',
    "seller": 'int',
    "column": 'Literal[0, 1]',
})
FakeCrystalEvent21 = TypedDict("FakeCrystalEvent21", {
    "type": 'Literal["kept", "sold"]',
    "by": 'int',
    "sum": 'int',
    "tile": 'Literal["b1", "b2", "b3", "bf", "g1", "g2", "g3", "gf", "o1", "o2", "o3", "of", "p1", "p2", "p3", "pf"]',
    "claim": 'Literal[6, 12, 18]',
    "seller": 'int',
    "column": 'Literal[0, 1]',
})
FakeCrystalShown = TypedDict("FakeCrystalShown", {
    "colour": 'Literal["b", "g", "o", "p"]',
    "claim": 'Literal[6, 12, 18]',
    "price": 'FakeCrystalPrice',
})
PasswordsMove = 'Union[PasswordsMoveAnswer, PasswordsMoveBegin, PasswordsMoveLayOut, PasswordsMovePass, PasswordsMovePropose, PasswordsMoveWord]'
PasswordsMoveAnswer = TypedDict("PasswordsMoveAnswer", {
    "type": 'Literal["answer"]',
    "allows": 'bool',
})
PasswordsMoveBegin = TypedDict("PasswordsMoveBegin", {
    "type": 'Literal["begin"]',
    "seat": 'int',
})
PasswordsMoveLayOut = TypedDict("PasswordsMoveLayOut", {
    "type": 'Literal["lay-out"]',
    "circle": 'List[str]',
    "pile": 'List[str]',
    "starter": 'int',
})
PasswordsMovePass = TypedDict("PasswordsMovePass", {
    "type": 'Literal["pass"]',
})
PasswordsMovePropose = TypedDict("PasswordsMovePropose", {
    "type": 'Literal["propose"]',
    "word": 'str',
})
PasswordsMoveWord = TypedDict("PasswordsMoveWord", {
    "type": 'Literal["word"]',
    "word": 'str',
    "direction": 'Literal["anticlockwise", "clockwise"]',
    "safes": 'List[int]',
})
PasswordsView = TypedDict("PasswordsView", {
    "options": 'PasswordsViewOptions',  # `equalTurns` is left out if it is off, as in matches from before it existed.
    "phase": 'Literal["lay-out", "over", "play"]',
    "seats": 'List[PasswordsSeatView]',
    "circle": 'PasswordsCircle',
    "pile": 'int',  # The number of cards in the pile.
    "starter": 'NotRequired[int]',  # The first player; undefined before the lay-out.
    "turn": 'NotRequired[int]',  # The seat whose turn it is, while the match runs; undefined until chance has drawn who begins.
    "passes": 'int',  # Passes in a row so far; `passesToEnd` of them end the match.
    "passesToEnd": 'int',
    "turns": 'List[PasswordsTurn]',  # All turns so far: passwords, wrong passwords and passes.
    "proposals": 'NotRequired[List[PasswordsProposal]]',  # PW21: the words proposed so far; left out if there are none.
    "may": 'List[Literal["answer", "pass", "propose", "word"]]',  # What the viewer may do now.
    "end": 'NotRequired[PasswordsViewEnd]',
})
PasswordsViewOptions = TypedDict("PasswordsViewOptions", {
    "language": 'Literal["en", "fr", "nl"]',
    "strict": 'bool',  # PW13: whether a wrong password costs the turn.
    "dictionary": 'int',  # PW9: the version of the dictionary.
    "equalTurns": 'NotRequired[Literal[True]]',
})
PasswordsViewEnd = TypedDict("PasswordsViewEnd", {
    "reason": 'PasswordsReason',
    "outcome": 'PasswordsCount',
})
PasswordsSeatView = TypedDict("PasswordsSeatView", {
    "circle": 'int',  # Its stones on the circle.
    "left": 'int',  # `hand` plus `circle`: what counts at the end.
    "hand": 'int',  # Stones in hand.
    "box": 'int',  # Its stones in the box, which no longer count.
    "cards": 'List[str]',  # The letters of its safe cards, in the order in which they were won.
})
PasswordsCircle = 'List[Union[PasswordsSafe, None]]'
PasswordsSafe = TypedDict("PasswordsSafe", {
    "letter": 'str',
    "spaces": 'int',
    "stones": 'List[int]',  # The owners of its stones, in the order in which they were laid.
})
PasswordsTurn = 'Union[PasswordsPassword, PasswordsTurnPass, PasswordsTurnWrong]'
PasswordsTurnPass = TypedDict("PasswordsTurnPass", {
    "type": 'Literal["pass"]',
    "seat": 'int',
})
PasswordsTurnWrong = TypedDict("PasswordsTurnWrong", {
    "type": 'Literal["wrong"]',
    "seat": 'int',
    "word": 'str',
    "fault": 'PasswordsFault',
})
PasswordsPassword = TypedDict("PasswordsPassword", {
    "type": 'Literal["password"]',
    "seat": 'int',
    "word": 'str',
    "direction": 'Literal["anticlockwise", "clockwise"]',
    "safes": 'List[int]',  # In walking order.
    "letters": 'str',  # The letters of those safes, in walking order: `GRIES`.
    "locked": 'List[PasswordsLocked]',  # In walking order; empty if no safe was full.
})
PasswordsLocked = TypedDict("PasswordsLocked", {
    "place": 'int',
    "letter": 'str',
    "stones": 'List[int]',
})
PasswordsFault = TypedDict("PasswordsFault", {
    "code": 'Literal["contains-used", "same-root", "unknown-word", "used-word"]',
    "earlier": 'NotRequired[str]',  # The earlier word that rules it out; undefined for `unknown-word`.
})
PasswordsProposal = TypedDict("PasswordsProposal", {
    "seat": 'int',
    "word": 'str',
    "turn": 'int',  # The number of turns before it: one word can be proposed per turn.
    "agreed": 'List[int]',  # The seats that have agreed so far.
    "result": 'NotRequired[Literal["allowed", "declined"]]',  # Undefined until all have agreed or one has declined.
})
PasswordsReason = 'Literal["all-passed", "out-of-stones"]'
PasswordsCount = TypedDict("PasswordsCount", {
    "stones": 'List[int]',  # Stones left per seat, in hand and on the circle: fewest wins.
    "safes": 'List[int]',  # Safe cards per seat.
    "ranks": 'List[int]',
})
PasswordsEvent = 'Union[PasswordsEventAgreed, PasswordsEventAllowed, PasswordsEventDeclined, PasswordsEventLaidOut, PasswordsEventOver, FakeCrystalEventPassed, PasswordsEventPassword, PasswordsEventProposed, PasswordsEventRound, PasswordsTurnWrong]'
PasswordsEventAgreed = TypedDict("PasswordsEventAgreed", {
    "type": 'Literal["agreed"]',
    "seat": 'int',
    "word": 'str',
})
PasswordsEventAllowed = TypedDict("PasswordsEventAllowed", {
    "type": 'Literal["allowed"]',
    "seat": 'int',
    "word": 'str',
})
PasswordsEventDeclined = TypedDict("PasswordsEventDeclined", {
    "type": 'Literal["declined"]',
    "seat": 'int',
    "by": 'int',
    "word": 'str',
})
PasswordsEventLaidOut = TypedDict("PasswordsEventLaidOut", {
    "type": 'Literal["laid-out"]',
    "circle": 'List[str]',
    "starter": 'int',
})
PasswordsEventOver = TypedDict("PasswordsEventOver", {
    "type": 'Literal["over"]',
    "reason": 'PasswordsReason',
    "outcome": 'PasswordsCount',
})
PasswordsEventPassword = TypedDict("PasswordsEventPassword", {
    "type": 'Literal["password"]',
    "seat": 'int',
    "word": 'str',
    "direction": 'Literal["anticlockwise", "clockwise"]',
    "safes": 'List[int]',  # In walking order.
    "letters": 'str',  # The letters of those safes, in walking order: `GRIES`.
    "locked": 'List[PasswordsLocked]',  # In walking order; empty if no safe was full.
    "filled": 'List[PasswordsEventPasswordFilledItem]',
})
PasswordsEventPasswordFilledItem = TypedDict("PasswordsEventPasswordFilledItem", {
    "place": 'int',
    "letter": 'Union[None, str]',
})
PasswordsEventProposed = TypedDict("PasswordsEventProposed", {
    "type": 'Literal["proposed"]',
    "seat": 'int',
    "word": 'str',
})
PasswordsEventRound = TypedDict("PasswordsEventRound", {
    "type": 'Literal["round"]',
    "seat": 'int',
})
CrazyMixMove = 'Union[CrazyMixMoveLayOut, CrazyMixMoveOpen, PasswordsMovePass, CrazyMixMovePoint, CrazyMixMoveTake, CrazyMixMove6, CrazyMixMove7]'
CrazyMixMoveLayOut = TypedDict("CrazyMixMoveLayOut", {
    "type": 'Literal["lay-out"]',
    "targets": 'List[Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "L1", "L2", "M", "N", "O", "P", "Q", "R"]]',  # The target cards by place.
    "pile": 'List[CrazyMixCard]',  # The top card first.
    "crazySide": 'CrazyMixLogo',  # The logo on the side of the Crazy Mix card that is up.
    "starter": 'int',
})
CrazyMixMoveOpen = TypedDict("CrazyMixMoveOpen", {
    "type": 'Literal["open"]',
})
CrazyMixMovePoint = TypedDict("CrazyMixMovePoint", {
    "type": 'Literal["point"]',
    "target": 'int',
    "symbol": 'NotRequired[Literal["bCBe", "bCBf", "bCse", "bCsf", "bSBe", "bSBf", "bSse", "bSsf", "bTBe", "bTBf", "bTse", "bTsf", "gCBe", "gCBf", "gCse", "gCsf", "gSBe", "gSBf", "gSse", "gSsf", "gTBe", "gTBf", "gTse", "gTsf", "oCBe", "oCBf", "oCse", "oCsf", "oSBe", "oSBf", "oSse", "oSsf", "oTBe", "oTBf", "oTse", "oTsf", "rCBe", "rCBf", "rCse", "rCsf", "rSBe", "rSBf", "rSse", "rSsf", "rTBe", "rTBf", "rTse", "rTsf", "vCBe", "vCBf", "vCse", "vCsf", "vSBe", "vSBf", "vSse", "vSsf", "vTBe", "vTBf", "vTse", "vTsf", "yCBe", "yCBf", "yCse", "yCsf", "ySBe", "ySBf", "ySse", "ySsf", "yTBe", "yTBf", "yTse", "yTsf"]]',
})
CrazyMixMoveTake = TypedDict("CrazyMixMoveTake", {
    "type": 'Literal["take"]',
    "sides": 'List[Literal["bottom", "left", "right", "top"]]',
})
CrazyMixMove6 = TypedDict("CrazyMixMove6", {
    "type": 'Literal["not-ready", "pause", "ready"]',
})
CrazyMixMove7 = TypedDict("CrazyMixMove7", {
    "type": 'Literal["start", "time", "turn"]',
})
CrazyMixCard = 'Literal["bCBe", "bCBf", "bCse", "bCsf", "bSBe", "bSBf", "bSse", "bSsf", "bTBe", "bTBf", "bTse", "bTsf", "mix", "rCBe", "rCBf", "rCse", "rCsf", "rSBe", "rSBf", "rSse", "rSsf", "rTBe", "rTBf", "rTse", "rTsf", "yCBe", "yCBf", "yCse", "yCsf", "ySBe", "ySBf", "ySse", "ySsf", "yTBe", "yTBf", "yTse", "yTsf"]'
CrazyMixLogo = 'Literal[1, 2]'
CrazyMixView = TypedDict("CrazyMixView", {
    "options": 'CrazyMixViewOptions',
    "untimed": 'NotRequired[Literal[True]]',  # CM36. Missing if off, so that views of older records stay as they were.
    "phase": 'Literal["lay-out", "over", "race", "ready", "taking", "turning"]',  # Also `race` for seats that have not opened the round (apart); they have `may.open` and see the last round's cards.
    "round": 'int',  # Current round, from 1.
    "targets": 'List[CrazyMixViewTargetsItem]',  # By place, clockwise: 0-5 the top row from left to right, 6-9 down the right side, 10-15 the bottom row from right to left, 16-19 up the left side. Empty before the lay-out.
    "pile": 'int',  # Cards in the pile, including the decoder on top.
    "box": 'int',
    "starter": 'int',
    "seats": 'List[CrazyMixSeatView]',
    "startsAt": 'NotRequired[int]',  # When the round starts at the latest, once a seat is ready.
    "isBreakDue": 'bool',  # CM34: a break is due.
    "turning": 'NotRequired[CrazyMixViewTurning]',  # When the next card is turned up, how many were in this round, and how many are left but for the Crazy Mix card.
    "race": 'NotRequired[CrazyMixViewRace]',  # When the round was revealed to the viewer and when their time is up, if ever. Spectators see this live only.
    "tries": 'List[CrazyMixTry]',  # Known tries of the running race, by time. For decided rounds see `rounds`.
    "taking": 'NotRequired[CrazyMixViewTaking]',  # The winner choosing cards, how many and until when.
    "rounds": 'List[CrazyMixRound]',  # Decided rounds, including the last one while its winner chooses.
    "may": 'CrazyMixMay',
    "end": 'NotRequired[CrazyMixOutcome]',
    "mixed": 'bool',  # Whether the targets show their backs: secondary colours.
    "sides": 'List[CrazyMixLaid]',  # The oldest first.
    "decoder": 'NotRequired[CrazyMixDecoder]',
    "logo": 'NotRequired[Literal[1, 2]]',
})
CrazyMixViewOptions = TypedDict("CrazyMixViewOptions", {
    "patience": 'int',  # Maximum duration of a race in seconds.
    "apart": 'bool',  # CM28: everyone opens rounds in their own time.
    "ready": 'bool',  # CM33: after the lay-out, after the mix and after a pause, everyone says when they are ready.
    "pad": 'bool',  # CM35: symbols can be pointed at by naming their properties. Display only.
})
CrazyMixViewTargetsItem = TypedDict("CrazyMixViewTargetsItem", {
    "id": 'Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "L1", "L2", "M", "N", "O", "P", "Q", "R"]',
    "face": 'CrazyMixFace',
})
CrazyMixViewTurning = TypedDict("CrazyMixViewTurning", {
    "nextAt": 'int',
    "turned": 'int',
    "left": 'int',
})
CrazyMixViewRace = TypedDict("CrazyMixViewRace", {
    "shownAt": 'int',
    "endsAt": 'NotRequired[int]',
})
CrazyMixViewTaking = TypedDict("CrazyMixViewTaking", {
    "seat": 'int',
    "count": 'int',
    "endsAt": 'NotRequired[int]',
})
CrazyMixFace = 'Union[CrazyMixFace1, CrazyMixFace2, CrazyMixFace3]'
CrazyMixFace1 = TypedDict("CrazyMixFace1", {
    "kind": 'Literal["logo"]',
    "logo": 'CrazyMixLogo',
})
CrazyMixFace2 = TypedDict("CrazyMixFace2", {
    "kind": 'Literal["symbols"]',
    "symbols": 'List[CrazyMixSign]',
})
CrazyMixFace3 = TypedDict("CrazyMixFace3", {
    "kind": 'Literal["table"]',
})
CrazyMixSign = 'Literal["bCBe", "bCBf", "bCse", "bCsf", "bSBe", "bSBf", "bSse", "bSsf", "bTBe", "bTBf", "bTse", "bTsf", "gCBe", "gCBf", "gCse", "gCsf", "gSBe", "gSBf", "gSse", "gSsf", "gTBe", "gTBf", "gTse", "gTsf", "oCBe", "oCBf", "oCse", "oCsf", "oSBe", "oSBf", "oSse", "oSsf", "oTBe", "oTBf", "oTse", "oTsf", "rCBe", "rCBf", "rCse", "rCsf", "rSBe", "rSBf", "rSse", "rSsf", "rTBe", "rTBf", "rTse", "rTsf", "vCBe", "vCBf", "vCse", "vCsf", "vSBe", "vSBf", "vSse", "vSsf", "vTBe", "vTBf", "vTse", "vTsf", "yCBe", "yCBf", "yCse", "yCsf", "ySBe", "ySBf", "ySse", "ySsf", "yTBe", "yTBf", "yTse", "yTsf"]'
CrazyMixSeatView = TypedDict("CrazyMixSeatView", {
    "won": 'List[CrazyMixCard]',  # Cards won, oldest first, including the Crazy Mix card; public.
    "triesLeft": 'NotRequired[int]',  # Tries left in a running race. Missing outside a race and, apart, for other seats.
    "through": 'bool',  # During a race: whether this seat is finished.
    "ready": 'NotRequired[bool]',  # Before a round that waits for everyone: whether this seat is ready.
})
CrazyMixTry = TypedDict("CrazyMixTry", {
    "seat": 'int',
    "target": 'int',
    "symbol": 'NotRequired[Literal["bCBe", "bCBf", "bCse", "bCsf", "bSBe", "bSBf", "bSse", "bSsf", "bTBe", "bTBf", "bTse", "bTsf", "gCBe", "gCBf", "gCse", "gCsf", "gSBe", "gSBf", "gSse", "gSsf", "gTBe", "gTBf", "gTse", "gTsf", "oCBe", "oCBf", "oCse", "oCsf", "oSBe", "oSBf", "oSse", "oSsf", "oTBe", "oTBf", "oTse", "oTsf", "rCBe", "rCBf", "rCse", "rCsf", "rSBe", "rSBf", "rSse", "rSsf", "rTBe", "rTBf", "rTse", "rTsf", "vCBe", "vCBf", "vCse", "vCsf", "vSBe", "vSBf", "vSse", "vSsf", "vTBe", "vTBf", "vTse", "vTsf", "yCBe", "yCBf", "yCse", "yCsf", "ySBe", "ySBf", "ySse", "ySsf", "yTBe", "yTBf", "yTse", "yTsf"]]',  # Missing if it was a logo.
    "time": 'int',  # Milliseconds since the round was revealed to this seat.
    "right": 'bool',
    "lost": 'NotRequired[Literal["bCBe", "bCBf", "bCse", "bCsf", "bSBe", "bSBf", "bSse", "bSsf", "bTBe", "bTBf", "bTse", "bTsf", "mix", "rCBe", "rCBf", "rCse", "rCsf", "rSBe", "rSBf", "rSse", "rSsf", "rTBe", "rTBf", "rTse", "rTsf", "yCBe", "yCBf", "yCse", "yCsf", "ySBe", "ySBf", "ySse", "ySsf", "yTBe", "yTBf", "yTse", "yTsf"]]',  # The card a wrong try cost; missing if it cost none.
})
CrazyMixRound = TypedDict("CrazyMixRound", {
    "wanted": 'CrazyMixWanted',
    "target": 'int',  # Place of the answer.
    "stake": 'int',  # Cards to be won, including the Crazy Mix card.
    "shownAt": 'NotRequired[int]',  # When it was revealed to all, in match time. Missing apart.
    "tries": 'List[CrazyMixTry]',  # By time, including right tries after the winner's (CM23); apart, all tries of all seats.
    "winner": 'NotRequired[int]',  # Missing if nobody was right.
    "gone": 'NotRequired[List[CrazyMixCard]]',  # Cards that went to the winner or the box; missing until the winner has chosen.
})
CrazyMixWanted = 'Union[CrazyMixWanted1, CrazyMixWanted2]'
CrazyMixWanted1 = TypedDict("CrazyMixWanted1", {
    "logo": 'CrazyMixLogo',
})
CrazyMixWanted2 = TypedDict("CrazyMixWanted2", {
    "symbol": 'CrazyMixSign',
})
CrazyMixMay = TypedDict("CrazyMixMay", {
    "open": 'NotRequired[Literal[True]]',
    "ready": 'NotRequired[Literal[True]]',
    "notReady": 'NotRequired[Literal[True]]',
    "pause": 'NotRequired[Literal[True]]',
    "point": 'NotRequired[Literal[True]]',
    "pass": 'NotRequired[Literal[True]]',
    "take": 'NotRequired[CrazyMixMayTake]',  # Choose `count` of these sides.
})
CrazyMixMayTake = TypedDict("CrazyMixMayTake", {
    "count": 'int',
    "sides": 'List[Literal["bottom", "left", "right", "top"]]',
})
CrazyMixOutcome = TypedDict("CrazyMixOutcome", {
    "ranks": 'List[int]',
})
CrazyMixLaid = TypedDict("CrazyMixLaid", {
    "side": 'Literal["bottom", "left", "right", "top"]',
    "card": 'CrazyMixCodeCard',
})
CrazyMixCodeCard = 'Literal["bCBe", "bCBf", "bCse", "bCsf", "bSBe", "bSBf", "bSse", "bSsf", "bTBe", "bTBf", "bTse", "bTsf", "rCBe", "rCBf", "rCse", "rCsf", "rSBe", "rSBf", "rSse", "rSsf", "rTBe", "rTBf", "rTse", "rTsf", "yCBe", "yCBf", "yCse", "yCsf", "ySBe", "ySBf", "ySse", "ySsf", "yTBe", "yTBf", "yTse", "yTsf"]'
CrazyMixDecoder = TypedDict("CrazyMixDecoder", {
    "edges": 'CrazyMixDecoderEdges',  # The property read from the card at each side.
    "stake": 'int',  # Number of cards to be won.
})
CrazyMixDecoderEdges = TypedDict("CrazyMixDecoderEdges", {
    "bottom": 'Literal["colour", "fill", "shape", "size"]',
    "left": 'Literal["colour", "fill", "shape", "size"]',
    "right": 'Literal["colour", "fill", "shape", "size"]',
    "top": 'Literal["colour", "fill", "shape", "size"]',
})
CrazyMixEvent = 'Union[CrazyMixEventDecided, CrazyMixEventLate, CrazyMixEventLost, CrazyMixEventMixed, CrazyMixEventOver, CrazyMixEventPaid, CrazyMixEventPaused, CrazyMixEventPointed, CrazyMixEventReady, CrazyMixEventScored, CrazyMixEventShown, CrazyMixEventTaken, CrazyMixEventThrough, CrazyMixEventTurned, CrazyMixEventWaiting, CrazyMixEvent16]'
CrazyMixEventDecided = TypedDict("CrazyMixEventDecided", {
    "type": 'Literal["decided"]',
    "decided": 'CrazyMixRound',
})
CrazyMixEventLate = TypedDict("CrazyMixEventLate", {
    "type": 'Literal["late"]',
    "seat": 'int',
    "target": 'int',
    "symbol": 'NotRequired[Literal["bCBe", "bCBf", "bCse", "bCsf", "bSBe", "bSBf", "bSse", "bSsf", "bTBe", "bTBf", "bTse", "bTsf", "gCBe", "gCBf", "gCse", "gCsf", "gSBe", "gSBf", "gSse", "gSsf", "gTBe", "gTBf", "gTse", "gTsf", "oCBe", "oCBf", "oCse", "oCsf", "oSBe", "oSBf", "oSse", "oSsf", "oTBe", "oTBf", "oTse", "oTsf", "rCBe", "rCBf", "rCse", "rCsf", "rSBe", "rSBf", "rSse", "rSsf", "rTBe", "rTBf", "rTse", "rTsf", "vCBe", "vCBf", "vCse", "vCsf", "vSBe", "vSBf", "vSse", "vSsf", "vTBe", "vTBf", "vTse", "vTsf", "yCBe", "yCBf", "yCse", "yCsf", "ySBe", "ySBf", "ySse", "ySsf", "yTBe", "yTBf", "yTse", "yTsf"]]',  # Missing if it was a logo.
    "time": 'int',  # Milliseconds since the round was revealed to this seat.
    "right": 'bool',
    "lost": 'NotRequired[Literal["bCBe", "bCBf", "bCse", "bCsf", "bSBe", "bSBf", "bSse", "bSsf", "bTBe", "bTBf", "bTse", "bTsf", "mix", "rCBe", "rCBf", "rCse", "rCsf", "rSBe", "rSBf", "rSse", "rSsf", "rTBe", "rTBf", "rTse", "rTsf", "yCBe", "yCBf", "yCse", "yCsf", "ySBe", "ySBf", "ySse", "ySsf", "yTBe", "yTBf", "yTse", "yTsf"]]',  # The card a wrong try cost; missing if it cost none.
})
CrazyMixEventLost = TypedDict("CrazyMixEventLost", {
    "type": 'Literal["lost"]',
    "cards": 'List[CrazyMixCard]',
})
CrazyMixEventMixed = TypedDict("CrazyMixEventMixed", {
    "type": 'Literal["mixed"]',
})
CrazyMixEventOver = TypedDict("CrazyMixEventOver", {
    "type": 'Literal["over"]',
    "outcome": 'CrazyMixOutcome',
})
CrazyMixEventPaid = TypedDict("CrazyMixEventPaid", {
    "type": 'Literal["paid"]',
    "seat": 'int',
    "card": 'CrazyMixCard',
})
CrazyMixEventPaused = TypedDict("CrazyMixEventPaused", {
    "type": 'Literal["paused"]',
    "seat": 'int',
})
CrazyMixEventPointed = TypedDict("CrazyMixEventPointed", {
    "type": 'Literal["pointed"]',
    "seat": 'int',
    "target": 'int',
    "symbol": 'NotRequired[Literal["bCBe", "bCBf", "bCse", "bCsf", "bSBe", "bSBf", "bSse", "bSsf", "bTBe", "bTBf", "bTse", "bTsf", "gCBe", "gCBf", "gCse", "gCsf", "gSBe", "gSBf", "gSse", "gSsf", "gTBe", "gTBf", "gTse", "gTsf", "oCBe", "oCBf", "oCse", "oCsf", "oSBe", "oSBf", "oSse", "oSsf", "oTBe", "oTBf", "oTse", "oTsf", "rCBe", "rCBf", "rCse", "rCsf", "rSBe", "rSBf", "rSse", "rSsf", "rTBe", "rTBf", "rTse", "rTsf", "vCBe", "vCBf", "vCse", "vCsf", "vSBe", "vSBf", "vSse", "vSsf", "vTBe", "vTBf", "vTse", "vTsf", "yCBe", "yCBf", "yCse", "yCsf", "ySBe", "ySBf", "ySse", "ySsf", "yTBe", "yTBf", "yTse", "yTsf"]]',  # Missing if it was a logo.
    "time": 'int',  # Milliseconds since the round was revealed to this seat.
    "right": 'bool',
    "lost": 'NotRequired[Literal["bCBe", "bCBf", "bCse", "bCsf", "bSBe", "bSBf", "bSse", "bSsf", "bTBe", "bTBf", "bTse", "bTsf", "mix", "rCBe", "rCBf", "rCse", "rCsf", "rSBe", "rSBf", "rSse", "rSsf", "rTBe", "rTBf", "rTse", "rTsf", "yCBe", "yCBf", "yCse", "yCsf", "ySBe", "ySBf", "ySse", "ySsf", "yTBe", "yTBf", "yTse", "yTsf"]]',  # The card a wrong try cost; missing if it cost none.
})
CrazyMixEventReady = TypedDict("CrazyMixEventReady", {
    "type": 'Literal["ready"]',
    "round": 'int',
})
CrazyMixEventScored = TypedDict("CrazyMixEventScored", {
    "type": 'Literal["scored"]',
    "seats": 'List[int]',
    "cards": 'List[CrazyMixCard]',
})
CrazyMixEventShown = TypedDict("CrazyMixEventShown", {
    "type": 'Literal["shown"]',
    "sides": 'List[CrazyMixLaid]',
    "decoder": 'NotRequired[CrazyMixDecoder]',
    "logo": 'NotRequired[Literal[1, 2]]',
})
CrazyMixEventTaken = TypedDict("CrazyMixEventTaken", {
    "type": 'Literal["taken"]',
    "seat": 'int',
    "cards": 'List[CrazyMixCard]',
})
CrazyMixEventThrough = TypedDict("CrazyMixEventThrough", {
    "type": 'Literal["through"]',
    "seat": 'int',
})
CrazyMixEventTurned = TypedDict("CrazyMixEventTurned", {
    "type": 'Literal["turned"]',
    "side": 'Literal["bottom", "left", "right", "top"]',
    "card": 'CrazyMixCodeCard',
})
CrazyMixEventWaiting = TypedDict("CrazyMixEventWaiting", {
    "type": 'Literal["waiting"]',
})
CrazyMixEvent16 = TypedDict("CrazyMixEvent16", {
    "type": 'Literal["seat-not-ready", "seat-ready"]',
    "seat": 'int',
})
CrystalCodeMove = 'Union[CrystalCodeMoveBuild, CrystalCodeMoveDeal, CrystalCodeMoveDone, CrystalCodeMoveEmpty, CrystalCodeMoveGiveUp, CrystalCodeMoveNotReady, CrystalCodeMoveReady, CrystalCodeMoveShuffle, CrystalCodeMoveStart]'
CrystalCodeMoveBuild = TypedDict("CrystalCodeMoveBuild", {
    "type": 'Literal["build"]',
    "lay": 'List[CrystalCodeLaid]',
    "swap": 'NotRequired[List[str]]',
})
CrystalCodeMoveDeal = TypedDict("CrystalCodeMoveDeal", {
    "type": 'Literal["deal"]',
    "hands": 'List[List[int]]',
})
CrystalCodeMoveDone = TypedDict("CrystalCodeMoveDone", {
    "type": 'Literal["done"]',
    "chain": 'CrystalCodeChain',
})
CrystalCodeMoveEmpty = TypedDict("CrystalCodeMoveEmpty", {
    "type": 'Literal["empty"]',
})
CrystalCodeMoveGiveUp = TypedDict("CrystalCodeMoveGiveUp", {
    "type": 'Literal["give-up"]',
})
CrystalCodeMoveNotReady = TypedDict("CrystalCodeMoveNotReady", {
    "type": 'Literal["not-ready"]',
})
CrystalCodeMoveReady = TypedDict("CrystalCodeMoveReady", {
    "type": 'Literal["ready"]',
})
CrystalCodeMoveShuffle = TypedDict("CrystalCodeMoveShuffle", {
    "type": 'Literal["shuffle"]',
    "cards": 'List[str]',
})
CrystalCodeMoveStart = TypedDict("CrystalCodeMoveStart", {
    "type": 'Literal["start"]',
})
CrystalCodeChain = 'List[CrystalCodeLink]'
CrystalCodeLink = TypedDict("CrystalCodeLink", {
    "tile": 'int',
    "in": 'NotRequired[Literal[0, 1, 2, 3, 4]]',  # Missing on the first tile.
    "out": 'NotRequired[Literal[0, 1, 2, 3, 4]]',  # Missing on the last tile.
})
CrystalCodeLaid = TypedDict("CrystalCodeLaid", {
    "card": 'str',
    "x": 'int',
    "y": 'int',
    "turn": 'Literal[0, 1, 2, 3]',
})
CrystalCodeView = TypedDict("CrystalCodeView", {
    "options": 'CrystalCodeViewOptions',
    "untimed": 'NotRequired[Literal[True]]',  # XC40. Missing if off, so that views of older records stay as they were.
    "stage": 'Literal["build", "deal", "over", "race", "ready", "shuffle"]',  # `shuffle` and `deal` wait for chance. Apart there is no `ready`: races are opened within `race`.
    "round": 'int',  # 1 to 9. Rounds 8 and 9 are the final.
    "room": 'int',  # The room of this round: 0 to 6, or 7 for the final room.
    "rooms": 'List[int]',  # Crystals left in the seven small rooms and, last, in the final room.
    "seats": 'List[CrystalCodeSeatView]',
    "startsAt": 'NotRequired[int]',  # Live, before a race: when it starts at the latest, in match time; set once one seat is ready.
    "tiles": 'NotRequired[List[int]]',  # The viewer's tiles, while revealed.
    "glass": 'NotRequired[CrystalCodeViewGlass]',  # The running glass, in match time: the shared one or, apart, the viewer's own. Untimed there is none.
    "pile": 'int',  # Cards left in the pile.
    "discards": 'List[str]',  # Open, the last on top.
    "history": 'List[CrystalCodeRound]',  # Finished races. During `build` the last is this round's.
    "may": 'CrystalCodeMay',
    "end": 'NotRequired[CrystalCodeCount]',
})
CrystalCodeViewOptions = TypedDict("CrystalCodeViewOptions", {
    "fair": 'bool',  # Redraw deals until all hands can be chained and are similarly hard.
    "help": 'bool',  # Highlight matching sides. Display only.
    "glass": 'int',  # Duration of the hourglass in seconds.
    "apart": 'bool',  # Everyone races in their own time.
})
CrystalCodeViewGlass = TypedDict("CrystalCodeViewGlass", {
    "shownAt": 'int',
    "endsAt": 'int',
})
CrystalCodeSeatView = TypedDict("CrystalCodeSeatView", {
    "cards": 'int',  # Number of cards in hand.
    "hand": 'NotRequired[List[str]]',  # The viewer's own; at the end everyone's. In drawing order.
    "machine": 'CrystalCodeMachine',  # As revealed: without plans of this phase.
    "status": 'CrystalCodeStatus',
    "crystals": 'int',  # Crystals to place in this building phase.
    "ready": 'bool',  # Live, before a race.
    "race": 'NotRequired[CrystalCodeRacerView]',  # During a race.
    "built": 'bool',  # Whether it has built in this phase.
    "plan": 'NotRequired[CrystalCodePlan]',  # The viewer's own confirmed plan, until all have built.
})
CrystalCodeMachine = TypedDict("CrystalCodeMachine", {
    "cards": 'List[CrystalCodeLaid]',  # In the order in which they were laid.
    "crystals": 'int',  # Crystals on its spots. They fill the spots in the order in which the cards were laid. Without printed ones.
})
CrystalCodeStatus = TypedDict("CrystalCodeStatus", {
    "open": 'int',  # Open lines.
    "empty": 'int',  # Spots without a crystal.
    "crystals": 'int',  # On spots and printed.
    "cards": 'int',
    "functions": 'bool',  # XC30: closed and filled, with at least one card.
})
CrystalCodeRacerView = TypedDict("CrystalCodeRacerView", {
    "is": 'Literal["done", "gave-up", "late", "racing", "through", "waiting"]',
    "elapsed": 'NotRequired[int]',  # Milliseconds since its tiles were revealed, for `done` and `gave-up`.
    "chain": 'NotRequired[CrystalCodeChain]',  # The viewer's own.
})
CrystalCodePlan = TypedDict("CrystalCodePlan", {
    "lay": 'List[CrystalCodeLaid]',  # In the order of laying.
    "swap": 'NotRequired[List[str]]',  # Two cards to discard for a new one, if none is laid.
})
CrystalCodeRound = TypedDict("CrystalCodeRound", {
    "round": 'int',
    "room": 'int',  # The room raced for: 0 to 6, or 7 for the final room.
    "raced": 'List[CrystalCodeRaced]',  # By seat.
    "finishers": 'List[CrystalCodeFinisher]',  # In finishing order: the first is the winner. Empty: nobody won.
    "equal": 'NotRequired[Literal[True]]',  # XC41: all finishers are paid alike, and nobody is the winner; they are in seat order. Missing if they raced.
    "sweep": 'bool',  # XC19: the winner of both final rounds took everything left.
    "toFinal": 'int',  # Crystals moved to the final room.
})
CrystalCodeRaced = TypedDict("CrystalCodeRaced", {
    "tiles": 'List[int]',
    "shownAt": 'NotRequired[int]',  # When its tiles were revealed, in match time. Missing if it never opened its glass.
    "chain": 'NotRequired[CrystalCodeChain]',  # Only after "Done!".
    "right": 'NotRequired[bool]',  # Whether that chain is right.
    "elapsed": 'NotRequired[int]',  # Milliseconds until "Done!" or giving up. Missing if the glass ran out.
})
CrystalCodeFinisher = TypedDict("CrystalCodeFinisher", {
    "seat": 'int',
    "elapsed": 'int',
    "crystals": 'int',
    "cards": 'int',
})
CrystalCodeMay = TypedDict("CrystalCodeMay", {
    "ready": 'NotRequired[Literal[True]]',  # Ready; apart: open its glass.
    "notReady": 'NotRequired[Literal[True]]',  # Take back that it is ready.
    "done": 'NotRequired[Literal[True]]',  # Claim "Done!" or give up.
    "build": 'NotRequired[CrystalCodeMayBuild]',  # Build. `crystals` must be placed on spots, of which `free` exist. `must`: at least one card has to be laid for them. `swap`: two cards may be discarded instead of laying any.
})
CrystalCodeMayBuild = TypedDict("CrystalCodeMayBuild", {
    "crystals": 'int',
    "free": 'int',
    "must": 'bool',
    "swap": 'bool',
})
CrystalCodeCount = TypedDict("CrystalCodeCount", {
    "detail": 'List[CrystalCodeTally]',
    "ranks": 'List[int]',
})
CrystalCodeTally = TypedDict("CrystalCodeTally", {
    "crystals": 'int',
    "functions": 'bool',
    "cards": 'int',  # In the machine.
    "hand": 'int',  # Cards in hand.
})
CrystalCodeEvent = 'Union[CrystalCodeEventBuilt, CrystalCodeEventDrew, CrystalCodeMoveEmpty, CrystalCodeEventOver, CrystalCodeEventPrizes, CrystalCodeEventRace, CrystalCodeEventRevealed, CrystalCodeEventRound, CrystalCodeEventShown, CrystalCodeEventShuffled, CrazyMixEventThrough, CrystalCodeEventTook, CrystalCodeEvent13, CrystalCodeEvent14]'
CrystalCodeEventBuilt = TypedDict("CrystalCodeEventBuilt", {
    "type": 'Literal["built"]',
    "seat": 'int',
})
CrystalCodeEventDrew = TypedDict("CrystalCodeEventDrew", {
    "type": 'Literal["drew"]',
    "cards": 'List[str]',
})
CrystalCodeEventOver = TypedDict("CrystalCodeEventOver", {
    "type": 'Literal["over"]',
    "outcome": 'CrystalCodeCount',
})
CrystalCodeEventPrizes = TypedDict("CrystalCodeEventPrizes", {
    "type": 'Literal["prizes"]',
    "result": 'CrystalCodeRound',
})
CrystalCodeEventRace = TypedDict("CrystalCodeEventRace", {
    "type": 'Literal["race"]',
    "endsAt": 'int',
})
CrystalCodeEventRevealed = TypedDict("CrystalCodeEventRevealed", {
    "type": 'Literal["revealed"]',
    "builds": 'List[CrystalCodeBuilt]',
})
CrystalCodeEventRound = TypedDict("CrystalCodeEventRound", {
    "type": 'Literal["round"]',
    "round": 'int',
    "room": 'int',
})
CrystalCodeEventShown = TypedDict("CrystalCodeEventShown", {
    "type": 'Literal["shown"]',
    "tiles": 'List[int]',
    "endsAt": 'NotRequired[int]',
})
CrystalCodeEventShuffled = TypedDict("CrystalCodeEventShuffled", {
    "type": 'Literal["shuffled"]',
    "cards": 'int',
})
CrystalCodeEventTook = TypedDict("CrystalCodeEventTook", {
    "type": 'Literal["took"]',
    "seat": 'int',
    "cards": 'int',
})
CrystalCodeEvent13 = TypedDict("CrystalCodeEvent13", {
    "type": 'Literal["done", "gave-up"]',
    "seat": 'int',
    "elapsed": 'int',
})
CrystalCodeEvent14 = TypedDict("CrystalCodeEvent14", {
    "type": 'Literal["not-ready", "ready"]',
    "seat": 'int',
})
CrystalCodeBuilt = TypedDict("CrystalCodeBuilt", {
    "placed": 'int',
    "lost": 'int',
    "lay": 'List[CrystalCodeLaid]',  # In the order of laying.
    "swap": 'NotRequired[List[str]]',  # Two cards to discard for a new one, if none is laid.
})
Me = TypedDict("Me", {
    "id": 'str',
    "name": 'str',
    "guest": 'bool',
    "isBot": 'NotRequired[Literal[True]]',  # A bot made by a player.
})
RegistrationRules = TypedDict("RegistrationRules", {
    "accounts": 'Literal["open", "invitation", "closed"]',
    "guests": 'bool',
})
GameInfo = TypedDict("GameInfo", {
    "id": 'str',
    "rules": 'int',  # Version of the rules.
    "seats": 'GameInfoSeats',
    "options": 'Dict[str, Any]',
    "bots": 'List[GameInfoBotsItem]',
})
GameInfoSeats = TypedDict("GameInfoSeats", {
    "min": 'int',
    "max": 'int',
})
GameInfoBotsItem = TypedDict("GameInfoBotsItem", {
    "id": 'str',
    "name": 'GameInfoBotsItemName',
    "level": 'float',  # Strength, from 1 (weakest).
})
GameInfoBotsItemName = TypedDict("GameInfoBotsItemName", {
    "en": 'str',
    "fr": 'str',
    "nl": 'str',
})
ListedTable = TypedDict("ListedTable", {
    "id": 'str',
    "game": 'str',
    "options": 'Dict[str, undefined]',
    "pace": 'TimeControl',
    "open": 'bool',  # Listed in the lobby; otherwise link only.
    "rated": 'bool',
    "terms": 'str',  # Hash of the terms of a match.
    "host": 'NotRequired[str]',  # Absent at tables of matchmaking and of tournaments.
    "seats": 'List[Union[ListedTableSeatsItem1, ListedTableSeatsItem2, ListedTableSeatsItem3]]',
    "commitment": 'str',  # SHA-256 of the server’s secret, from which and all shares the deals follow.
    "draw": 'ListedTableDraw',
    "createdAt": 'float',
    "match": 'NotRequired[str]',
    "next": 'NotRequired[str]',
    "closed": 'NotRequired[bool]',  # Closed by its host before a match began.
    "rating": 'NotRequired[ShownRating]',
})
TimeControl = TypedDict("TimeControl", {
    "kind": 'Union[Literal["none"], Literal["live"], Literal["correspondence"]]',
    "perMove": 'int',
    "bank": 'int',
})
ListedTableSeatsItem1 = TypedDict("ListedTableSeatsItem1", {
    "kind": 'Literal["open"]',
    "heldFor": 'NotRequired[ListedTableSeatsItem1HeldFor]',  # The only player who may sit here.
})
ListedTableSeatsItem1HeldFor = TypedDict("ListedTableSeatsItem1HeldFor", {
    "player": 'str',
    "name": 'str',
})
ListedTableSeatsItem2 = TypedDict("ListedTableSeatsItem2", {
    "kind": 'Literal["person"]',
    "player": 'str',
    "name": 'str',
    "online": 'bool',
    "agreed": 'bool',  # Whether they have agreed to the table’s current terms.
    "share": 'NotRequired[ListedTableSeatsItem2Share]',  # Their share in the luck of the match; absent if they add none.
    "guest": 'NotRequired[Literal[True]]',  # A guest: the match will not be rated.
    "isBot": 'NotRequired[Literal[True]]',  # A bot made by a player.
})
ListedTableSeatsItem2Share = TypedDict("ListedTableSeatsItem2Share", {
    "commitment": 'NotRequired[str]',  # SHA-256 of your share in the luck of the match, which you reveal when everybody has committed to theirs.
    "revealed": 'bool',
})
ListedTableSeatsItem3 = TypedDict("ListedTableSeatsItem3", {
    "kind": 'Literal["bot"]',
    "bot": 'str',
})
ListedTableDraw = TypedDict("ListedTableDraw", {
    "dueAt": 'NotRequired[float]',  # While shares are collected: when the match goes on without those that are missing.
    "repeats": 'int',  # How often it began anew because a share was not revealed.
})
ShownRating = TypedDict("ShownRating", {
    "rating": 'int',  # Starts at 1500; a difference of 400 means about ten to one.
    "deviation": 'int',  # Rating deviation.
    "played": 'int',  # Rated matches.
    "provisional": 'bool',  # The deviation is still high.
})
OpenTable = TypedDict("OpenTable", {
    "game": 'str',
    "options": 'NotRequired[Dict[str, undefined]]',
    "pace": 'NotRequired[OpenTablePace]',  # No clock by default; rated against bots, 30 s per move.
    "open": 'NotRequired[bool]',
    "rated": 'NotRequired[bool]',  # Rated; true by default. Only with a clock, and for players with an account.
    "seats": 'NotRequired[int]',
    "bots": 'NotRequired[List[str]]',  # Built-in bots, or your own by their ids, seated at once.
    "share": 'NotRequired[str]',  # SHA-256 of your share in the luck of the match, which you reveal when everybody has committed to theirs.
})
OpenTablePace = TypedDict("OpenTablePace", {
    "kind": 'Union[Literal["none"], Literal["live"], Literal["correspondence"]]',
    "perMove": 'int',
    "bank": 'int',
})
Table = TypedDict("Table", {
    "id": 'str',
    "game": 'str',
    "options": 'Dict[str, undefined]',
    "pace": 'TimeControl',
    "open": 'bool',  # Listed in the lobby; otherwise link only.
    "rated": 'bool',
    "terms": 'str',  # Hash of the terms of a match.
    "host": 'NotRequired[str]',  # Absent at tables of matchmaking and of tournaments.
    "seats": 'List[Union[ListedTableSeatsItem1, ListedTableSeatsItem2, ListedTableSeatsItem3]]',
    "commitment": 'str',  # SHA-256 of the server’s secret, from which and all shares the deals follow.
    "draw": 'ListedTableDraw',
    "createdAt": 'float',
    "match": 'NotRequired[str]',
    "next": 'NotRequired[str]',
    "closed": 'NotRequired[bool]',  # Closed by its host before a match began.
})
ChangeTable = TypedDict("ChangeTable", {
    "options": 'NotRequired[Dict[str, undefined]]',
    "pace": 'NotRequired[OpenTablePace]',  # No clock by default; rated against bots, 30 s per move.
    "open": 'NotRequired[bool]',
    "rated": 'NotRequired[bool]',  # Rated; true by default. Only with a clock, and for players with an account.
})
Sit = TypedDict("Sit", {
    "terms": 'str',  # Hash of the terms of a match.
    "seat": 'NotRequired[int]',
    "share": 'NotRequired[str]',  # SHA-256 of your share in the luck of the match, which you reveal when everybody has committed to theirs.
})
SeatBot = TypedDict("SeatBot", {
    "seat": 'NotRequired[int]',
    "bot": 'str',
})
StartMatch = TypedDict("StartMatch", {
    "terms": 'str',  # Hash of the terms of a match.
})
CommitShare = TypedDict("CommitShare", {
    "share": 'str',  # SHA-256 of your share in the luck of the match, which you reveal when everybody has committed to theirs.
})
RevealShare = TypedDict("RevealShare", {
    "share": 'str',
})
SeekRequest = TypedDict("SeekRequest", {
    "game": 'str',
    "pace": 'Union[Literal["live"], Literal["correspondence"]]',
    "options": 'NotRequired[Dict[str, undefined]]',
})
Room = TypedDict("Room", {
    "code": 'str',
    "members": 'List[RoomMember]',
    "next": 'NotRequired[NextGame]',
    "table": 'NotRequired[str]',  # The table of the current match, until the match is over.
    "match": 'NotRequired[str]',  # The current match, until it is over.
    "seated": 'List[str]',  # The players of the current match.
    "opener": 'NotRequired[str]',  # Who opened the room. They can remove others and end a match.
    "endAskedBy": 'NotRequired[List[str]]',  # Players who ask that the current match ends.
    "ended": 'List[RoomMatch]',  # The last matches with a result, newest first.
})
RoomMember = TypedDict("RoomMember", {
    "player": 'str',
    "name": 'str',
    "online": 'bool',
    "device": 'NotRequired[str]',  # The player on whose device this person plays.
    "watching": 'NotRequired[Literal[True]]',  # Does not want to be seated.
    "removalAskedBy": 'NotRequired[List[str]]',  # Members who ask that this one is removed.
    "points": 'float',  # Per match, a point for every player ranked lower and half a point for every equal one.
    "played": 'int',  # Matches that counted.
})
NextGame = TypedDict("NextGame", {
    "game": 'str',
    "options": 'Dict[str, undefined]',
    "bots": 'List[str]',  # As chosen; those without a free seat are left out.
    "players": 'List[str]',  # Who would be seated if it started now.
    "canStart": 'bool',
})
RoomMatch = TypedDict("RoomMatch", {
    "match": 'str',
    "game": 'str',
    "seats": 'List[MatchSeat]',
    "ranks": 'List[int]',
})
MatchSeat = TypedDict("MatchSeat", {
    "name": 'str',
    "player": 'NotRequired[str]',
    "bot": 'NotRequired[str]',
    "isBot": 'NotRequired[Literal[True]]',  # A bot made by a player.
    "guest": 'NotRequired[Literal[True]]',  # A guest, whose name is nobody’s.
    "device": 'NotRequired[str]',  # The player on whose device this seat is played.
    "strength": 'NotRequired[int]',  # The rating at which a bot that adapts to its opponents plays this match.
})
PlayBots = TypedDict("PlayBots", {
    "game": 'str',
    "bots": 'List[str]',
    "options": 'NotRequired[Dict[str, undefined]]',
    "pace": 'NotRequired[PlayBotsPace]',  # Rated, 30 s per move by default; otherwise no clock.
    "rated": 'NotRequired[bool]',  # Rated, for accounts; false by default.
})
PlayBotsPace = TypedDict("PlayBotsPace", {
    "kind": 'Union[Literal["none"], Literal["live"], Literal["correspondence"]]',
    "perMove": 'int',
    "bank": 'int',
})
MatchSummary = TypedDict("MatchSummary", {
    "id": 'str',
    "game": 'str',
    "table": 'str',
    "pace": 'TimeControl',
    "rated": 'bool',
    "seats": 'List[MatchSeat]',
    "you": 'Union[int, None]',
    "yourTurn": 'bool',
    "due": 'NotRequired[float]',  # When your time is up, in milliseconds since 1970.
    "othersDue": 'NotRequired[float]',  # When the next clock runs out that is not yours: another player’s, or the game’s.
    "plies": 'int',
    "startedAt": 'float',
    "endedAt": 'NotRequired[float]',
    "outcome": 'NotRequired[Outcome]',
    "offline": 'NotRequired[Literal[True]]',  # Played in the browser without a network; unrated.
    "unreadable": 'NotRequired[Literal[True]]',  # The server’s rules do not accept its log. It waits until they do, or is ended.
})
Outcome = TypedDict("Outcome", {
    "ranks": 'List[float]',
})
Branch = TypedDict("Branch", {
    "match": 'NotRequired[str]',
    "record": 'NotRequired[Dict[str, Any]]',
    "ply": 'int',
    "seat": 'int',
    "bots": 'List[str]',
    "table": 'NotRequired[str]',  # A table of yours whose commitment you were shown, and which is used.
    "share": 'NotRequired[str]',  # The share that you committed to at that table.
})
MatchListQuery = TypedDict("MatchListQuery", {
    "which": 'Union[Literal["running"], Literal["ended"]]',
})
RatingChange = TypedDict("RatingChange", {
    "seat": 'int',
    "player": 'str',
    "before": 'int',
    "after": 'int',
    "provisional": 'bool',
})
PhotoFinish = TypedDict("PhotoFinish", {
    "race": 'int',  # When the race was revealed to your seat, in match time. It names the race.
    "number": 'int',
    "winner": 'NotRequired[int]',
    "racers": 'List[PhotoFinishRacersItem]',
})
PhotoFinishRacersItem = TypedDict("PhotoFinishRacersItem", {
    "seat": 'int',
    "ended": 'float',  # When its race ended, in milliseconds since it was revealed to this seat.
    "claims": 'List[PhotoFinishRacersItemClaimsItem]',
    "trace": 'NotRequired[str]',  # Absent of bots, and where nothing was handed in.
})
PhotoFinishRacersItemClaimsItem = TypedDict("PhotoFinishRacersItemClaimsItem", {
    "time": 'float',  # The time that counts, in milliseconds since the reveal.
    "right": 'bool',
    "receipt": 'NotRequired[ClaimReceipt]',
})
ClaimReceipt = TypedDict("ClaimReceipt", {
    "credited": 'float',
    "claimed": 'NotRequired[float]',  # The time that the client measured, from painting to claiming.
    "arrived": 'float',
    "trip": 'ClaimReceiptTrip',
    "waited": 'float',  # How long the server held it for earlier claims that might still arrive.
    "decision": 'Union[Literal["alone"], Literal["time"], Literal["arrival"]]',
    "inhuman": 'NotRequired[Literal[True]]',  # A person cannot be this fast. The match is not rated.
})
ClaimReceiptTrip = TypedDict("ClaimReceiptTrip", {
    "low": 'float',
    "high": 'float',
})
HandInTrace = TypedDict("HandInTrace", {
    "trace": 'str',  # Marks in order of time, separated by spaces: milliseconds since the picture was painted, a letter and its values. `p` pointer at x.y in thousandths of the board, `o` over a target, `k` a key, `u`, `t`, `d` tile picked up, turned, laid down, `j` tiles in one row.
})
MatchTournament = TypedDict("MatchTournament", {
    "tournament": 'NotRequired[MatchTournamentTournament]',
})
MatchTournamentTournament = TypedDict("MatchTournamentTournament", {
    "id": 'str',
    "name": 'str',
    "round": 'int',
    "format": 'Union[Literal["robin"], Literal["swiss"], Literal["tables"], Literal["knockout"], Literal["arena"]]',
})
Rematch = TypedDict("Rematch", {
    "terms": 'NotRequired[str]',  # Hash of the terms of a match.
    "share": 'NotRequired[str]',  # SHA-256 of your share in the luck of the match, which you reveal when everybody has committed to theirs.
    "game": 'NotRequired[str]',
    "options": 'NotRequired[Dict[str, undefined]]',
})
ProposeTimeControl = TypedDict("ProposeTimeControl", {
    "pace": 'TimeControl',
})
AnswerTimeControlBody1 = TypedDict("AnswerTimeControlBody1", {
    "answer": 'Literal["agree"]',
    "terms": 'str',  # Hash of the terms of a match.
})
AnswerTimeControlBody2 = TypedDict("AnswerTimeControlBody2", {
    "answer": 'Literal["decline"]',
})
MatchPlan = TypedDict("MatchPlan", {
    "state": 'Union[Literal["none"], Literal["stands"], Literal["done"], Literal["unfit"]]',  # No plan, active, carried out, or dropped because it no longer fits.
    "plan": 'NotRequired[Any]',
})
SetPlan = TypedDict("SetPlan", {
    "plan": 'Any',  # In the format of the game.
})
TurnsRequest = TypedDict("TurnsRequest", {
    "wait": 'NotRequired[float]',  # Seconds to wait for a turn; 0 by default.
    "known": 'NotRequired[str]',  # Turns to leave out, as `match:seq` separated by commas, because you have seen them.
})
Position = TypedDict("Position", {
    "match": 'str',
    "table": 'str',
    "game": 'str',
    "rules": 'int',  # Version of the rules.
    "options": 'Dict[str, undefined]',
    "rated": 'bool',
    "seats": 'List[MatchSeat]',
    "seat": 'Union[int, None]',  # Your seat; null for spectators.
    "seq": 'int',  # Number of inputs so far, including those of chance and the clock.
    "at": 'float',  # Match time now, in milliseconds.
    "view": 'Any',  # What your seat sees and may do. It differs by game: see the schema `GAME.View`, such as `crack-the-code.View`.
    "awaits": 'List[int]',  # The seats that must act.
    "told": 'List[InputEvents]',  # Events visible to your seat since the ply you asked for.
    "clocks": 'NotRequired[List[SeatClock]]',  # Clocks by seat, if the match has clocks.
    "due": 'NotRequired[float]',  # When your time is up, in milliseconds since 1970.
    "race": 'NotRequired[float]',  # In a race you may claim in: when it was revealed to you, in match time.
    "outcome": 'NotRequired[Outcome]',
})
InputEvents = TypedDict("InputEvents", {
    "ply": 'int',
    "at": 'float',
    "by": 'Union[int, Literal["chance"], Literal["clock"]]',
    "events": 'List[Any]',
    "receipt": 'NotRequired[ClaimReceipt]',
    "bot": 'NotRequired[Literal[True]]',  # Played by a substitute bot for an absent player.
})
SeatClock = TypedDict("SeatClock", {
    "left": 'float',
    "bank": 'float',
    "runs": 'bool',
})
SinceQuery = TypedDict("SinceQuery", {
    "since": 'NotRequired[int]',  # Include events after this ply; all by default.
})
NewMove = TypedDict("NewMove", {
    "key": 'str',
    "move": 'Any',  # By the schema `GAME.Move`, such as `crack-the-code.Move`.
})
Annotation = TypedDict("Annotation", {
    "title": 'str',
    "intro": 'str',
    "notes": 'List[MoveNote]',  # In the order of the moves.
    "id": 'str',
    "match": 'str',
    "game": 'str',
    "author": 'AnnotationAuthor',
    "yours": 'bool',  # You may change and delete it.
    "version": 'int',  # Grows with every change. Zero before the first.
    "updatedAt": 'float',  # Milliseconds since 1970.
})
MoveNote = TypedDict("MoveNote", {
    "ply": 'int',  # The number of the move.
    "text": 'str',
    "mark": 'NotRequired[Literal["!!", "!", "!?", "?!", "?", "??"]]',
    "viewer": 'NotRequired[Union[int, Literal["spectator"]]]',  # From whose side the board is shown.
})
AnnotationAuthor = TypedDict("AnnotationAuthor", {
    "id": 'str',
    "name": 'str',
    "guest": 'bool',
})
Contacts = TypedDict("Contacts", {
    "friends": 'List[Friend]',
    "requests": 'List[Person]',  # Incoming friend requests.
    "asked": 'List[Person]',  # Outgoing friend requests.
    "blocked": 'List[Person]',
    "invitations": 'List[Invitation]',
})
Friend = TypedDict("Friend", {
    "player": 'str',
    "name": 'str',
    "guest": 'NotRequired[Literal[True]]',  # A guest, whose name is nobody’s.
    "state": 'Union[Literal["online"], Literal["playing"], Literal["away"]]',
    "match": 'NotRequired[str]',  # The match they are playing, which can be watched.
    "unread": 'NotRequired[int]',  # Messages of theirs that you have not read.
})
Person = TypedDict("Person", {
    "player": 'str',
    "name": 'str',
    "guest": 'NotRequired[Literal[True]]',  # A guest, whose name is nobody’s.
})
Invitation = TypedDict("Invitation", {
    "table": 'str',
    "game": 'str',
    "pace": 'TimeControl',
    "rated": 'bool',
    "terms": 'str',  # Hash of the terms of a match.
    "from": 'Person',
})
AddFriend = TypedDict("AddFriend", {
    "player": 'NotRequired[str]',
    "name": 'NotRequired[str]',
})
Invite = TypedDict("Invite", {
    "player": 'str',
})
MarkRead = TypedDict("MarkRead", {
    "seq": 'int',
})
Opponent = TypedDict("Opponent", {
    "player": 'str',
    "name": 'str',
    "guest": 'NotRequired[Literal[True]]',  # A guest, whose name is nobody’s.
    "game": 'str',
    "at": 'float',
})
ReportedPlayer = TypedDict("ReportedPlayer", {
    "id": 'str',
    "name": 'str',
})
DailyLuck = TypedDict("DailyLuck", {
    "month": 'str',  # Such as 2026-11.
    "fingerprint": 'str',  # The SHA-256 of the first day’s seed, in hexadecimal.
    "published": 'float',  # Milliseconds since 1970.
    "revealed": 'NotRequired[DailyLuckRevealed]',
})
DailyLuckRevealed = TypedDict("DailyLuckRevealed", {
    "day": 'str',  # A day of UTC, such as 2026-11-17.
    "seed": 'str',  # Each day’s seed is the SHA-256 of the next day’s.
})
RatingsQuery = TypedDict("RatingsQuery", {
    "game": 'str',
    "pace": 'Union[Literal["live"], Literal["correspondence"]]',
    "player": 'List[str]',
})
RatingCategory = TypedDict("RatingCategory", {
    "game": 'str',
    "pace": 'Union[Literal["live"], Literal["correspondence"]]',
})
Leaderboard = TypedDict("Leaderboard", {
    "best": 'List[LeaderboardBestItem]',
    "you": 'LeaderboardYou',  # Your own standing.
})
LeaderboardBestItem = TypedDict("LeaderboardBestItem", {
    "id": 'str',
    "name": 'str',
    "bot": 'bool',
    "place": 'int',
    "rating": 'ShownRating',
})
LeaderboardYou = TypedDict("LeaderboardYou", {
    "rating": 'ShownRating',
    "place": 'NotRequired[int]',  # Your place, or the place you would have if listed.
})
PlayerSearchQuery = TypedDict("PlayerSearchQuery", {
    "name": 'str',
})
ListedPlayer = TypedDict("ListedPlayer", {
    "id": 'str',
    "name": 'str',
    "bot": 'bool',
})
Profile = TypedDict("Profile", {
    "id": 'str',
    "name": 'str',
    "bot": 'bool',
    "kind": 'Union[Literal["account"], Literal["guest"], Literal["bot"], Literal["left"]]',
    "since": 'NotRequired[float]',  # When they joined; absent for built-in bots.
    "ratings": 'List[ProfileRatingsItem]',
    "puzzles": 'List[ProfilePuzzlesItem]',  # Puzzle ratings.
    "statistics": 'List[GameStatistics]',
    "running": 'List[MatchSummary]',
    "opponents": 'List[ListedPlayer]',  # Most frequent recent opponents.
})
ProfileRatingsItem = TypedDict("ProfileRatingsItem", {
    "game": 'str',
    "pace": 'Union[Literal["live"], Literal["correspondence"]]',
    "rating": 'int',  # Starts at 1500; a difference of 400 means about ten to one.
    "deviation": 'int',  # Rating deviation.
    "played": 'int',  # Rated matches.
    "provisional": 'bool',  # The deviation is still high.
})
ProfilePuzzlesItem = TypedDict("ProfilePuzzlesItem", {
    "game": 'str',
    "rating": 'int',  # Starts at 1500; a difference of 400 means about ten to one.
    "deviation": 'int',  # Rating deviation.
    "played": 'int',  # Rated matches.
    "provisional": 'bool',  # The deviation is still high.
})
GameStatistics = TypedDict("GameStatistics", {
    "game": 'str',
    "all": 'GameStatisticsAll',
    "bySeats": 'List[GameStatisticsBySeatsItem]',
})
GameStatisticsAll = TypedDict("GameStatisticsAll", {
    "matches": 'int',
    "won": 'int',
    "drew": 'int',
    "lost": 'int',
    "rank": 'float',  # Average rank.
    "plies": 'float',  # Average number of inputs.
    "took": 'float',  # Average match time in milliseconds.
})
GameStatisticsBySeatsItem = TypedDict("GameStatisticsBySeatsItem", {
    "seats": 'int',
    "matches": 'int',
    "won": 'int',
    "drew": 'int',
    "lost": 'int',
    "rank": 'float',  # Average rank.
    "plies": 'float',  # Average number of inputs.
    "took": 'float',  # Average match time in milliseconds.
})
RatingHistoryAnswerItem = TypedDict("RatingHistoryAnswerItem", {
    "match": 'str',
    "at": 'float',
    "rating": 'int',
    "deviation": 'int',
})
MatchPageQuery = TypedDict("MatchPageQuery", {
    "game": 'NotRequired[str]',
    "pace": 'NotRequired[Union[Literal["live"], Literal["correspondence"]]]',
    "result": 'NotRequired[Union[Literal["won"], Literal["drew"], Literal["lost"]]]',
    "rated": 'NotRequired[bool]',
    "opponent": 'NotRequired[str]',
    "before": 'NotRequired[str]',  # Cursor from the previous page.
})
PlayedMatches = TypedDict("PlayedMatches", {
    "matches": 'List[PlayedMatch]',
    "next": 'NotRequired[str]',  # Cursor of the next page: pass it as `before`.
})
PlayedMatch = TypedDict("PlayedMatch", {
    "match": 'MatchSummary',
    "seat": 'int',
    "rank": 'int',
    "result": 'Union[Literal["won"], Literal["drew"], Literal["lost"]]',
    "change": 'NotRequired[PlayedMatchChange]',
})
PlayedMatchChange = TypedDict("PlayedMatchChange", {
    "before": 'int',
    "after": 'int',
})
HeadToHead = TypedDict("HeadToHead", {
    "player": 'ListedPlayer',
    "other": 'ListedPlayer',
    "all": 'HeadToHeadAll',
    "byGame": 'List[HeadToHeadByGameItem]',
})
HeadToHeadAll = TypedDict("HeadToHeadAll", {
    "matches": 'int',
    "won": 'int',
    "drew": 'int',
    "lost": 'int',
})
HeadToHeadByGameItem = TypedDict("HeadToHeadByGameItem", {
    "game": 'str',
    "matches": 'int',
    "won": 'int',
    "drew": 'int',
    "lost": 'int',
})
ListedTournament = TypedDict("ListedTournament", {
    "id": 'str',
    "name": 'str',
    "game": 'str',
    "pace": 'TimeControl',
    "format": 'Union[Literal["robin"], Literal["swiss"], Literal["tables"], Literal["knockout"], Literal["arena"]]',
    "rounds": 'int',
    "places": 'int',
    "size": 'int',
    "start": 'Union[ListedTournamentStart1, ListedTournamentStart2, ListedTournamentStart3]',
    "minutes": 'NotRequired[int]',  # Duration, for the format `arena`.
    "repeats": 'NotRequired[Union[Literal["day"], Literal["week"]]]',
    "rated": 'bool',
    "state": 'Union[Literal["open"], Literal["running"], Literal["over"], Literal["cancelled"]]',
    "round": 'int',  # The current round; 0 before the first.
    "entrants": 'int',
    "organiser": 'ListedTournamentOrganiser',
    "createdAt": 'float',
    "startedAt": 'NotRequired[float]',
    "endedAt": 'NotRequired[float]',
    "winners": 'NotRequired[List[str]]',
    "mine": 'bool',
})
ListedTournamentStart1 = TypedDict("ListedTournamentStart1", {
    "kind": 'Literal["full"]',
})
ListedTournamentStart2 = TypedDict("ListedTournamentStart2", {
    "kind": 'Literal["hand"]',
})
ListedTournamentStart3 = TypedDict("ListedTournamentStart3", {
    "kind": 'Literal["time"]',
    "at": 'int',
})
ListedTournamentOrganiser = TypedDict("ListedTournamentOrganiser", {
    "player": 'str',
    "name": 'str',
})
NewTournament = TypedDict("NewTournament", {
    "name": 'str',
    "game": 'str',
    "options": 'NotRequired[Dict[str, undefined]]',
    "pace": 'TimeControl',
    "format": 'Union[Literal["robin"], Literal["swiss"], Literal["tables"], Literal["knockout"], Literal["arena"]]',
    "rounds": 'NotRequired[int]',
    "places": 'int',
    "size": 'NotRequired[int]',  # Seats per table, for the format `tables`.
    "minutes": 'NotRequired[int]',  # Duration, for the format `arena`.
    "start": 'Union[ListedTournamentStart1, ListedTournamentStart2, ListedTournamentStart3]',
    "repeats": 'NotRequired[Union[Literal["day"], Literal["week"]]]',
    "rated": 'NotRequired[bool]',
})
Tournament = TypedDict("Tournament", {
    "id": 'str',
    "name": 'str',
    "game": 'str',
    "pace": 'TimeControl',
    "format": 'Union[Literal["robin"], Literal["swiss"], Literal["tables"], Literal["knockout"], Literal["arena"]]',
    "rounds": 'int',
    "places": 'int',
    "size": 'int',
    "start": 'Union[ListedTournamentStart1, ListedTournamentStart2, ListedTournamentStart3]',
    "minutes": 'NotRequired[int]',  # Duration, for the format `arena`.
    "repeats": 'NotRequired[Union[Literal["day"], Literal["week"]]]',
    "rated": 'bool',
    "state": 'Union[Literal["open"], Literal["running"], Literal["over"], Literal["cancelled"]]',
    "round": 'int',  # The current round; 0 before the first.
    "entrants": 'int',
    "organiser": 'ListedTournamentOrganiser',
    "createdAt": 'float',
    "startedAt": 'NotRequired[float]',
    "endedAt": 'NotRequired[float]',
    "winners": 'NotRequired[List[str]]',
    "options": 'Dict[str, undefined]',
    "commitment": 'str',  # SHA-256 of the secret from which the secrets of all matches are derived.
    "secret": 'NotRequired[str]',  # Revealed when the tournament is over.
    "people": 'List[Entrant]',
    "standings": 'List[TournamentStanding]',
    "tieBreaks": 'List[Union[Literal["buchholz"], Literal["sonneborn"], Literal["direct"], Literal["wins"]]]',
    "meetings": 'List[List[TournamentPairing]]',  # Pairings by round.
})
Entrant = TypedDict("Entrant", {
    "number": 'int',
    "name": 'str',
    "player": 'NotRequired[str]',
    "bot": 'NotRequired[str]',
    "out": 'bool',  # Is not paired: has withdrawn, was removed, or is away.
    "away": 'NotRequired[Literal[True]]',  # Has left an arena or was absent from two matches; may come back.
})
TournamentStanding = TypedDict("TournamentStanding", {
    "entrant": 'int',
    "rank": 'int',
    "points": 'float',
    "breaks": 'List[float]',
})
TournamentPairing = TypedDict("TournamentPairing", {
    "board": 'int',
    "seats": 'List[int]',
    "match": 'NotRequired[str]',
    "points": 'NotRequired[List[float]]',
})
EnterTournament = TypedDict("EnterTournament", {
    "contribution": 'NotRequired[str]',
})
EnterBot = TypedDict("EnterBot", {
    "bot": 'str',
})
SignedLogHead = TypedDict("SignedLogHead", {
    "size": 'int',
    "root": 'str',  # SHA-256, in hexadecimal.
    "at": 'float',  # Milliseconds since 1970.
    "key": 'str',  # The server’s public key, Ed25519, in base64url.
    "signature": 'str',  # Of the lines “sesame log 1”, size, root and time, in base64url.
})
LogPageQuery = TypedDict("LogPageQuery", {
    "from": 'NotRequired[int]',
    "limit": 'NotRequired[int]',
})
LogEntry = TypedDict("LogEntry", {
    "number": 'int',
    "entry": 'str',  # JSON. The leaf is the hash of this text.
})
LogConsistencyQuery = TypedDict("LogConsistencyQuery", {
    "from": 'int',
    "to": 'int',
})
LogProof = TypedDict("LogProof", {
    "proof": 'List[str]',
})
MatchLogEntries = TypedDict("MatchLogEntries", {
    "head": 'SignedLogHead',
    "entries": 'List[MatchLogEntriesEntriesItem]',
})
MatchLogEntriesEntriesItem = TypedDict("MatchLogEntriesEntriesItem", {
    "number": 'int',
    "entry": 'str',  # JSON. The leaf is the hash of this text.
    "proof": 'List[str]',
})
MailAvailability = TypedDict("MailAvailability", {
    "available": 'bool',
})
