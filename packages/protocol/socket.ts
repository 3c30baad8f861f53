import Type, { type Static } from 'typebox';
import { AnnouncementsUpdate } from './admin.ts';
import {
  ChatUpdate,
  SendChat,
  SendMessage,
  SendSpectatorChat,
  SpectatorChatUpdate,
  TALK_PATTERN,
  TalkUpdate,
} from './chat.ts';
import {
  Branched,
  ClaimReceipt,
  ID_PATTERN,
  Id,
  IdempotencyKey,
  MatchSeat,
  MatchSummary,
  Options,
  Outcome,
  PlayedOffline,
  RequestId,
  SeatNumber,
  Table,
  TermsHash,
  TimeControl,
} from './common.ts';
import { ContactsUpdate } from './friends.ts';
import { MAX_CLAIM_TIME_MS } from './limits.ts';
import { SeekUpdate } from './matchmaking.ts';
import { ROOM_CODE_PATTERN } from './room-code.ts';
import { RoomUpdate } from './rooms.ts';
import { FeaturedMatchesUpdate, SpectatorCountUpdate } from './spectators.ts';
import { ListedTable } from './tables.ts';
import { SeatAbsence, TimeControlOffer } from './time-control.ts';
import { TournamentListChanged, TournamentUpdate } from './tournaments.ts';

/** WebSocket messages. Every client message has an `id` that its answer repeats. */
const exact = { additionalProperties: false } as const;

/** A topic to subscribe to; `audience:<match>` is the spectator chat of a match, `talk:<player>.<player>` a private one. */
export const Topic = Type.String({
  pattern: `^(lobby|me|people|seek|tournaments|playing|announcements|(table|chat|match|audience|tournament):${ID_PATTERN}|room:${ROOM_CODE_PATTERN}|talk:${TALK_PATTERN})$`,
});

/**
 * Subscribes to a topic. Numbered topics send only what came after `since`; the first message always has the full state.
 * With `changes`, later updates of a match carry a diff of the view instead of all of it. `as` chooses whose view of a match
 * it is: a spectator’s, even for its players, or that of a seat on your own device.
 */
export const Watch = Type.Object(
  {
    type: Type.Literal('watch'),
    id: RequestId,
    topic: Topic,
    since: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
    changes: Type.Optional(Type.Literal(true)),
    as: Type.Optional(Type.Union([Type.Literal('spectator'), SeatNumber])),
  },
  exact,
);
export const Unwatch = Type.Object({ type: Type.Literal('unwatch'), id: RequestId, topic: Topic }, exact);

/** The seat that acts, if it is not your own but one on your device. */
const Acting = Type.Optional(SeatNumber);

/** A move. A repeated key is not played again. In a race, `took` is the time from painting to claiming. */
export const Play = Type.Object(
  {
    type: Type.Literal('play'),
    id: RequestId,
    match: Id,
    key: IdempotencyKey,
    move: Type.Unknown(),
    took: Type.Optional(Type.Number({ minimum: 0, maximum: MAX_CLAIM_TIME_MS })),
    seat: Acting,
    after: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: Number.MAX_SAFE_INTEGER,
        description: 'Play only if the match is still at this `seq`; otherwise `moved-on`.',
      }),
    ),
  },
  exact,
);
/** Undoes the player’s last move, if nobody has learnt what it was. A repeated key is not carried out again. */
export const UndoMove = Type.Object(
  { type: Type.Literal('take-back'), id: RequestId, match: Id, key: IdempotencyKey, seat: Acting },
  exact,
);

export const ClientMessage = Type.Union([Watch, Unwatch, Play, UndoMove, SendChat, SendSpectatorChat, SendMessage]);
export type ClientMessage = Static<typeof ClientMessage>;

/** Sent once when the socket opens. */
export const Welcome = Type.Object({ type: Type.Literal('welcome'), player: Id, name: Type.String() });
export const RequestDone = Type.Object({ type: Type.Literal('done'), id: RequestId });
export const RequestRefused = Type.Object({
  type: Type.Literal('refused'),
  id: Type.Union([RequestId, Type.Null()]),
  code: Type.String(),
  message: Type.String(),
  until: Type.Optional(Type.Number({ description: 'When it will be allowed again, in milliseconds since 1970.' })),
});

/** The part of a match that rarely changes: sent on subscribing, and again when it has changed. */
export const MatchInfo = Type.Object({
  id: Id,
  table: Id,
  game: Id,
  rules: Type.Integer(),
  options: Options,
  pace: TimeControl,
  rated: Type.Boolean(),
  seats: Type.Array(MatchSeat),
  you: Type.Union([SeatNumber, Type.Null()]),
  commitment: Type.String(),
  startedAt: Type.Number(),
  branched: Type.Optional(Branched),
  tournament: Type.Optional(Id),
  offline: PlayedOffline,
});
export type MatchInfo = Static<typeof MatchInfo>;

/** The events of one input, as this viewer sees them. */
export const InputEvents = Type.Object({
  ply: Type.Integer(),
  at: Type.Number(),
  by: Type.Union([SeatNumber, Type.Literal('chance'), Type.Literal('clock')]),
  events: Type.Array(Type.Unknown()),
  receipt: Type.Optional(ClaimReceipt),
  bot: Type.Optional(Type.Literal(true, { description: 'Played by a substitute bot for an absent player.' })),
});
export type InputEvents = Static<typeof InputEvents>;

/** A seat’s clock in milliseconds: total time left, the time bank’s part of it, and whether it is running. */
export const SeatClock = Type.Object({ left: Type.Number(), bank: Type.Number(), runs: Type.Boolean() });
export type SeatClock = Static<typeof SeatClock>;

/** A match after `seq` rows of its log. `re` is the id of the request that caused it; `info` comes on subscribing. */
export const MatchUpdate = Type.Object({
  type: Type.Literal('match'),
  match: Id,
  seq: Type.Integer(),
  at: Type.Number({ description: 'Match time now, in milliseconds.' }),
  re: Type.Optional(RequestId),
  info: Type.Optional(MatchInfo),
  view: Type.Optional(
    Type.Unknown({ description: 'The full view. Absent if you asked for changes and already have one.' }),
  ),
  since: Type.Optional(
    Type.Integer({
      description:
        'With `change`: the row whose view it applies to. If you do not have that view, watch again without `since`.',
    }),
  ),
  change: Type.Optional(
    Type.Unknown({
      description:
        'Diff of the view: `[value]` is a new value, `0` a removed member, an object the changed members. Absent: no change.',
    }),
  ),
  told: Type.Array(InputEvents),
  whole: Type.Optional(
    Type.Literal(true, {
      description: 'A move was undone: `told` has all events and replaces what you had.',
    }),
  ),
  awaits: Type.Array(SeatNumber),
  clocks: Type.Optional(Type.Array(SeatClock)),
  notes: Type.Optional(Type.Array(SeatAbsence)),
  paceOffer: Type.Optional(TimeControlOffer),
  outcome: Type.Optional(Outcome),
  aborted: Type.Optional(
    Type.String({
      description:
        'Ended early by an admin, with this note, or by the only person in it. Rated, the latter has an outcome. With the note “sesame:game-failed”: ended because the rules of its game failed.',
    }),
  ),
  race: Type.Optional(
    Type.Number({ description: 'In a race you may claim in: when it was revealed to you, in match time.' }),
  ),
});
export type MatchUpdate = Static<typeof MatchUpdate>;

/** You can undo your last move while the match is at `seq`. */
export const UndoOffer = Type.Object({ type: Type.Literal('offer'), match: Id, seq: Type.Integer() });

/** What the server has told you of a rated match so far, signed. The kernel’s `Receipt` says what is signed. */
export const ReceiptMessage = Type.Object({
  type: Type.Literal('receipt'),
  match: Id,
  seq: Type.Integer({ description: 'The row of the log, as you know it, after which it was made.' }),
  seat: SeatNumber,
  terms: TermsHash,
  told: Type.Integer(),
  chain: Type.String(),
  view: Type.String(),
  key: Type.String(),
  signature: Type.String(),
});
export type ReceiptMessage = Static<typeof ReceiptMessage>;

export const LobbyUpdate = Type.Object({
  type: Type.Literal('lobby'),
  tables: Type.Array(ListedTable),
  online: Type.Integer(),
});
export const MyMatchesUpdate = Type.Object({ type: Type.Literal('me'), matches: Type.Array(MatchSummary) });
export const TableUpdate = Type.Object({ type: Type.Literal('table'), table: Table });
export const ServerMessage = Type.Union([
  Welcome,
  RequestDone,
  RequestRefused,
  MatchUpdate,
  UndoOffer,
  ReceiptMessage,
  LobbyUpdate,
  MyMatchesUpdate,
  TableUpdate,
  RoomUpdate,
  ChatUpdate,
  ContactsUpdate,
  SeekUpdate,
  SpectatorCountUpdate,
  SpectatorChatUpdate,
  TalkUpdate,
  FeaturedMatchesUpdate,
  AnnouncementsUpdate,
  TournamentListChanged,
  TournamentUpdate,
]);
export type ServerMessage = Static<typeof ServerMessage>;
