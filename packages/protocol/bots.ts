import Type, { type Static } from 'typebox';
import { ID_PATTERN, Id, IdempotencyKey, MatchSeat, Name, Options, Outcome, SeatNumber } from './common.ts';
import { MAX_KNOWN_TURNS, MAX_POLL_SECONDS } from './limits.ts';
import { InputEvents, SeatClock } from './socket.ts';

/** Bots made by players: management at /api/account/bots, and the HTTP API they play with. */
const exact = { additionalProperties: false } as const;

export const Bot = Type.Object({
  id: Id,
  name: Name,
  createdAt: Type.Number(),
  token: Type.Optional(
    Type.Object(
      {
        createdAt: Type.Number(),
        usedAt: Type.Optional(Type.Number({ description: 'Last use, accurate to ten minutes.' })),
      },
      { description: 'Absent if the token was revoked.' },
    ),
  ),
});
export type Bot = Static<typeof Bot>;

export const NewBot = Type.Object({ name: Name }, exact);
export type NewBot = Static<typeof NewBot>;

/** The bots, and a new token, which is shown only once. */
export const BotsWithToken = Type.Object({
  bots: Type.Array(Bot),
  token: Type.String({ description: 'Send it as `Authorization: Bearer ...`. The server stores only its SHA-256.' }),
});
export type BotsWithToken = Static<typeof BotsWithToken>;

/** The position of a match, as one viewer sees it. */
export const Position = Type.Object({
  match: Id,
  table: Id,
  game: Id,
  rules: Type.Integer({ description: 'Version of the rules.' }),
  options: Options,
  rated: Type.Boolean(),
  seats: Type.Array(MatchSeat),
  seat: Type.Union([SeatNumber, Type.Null()], { description: 'Your seat; null for spectators.' }),
  seq: Type.Integer({ description: 'Number of inputs so far, including those of chance and the clock.' }),
  at: Type.Number({ description: 'Match time now, in milliseconds.' }),
  view: Type.Unknown({
    description:
      'What your seat sees and may do. It differs by game: see the schema `GAME.View`, such as `crack-the-code.View`.',
  }),
  awaits: Type.Array(SeatNumber, { description: 'The seats that must act.' }),
  told: Type.Array(InputEvents, {
    description: 'Events visible to your seat since the ply you asked for.',
  }),
  clocks: Type.Optional(Type.Array(SeatClock, { description: 'Clocks by seat, if the match has clocks.' })),
  due: Type.Optional(Type.Number({ description: 'When your time is up, in milliseconds since 1970.' })),
  race: Type.Optional(
    Type.Number({ description: 'In a race you may claim in: when it was revealed to you, in match time.' }),
  ),
  outcome: Type.Optional(Outcome),
});
export type Position = Static<typeof Position>;

const TURN = `${ID_PATTERN}:[0-9]{1,9}`;

/** Long poll for the matches that wait for the bot. */
export const TurnsRequest = Type.Object(
  {
    wait: Type.Optional(
      Type.Number({ minimum: 0, maximum: MAX_POLL_SECONDS, description: 'Seconds to wait for a turn; 0 by default.' }),
    ),
    known: Type.Optional(
      Type.String({
        pattern: `^${TURN}(,${TURN}){0,${MAX_KNOWN_TURNS - 1}}$`,
        description: 'Turns to leave out, as `match:seq` separated by commas, because you have seen them.',
      }),
    ),
  },
  exact,
);
export type TurnsRequest = Static<typeof TurnsRequest>;

export const SinceQuery = Type.Object({
  since: Type.Optional(Type.Integer({ minimum: 0, description: 'Include events after this ply; all by default.' })),
});
export type SinceQuery = Static<typeof SinceQuery>;

/** A move. A repeated key is not played again. */
export const NewMove = Type.Object(
  {
    key: IdempotencyKey,
    move: Type.Unknown({ description: 'By the schema `GAME.Move`, such as `crack-the-code.Move`.' }),
  },
  exact,
);
export type NewMove = Static<typeof NewMove>;
