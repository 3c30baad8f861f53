import Type, { type Static } from 'typebox';

/** Shapes that more than one message uses. */
const exact = { additionalProperties: false } as const;

export const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' });
/** What a client calls one thing it does, so that doing it again is noticed. */
export const IdempotencyKey = Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$' });
/** Set by the client, repeated in the answer. */
export const RequestId = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
export const Name = Type.String({ minLength: 1, maxLength: 30, pattern: '^[^\\p{C}]*[^\\p{C}\\s][^\\p{C}]*$' });
/** A seat's share of the luck: 32 bytes in hexadecimal. */
export const Contribution = Type.String({ pattern: '^[0-9a-f]{64}$' });
export const Options = Type.Record(
  Type.String({ maxLength: 40 }),
  Type.Union([Type.Boolean(), Type.Number(), Type.String({ maxLength: 100 })]),
);
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 15 });

/**
 * How long a seat may take. Every decision has `perMove` seconds of its own; what it takes beyond that runs
 * off the seat's `bank`. Live and correspondence differ only in size. None: both absent.
 */
export const TimeControl = Type.Object(
  {
    kind: Type.Union([Type.Literal('none'), Type.Literal('live'), Type.Literal('correspondence')]),
    perMove: Type.Integer({ minimum: 0, maximum: 14 * 86_400 }),
    bank: Type.Integer({ minimum: 0, maximum: 7_200 }),
  },
  exact,
);
export type TimeControl = Static<typeof TimeControl>;

export const Refused = Type.Object({ code: Type.String(), message: Type.String() });
export type Refused = Static<typeof Refused>;

/** A bot that a player made and that plays with a token. Bots of the house have a name of their own instead. */
const IsBot = Type.Optional(Type.Literal(true, { description: 'A bot that somebody made.' }));

export const Me = Type.Object({ id: Id, name: Name, guest: Type.Boolean(), isBot: IsBot });
export type Me = Static<typeof Me>;

export const TableSeat = Type.Union([
  Type.Object({ kind: Type.Literal('open') }),
  Type.Object({
    kind: Type.Literal('person'),
    player: Id,
    name: Type.String(),
    online: Type.Boolean(),
    isBot: IsBot,
  }),
  Type.Object({ kind: Type.Literal('bot'), bot: Id }),
]);
export type TableSeat = Static<typeof TableSeat>;

export const Table = Type.Object({
  id: Id,
  game: Id,
  options: Options,
  pace: TimeControl,
  open: Type.Boolean({ description: 'Listed in the lobby; otherwise only reached by its link.' }),
  rated: Type.Boolean(),
  host: Id,
  seats: Type.Array(TableSeat),
  commitment: Type.String({ description: 'SHA-256 of the secret that the deals will be drawn from.' }),
  createdAt: Type.Number(),
  match: Type.Optional(Id),
  next: Type.Optional(Id),
  closed: Type.Optional(Type.Boolean({ description: 'Its host has closed it before a match began.' })),
});
export type Table = Static<typeof Table>;

export const Outcome = Type.Object({ ranks: Type.Array(Type.Number()) }, { additionalProperties: true });

/** Where a match was taken up from a record: so many of its inputs are that one's. */
export const Branched = Type.Object({
  ply: Type.Integer({ minimum: 0 }),
  match: Type.Optional(Id),
});

export const MatchSeat = Type.Object({
  name: Type.String(),
  player: Type.Optional(Id),
  bot: Type.Optional(Id),
  isBot: IsBot,
});
export type MatchSeat = Static<typeof MatchSeat>;

/** A match in a list. */
export const MatchSummary = Type.Object({
  id: Id,
  game: Id,
  table: Id,
  pace: TimeControl,
  rated: Type.Boolean(),
  seats: Type.Array(MatchSeat),
  you: Type.Union([SeatNumber, Type.Null()]),
  yourTurn: Type.Boolean(),
  due: Type.Optional(Type.Number({ description: 'When your time is up, milliseconds since 1970.' })),
  plies: Type.Integer(),
  startedAt: Type.Number(),
  endedAt: Type.Optional(Type.Number()),
  outcome: Type.Optional(Outcome),
});
export type MatchSummary = Static<typeof MatchSummary>;

/** How a claim in a race came to its place. Times in milliseconds since its seat was shown the picture. */
export const ClaimReceipt = Type.Object({
  credited: Type.Number(),
  claimed: Type.Optional(Type.Number({ description: 'What its client said, from painting to claiming.' })),
  arrived: Type.Number(),
  trip: Type.Object({ low: Type.Number(), high: Type.Number() }),
  waited: Type.Number({ description: 'How long the house waited for claims that might have been on their way.' }),
  decision: Type.Union([Type.Literal('alone'), Type.Literal('time'), Type.Literal('arrival')]),
});
export type ClaimReceipt = Static<typeof ClaimReceipt>;
