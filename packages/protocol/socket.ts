import Type, { type Static } from 'typebox';
import { AnnouncementsUpdate } from './admin.ts';
import { ChatUpdate, SendChat, SendSpectatorChat, SpectatorChatUpdate } from './chat.ts';
import {
  Branched,
  ClaimReceipt,
  Id,
  IdempotencyKey,
  MatchSeat,
  MatchSummary,
  Options,
  Outcome,
  RequestId,
  SeatNumber,
  Table,
  TimeControl,
} from './common.ts';
import { ContactsUpdate } from './friends.ts';
import { SeekUpdate } from './matchmaking.ts';
import { FeaturedMatchesUpdate, SpectatorCountUpdate } from './spectators.ts';
import { ListedTable } from './tables.ts';
import { SeatAbsence, TimeControlOffer } from './time-control.ts';
import { TournamentListChanged, TournamentUpdate } from './tournaments.ts';

/** Messages over the WebSocket. Every one from a client has an `id` that its answer repeats. */
const exact = { additionalProperties: false } as const;

/** `lobby`, `me`, `people`, `seek`, `tournaments`, `playing`, `announcements`, or one of a table, its chat, a match, its audience's chat, a tournament. */
export const Topic = Type.String({
  pattern:
    '^(lobby|me|people|seek|tournaments|playing|announcements|(table|chat|match|audience|tournament):[A-Za-z0-9_-]{1,40})$',
});

/**
 * Starts a stream. Of a numbered stream only what came after `since` is told; the state is always whole at first. Whoever
 * asks for `changes` of a match is then told what changed in their view instead of all of it.
 */
export const Watch = Type.Object(
  {
    type: Type.Literal('watch'),
    id: RequestId,
    topic: Topic,
    since: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
    changes: Type.Optional(Type.Literal(true)),
  },
  exact,
);
export const Unwatch = Type.Object({ type: Type.Literal('unwatch'), id: RequestId, topic: Topic }, exact);

/** A move. Sent again with the same key it is not played again. In a race it says how long after painting it was made. */
export const Play = Type.Object(
  {
    type: Type.Literal('play'),
    id: RequestId,
    match: Id,
    key: IdempotencyKey,
    move: Type.Unknown(),
    took: Type.Optional(Type.Number({ minimum: 0, maximum: 86_400_000 })),
  },
  exact,
);
/** Takes back one's last move, as long as nobody can tell what it was. Sent again with the same key it is not done again. */
export const UndoMove = Type.Object(
  { type: Type.Literal('take-back'), id: RequestId, match: Id, key: IdempotencyKey },
  exact,
);

export const ClientMessage = Type.Union([Watch, Unwatch, Play, UndoMove, SendChat, SendSpectatorChat]);
export type ClientMessage = Static<typeof ClientMessage>;

/** Sent once when the socket opens. */
export const Welcome = Type.Object({ type: Type.Literal('welcome'), player: Id, name: Type.String() });
export const RequestDone = Type.Object({ type: Type.Literal('done'), id: RequestId });
export const RequestRefused = Type.Object({
  type: Type.Literal('refused'),
  id: Type.Union([RequestId, Type.Null()]),
  code: Type.String(),
  message: Type.String(),
  until: Type.Optional(Type.Number({ description: 'When it will be allowed again, milliseconds since 1970.' })),
});

/** What hardly changes while a match runs: told when the stream starts, and again when it has. */
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
});
export type MatchInfo = Static<typeof MatchInfo>;

/** What one input told this viewer. */
export const InputEvents = Type.Object({
  ply: Type.Integer(),
  at: Type.Number(),
  by: Type.Union([SeatNumber, Type.Literal('chance'), Type.Literal('clock')]),
  events: Type.Array(Type.Unknown()),
  receipt: Type.Optional(ClaimReceipt),
  bot: Type.Optional(Type.Literal(true, { description: 'Played by a bot for a person who had gone.' })),
});
export type InputEvents = Static<typeof InputEvents>;

/** A seat's time in milliseconds: what is left in all, how much of it is the bank, and whether it runs now. */
export const SeatClock = Type.Object({ left: Type.Number(), bank: Type.Number(), runs: Type.Boolean() });
export type SeatClock = Static<typeof SeatClock>;

/** A match after `seq` rows of its log. `re` answers the ask that caused it; `info` comes when the stream starts. */
export const MatchUpdate = Type.Object({
  type: Type.Literal('match'),
  match: Id,
  seq: Type.Integer(),
  at: Type.Number({ description: 'Match time now, in milliseconds.' }),
  re: Type.Optional(RequestId),
  info: Type.Optional(MatchInfo),
  view: Type.Optional(
    Type.Unknown({ description: 'All that you see. Absent if you asked for changes and were told before.' }),
  ),
  since: Type.Optional(
    Type.Integer({
      description:
        'Instead of `view`: you know the view after this row. If you do not, watch anew without `since` and be told all.',
    }),
  ),
  change: Type.Optional(
    Type.Unknown({
      description:
        'What changed in the view since then: `[value]` is a new value, `0` a member that is gone, an object the members that changed. Absent: nothing.',
    }),
  ),
  told: Type.Array(InputEvents),
  whole: Type.Optional(
    Type.Literal(true, {
      description: 'Something was taken back: `told` is the whole story, what you knew is no more.',
    }),
  ),
  awaits: Type.Array(SeatNumber),
  clocks: Type.Optional(Type.Array(SeatClock)),
  notes: Type.Optional(Type.Array(SeatAbsence)),
  paceOffer: Type.Optional(TimeControlOffer),
  outcome: Type.Optional(Outcome),
  aborted: Type.Optional(Type.String({ description: 'The host has ended it, with this note. It has no outcome.' })),
  race: Type.Optional(
    Type.Number({ description: 'In a race you may claim in: when you were shown it, in match time.' }),
  ),
});
export type MatchUpdate = Static<typeof MatchUpdate>;

/** As long as a match stands at `seq`, you may take back your last move. */
export const UndoOffer = Type.Object({ type: Type.Literal('offer'), match: Id, seq: Type.Integer() });

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
  LobbyUpdate,
  MyMatchesUpdate,
  TableUpdate,
  ChatUpdate,
  ContactsUpdate,
  SeekUpdate,
  SpectatorCountUpdate,
  SpectatorChatUpdate,
  FeaturedMatchesUpdate,
  AnnouncementsUpdate,
  TournamentListChanged,
  TournamentUpdate,
]);
export type ServerMessage = Static<typeof ServerMessage>;
