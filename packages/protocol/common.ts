import Type, { type Static } from 'typebox';
import {
  MAX_ID_LENGTH,
  MAX_NAME_LENGTH,
  MAX_OPTION_LENGTH,
  MAX_OPTION_NAME_LENGTH,
  MAX_SEATS,
  MAX_SECONDS_PER_MOVE,
  MAX_TIME_BANK_SECONDS,
} from './limits.ts';

/** Schemas used by several messages. */
const exact = { additionalProperties: false } as const;

/** Within a larger pattern. */
export const ID_PATTERN = `[A-Za-z0-9_-]{1,${MAX_ID_LENGTH}}`;
export const Id = Type.String({ pattern: `^${ID_PATTERN}$` });
/** Chosen by the client, so that a retried request is not carried out twice. */
export const IdempotencyKey = Type.String({ pattern: `^[A-Za-z0-9_-]{8,${MAX_ID_LENGTH}}$` });
/** Set by the client, repeated in the answer. */
export const RequestId = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
/** No control characters, and not only spaces. */
export const VISIBLE_TEXT_PATTERN = '^[^\\p{C}]*[^\\p{C}\\s][^\\p{C}]*$';
export const Name = Type.String({ minLength: 1, maxLength: MAX_NAME_LENGTH, pattern: VISIBLE_TEXT_PATTERN });
/** A player’s share in the luck of a match: 32 random bytes in hexadecimal. */
export const Share = Type.String({ pattern: '^[0-9a-f]{64}$' });
/** Fixes a share before it is revealed. */
export const ShareCommitment = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description:
    'SHA-256 of your share in the luck of the match, which you reveal when everybody has committed to theirs.',
});
/** One schema of three types instead of three: validators that convert types would make `true` of a 1. */
const OptionValue = Type.Unsafe<boolean | number | string>({
  type: ['boolean', 'number', 'string'],
  maxLength: MAX_OPTION_LENGTH,
});
export const Options = Type.Record(Type.String({ maxLength: MAX_OPTION_NAME_LENGTH }), OptionValue);
/** Names a version of the terms of a match. */
export const TermsHash = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'Hash of the terms of a match.' });
export const SeatNumber = Type.Integer({ minimum: 0, maximum: MAX_SEATS - 1 });

/**
 * Every decision has `perMove` seconds; time beyond that is taken from the seat's time bank. Live and correspondence
 * differ only in size. Both are 0 for `none`.
 */
export const TimeControl = Type.Object(
  {
    kind: Type.Union([Type.Literal('none'), Type.Literal('live'), Type.Literal('correspondence')]),
    perMove: Type.Integer({ minimum: 0, maximum: MAX_SECONDS_PER_MOVE }),
    bank: Type.Integer({ minimum: 0, maximum: MAX_TIME_BANK_SECONDS }),
  },
  exact,
);
export type TimeControl = Static<typeof TimeControl>;

/** A bot made by a player, which plays with a token. Built-in bots are identified by `bot` instead. */
const IsBot = Type.Optional(Type.Literal(true, { description: 'A bot made by a player.' }));

export const Me = Type.Object({ id: Id, name: Name, guest: Type.Boolean(), isBot: IsBot });
export type Me = Static<typeof Me>;

export const TableSeat = Type.Union([
  Type.Object({
    kind: Type.Literal('open'),
    heldFor: Type.Optional(
      Type.Object({ player: Id, name: Type.String() }, { description: 'The only player who may sit here.' }),
    ),
  }),
  Type.Object({
    kind: Type.Literal('person'),
    player: Id,
    name: Type.String(),
    online: Type.Boolean(),
    agreed: Type.Boolean({ description: 'Whether they have agreed to the table’s current terms.' }),
    share: Type.Optional(
      Type.Object(
        { commitment: Type.Optional(ShareCommitment), revealed: Type.Boolean() },
        { description: 'Their share in the luck of the match; absent if they add none.' },
      ),
    ),
    guest: Type.Optional(Type.Literal(true, { description: 'A guest: the match will not be rated.' })),
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
  open: Type.Boolean({ description: 'Listed in the lobby; otherwise link only.' }),
  rated: Type.Boolean(),
  terms: TermsHash,
  host: Type.Optional({ ...Id, description: 'Absent at tables of matchmaking and of tournaments.' }),
  seats: Type.Array(TableSeat),
  commitment: Type.String({
    description: 'SHA-256 of the server’s secret, from which and all shares the deals follow.',
  }),
  draw: Type.Object({
    dueAt: Type.Optional(
      Type.Number({
        description: 'While shares are collected: when the match goes on without those that are missing.',
      }),
    ),
    repeats: Type.Integer({ description: 'How often it began anew because a share was not revealed.' }),
  }),
  createdAt: Type.Number(),
  match: Type.Optional(Id),
  next: Type.Optional(Id),
  closed: Type.Optional(Type.Boolean({ description: 'Closed by its host before a match began.' })),
});
export type Table = Static<typeof Table>;

export const Outcome = Type.Object({ ranks: Type.Array(Type.Number()) }, { additionalProperties: true });

/** The origin of a branched match: its first `ply` inputs come from another match or record. */
export const Branched = Type.Object({
  ply: Type.Integer({ minimum: 0 }),
  match: Type.Optional(Id),
});

export const MatchSeat = Type.Object({
  name: Type.String(),
  player: Type.Optional(Id),
  bot: Type.Optional(Id),
  isBot: IsBot,
  guest: Type.Optional(Type.Literal(true, { description: 'A guest, whose name is nobody’s.' })),
  device: Type.Optional({ ...Id, description: 'The player on whose device this seat is played.' }),
  strength: Type.Optional(
    Type.Integer({ description: 'The rating at which a bot that adapts to its opponents plays this match.' }),
  ),
});
export type MatchSeat = Static<typeof MatchSeat>;

/** Of matches against bots that were played without a network, and handed over afterwards. */
export const PlayedOffline = Type.Optional(
  Type.Literal(true, { description: 'Played in the browser without a network; unrated.' }),
);

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
  due: Type.Optional(Type.Number({ description: 'When your time is up, in milliseconds since 1970.' })),
  othersDue: Type.Optional(
    Type.Number({ description: 'When the next clock runs out that is not yours: another player’s, or the game’s.' }),
  ),
  plies: Type.Integer(),
  startedAt: Type.Number(),
  endedAt: Type.Optional(Type.Number()),
  outcome: Type.Optional(Outcome),
  offline: PlayedOffline,
  unreadable: Type.Optional(
    Type.Literal(true, {
      description: 'The server’s rules do not accept its log. It waits until they do, or is ended.',
    }),
  ),
});
export type MatchSummary = Static<typeof MatchSummary>;

/** How a claim in a race was timed. Times in milliseconds since the reveal to its seat. */
export const ClaimReceipt = Type.Object({
  credited: Type.Number(),
  claimed: Type.Optional(Type.Number({ description: 'The time that the client measured, from painting to claiming.' })),
  arrived: Type.Number(),
  trip: Type.Object({ low: Type.Number(), high: Type.Number() }),
  waited: Type.Number({ description: 'How long the server held it for earlier claims that might still arrive.' }),
  decision: Type.Union([Type.Literal('alone'), Type.Literal('time'), Type.Literal('arrival')]),
  inhuman: Type.Optional(Type.Literal(true, { description: 'A person cannot be this fast. The match is not rated.' })),
});
export type ClaimReceipt = Static<typeof ClaimReceipt>;
