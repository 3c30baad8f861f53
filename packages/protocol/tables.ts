import Type, { type Static } from 'typebox';
import { Id, Name, Options, SeatNumber, Share, ShareCommitment, Table, TermsHash, TimeControl } from './common.ts';
import { MAX_SEATS } from './limits.ts';
import { ShownRating } from './ratings.ts';

/** Names, tables and seats: bodies of /api/me, /api/tables, /api/play and /api/matches. */
const exact = { additionalProperties: false } as const;

export const Rename = Type.Object({ name: Name }, exact);
export type Rename = Static<typeof Rename>;

export const OpenTable = Type.Object(
  {
    game: Id,
    options: Type.Optional(Options),
    pace: Type.Optional({ ...TimeControl, description: 'No clock by default; rated against bots, 30 s per move.' }),
    open: Type.Optional(Type.Boolean()),
    rated: Type.Optional(
      Type.Boolean({ description: 'Rated; true by default. Only with a clock, and for players with an account.' }),
    ),
    seats: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_SEATS })),
    bots: Type.Optional(
      Type.Array(Id, {
        maxItems: MAX_SEATS - 1,
        description: 'Built-in bots, or your own by their ids, seated at once.',
      }),
    ),
    share: Type.Optional(ShareCommitment),
  },
  exact,
);
export type OpenTable = Static<typeof OpenTable>;

/** New settings of a table, before its match starts. */
export const ChangeTable = Type.Pick(OpenTable, ['options', 'pace', 'open', 'rated'], exact);
export type ChangeTable = Static<typeof ChangeTable>;

/**
 * Takes a seat: the one held for the player, or the first free one by default. Somebody who is seated agrees to new terms
 * in the same way.
 */
export const Sit = Type.Object(
  { terms: TermsHash, seat: Type.Optional(SeatNumber), share: Type.Optional(ShareCommitment) },
  exact,
);
export type Sit = Static<typeof Sit>;

export const StartMatch = Type.Object({ terms: TermsHash }, exact);
export type StartMatch = Static<typeof StartMatch>;

/** Commits to another share, when the draw begins anew. */
export const CommitShare = Type.Object({ share: ShareCommitment }, exact);
export type CommitShare = Static<typeof CommitShare>;

/** Reveals the share, when everybody has committed to theirs. */
export const RevealShare = Type.Object({ share: Share }, exact);
export type RevealShare = Static<typeof RevealShare>;

export const SeatBot = Type.Object({ seat: Type.Optional(SeatNumber), bot: Id }, exact);
export type SeatBot = Static<typeof SeatBot>;

/** Starts a match against bots. */
export const PlayBots = Type.Object(
  {
    game: Id,
    bots: Type.Array(Id, { minItems: 1, maxItems: MAX_SEATS - 1 }),
    options: Type.Optional(Options),
    pace: Type.Optional({ ...TimeControl, description: 'Rated, 30 s per move by default; otherwise no clock.' }),
    rated: Type.Optional(Type.Boolean({ description: 'Rated, for accounts; false by default.' })),
  },
  exact,
);
export type PlayBots = Static<typeof PlayBots>;

/**
 * A rematch of the same players: on the terms of the match, or of the rematch that somebody has asked for. With `game`, at
 * another game, whose terms the request says itself.
 */
export const Rematch = Type.Object(
  {
    terms: Type.Optional(TermsHash),
    share: Type.Optional(ShareCommitment),
    game: Type.Optional(Id),
    options: Type.Optional(Options),
  },
  exact,
);
export type Rematch = Static<typeof Rematch>;

/** A table in the lobby, with its host’s rating. */
export const ListedTable = Type.Object({ ...Table.properties, rating: Type.Optional(ShownRating) });
export type ListedTable = Static<typeof ListedTable>;
