import Type, { type Static } from 'typebox';
import { Id, IdempotencyKey, MatchSeat, Name, Options, Outcome, SeatNumber } from './common.ts';
import { InputEvents, SeatClock } from './socket.ts';

/** Bots that players made: those of an account at /api/account/bots, and how they play over plain HTTP. */
const exact = { additionalProperties: false } as const;

/** So many bots may be one player's. */
export const MAX_BOTS_PER_PLAYER = 5;

export const Bot = Type.Object({
  id: Id,
  name: Name,
  createdAt: Type.Number(),
  token: Type.Optional(
    Type.Object(
      { createdAt: Type.Number(), usedAt: Type.Optional(Type.Number({ description: 'To ten minutes.' })) },
      { description: 'Absent: it was revoked, and the bot is locked out.' },
    ),
  ),
});
export type Bot = Static<typeof Bot>;

export const NewBot = Type.Object({ name: Name }, exact);
export type NewBot = Static<typeof NewBot>;

/** The bots with a new token, which is shown this once. */
export const BotsWithToken = Type.Object({
  bots: Type.Array(Bot),
  token: Type.String({ description: 'To be sent as `Authorization: Bearer ...`. The house keeps only its SHA-256.' }),
});
export type BotsWithToken = Static<typeof BotsWithToken>;

/** A match as its viewer sees it. */
export const Position = Type.Object({
  match: Id,
  table: Id,
  game: Id,
  rules: Type.Integer({ description: 'The version of the rules.' }),
  options: Options,
  rated: Type.Boolean(),
  seats: Type.Array(MatchSeat),
  seat: Type.Union([SeatNumber, Type.Null()], { description: 'Your seat; null for whoever only watches.' }),
  seq: Type.Integer({ description: 'How many inputs the match has, those of chance and of the clock included.' }),
  at: Type.Number({ description: 'Match time now, in milliseconds.' }),
  view: Type.Unknown({
    description: 'What your seat sees, and what it may do. Every game has its own: see docs/bots.md.',
  }),
  awaits: Type.Array(SeatNumber, { description: 'The seats that must act.' }),
  told: Type.Array(InputEvents, {
    description: 'What happened, as your seat was told it: since the ply that you named.',
  }),
  clocks: Type.Optional(Type.Array(SeatClock, { description: 'A clock a seat, where the match has clocks.' })),
  due: Type.Optional(Type.Number({ description: 'When your time is up, milliseconds since 1970.' })),
  race: Type.Optional(
    Type.Number({ description: 'In a race you may claim in: when you were shown it, in match time.' }),
  ),
  outcome: Type.Optional(Outcome),
});
export type Position = Static<typeof Position>;

/** How long to wait for a turn, and which are known already: `match:seq`, separated by commas. */
export const TurnsRequest = Type.Object(
  {
    wait: Type.Optional(
      Type.Number({ minimum: 0, maximum: 25, description: 'Seconds to wait for one. 0 unless told.' }),
    ),
    known: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z0-9_-]{1,40}:[0-9]{1,9}(,[A-Za-z0-9_-]{1,40}:[0-9]{1,9}){0,99}$',
        description: 'Turns not to answer, as `match:seq`, separated by commas: you have seen them, and wait for news.',
      }),
    ),
  },
  exact,
);
export type TurnsRequest = Static<typeof TurnsRequest>;

/** A move. Sent again with the same key it is not played again. */
export const NewMove = Type.Object(
  { key: IdempotencyKey, move: Type.Unknown({ description: 'As the rules of the game write it.' }) },
  exact,
);
export type NewMove = Static<typeof NewMove>;
