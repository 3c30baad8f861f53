import Type, { type Static } from 'typebox';
import { Contribution, Id, Name, Options, SeatNumber, Table, TimeControl } from './common.ts';
import { ShownRating } from './ratings.ts';

/** Bodies of the HTTP API. Paths and answers stand with the server's routes and in /api/docs. */
const exact = { additionalProperties: false } as const;

export const Rename = Type.Object({ name: Name }, exact);
export type Rename = Static<typeof Rename>;

export const OpenTable = Type.Object(
  {
    game: Id,
    options: Type.Optional(Options),
    pace: Type.Optional(TimeControl),
    open: Type.Optional(Type.Boolean()),
    rated: Type.Optional(Type.Boolean({ description: 'Counts for ratings. It does unless told not to.' })),
    seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 16 })),
    contribution: Type.Optional(Contribution),
  },
  exact,
);
export type OpenTable = Static<typeof OpenTable>;

/** Sits down, at the first free seat unless one is named. */
export const Sit = Type.Object({ seat: Type.Optional(SeatNumber), contribution: Type.Optional(Contribution) }, exact);
export type Sit = Static<typeof Sit>;

export const SeatBot = Type.Object({ seat: Type.Optional(SeatNumber), bot: Id }, exact);
export type SeatBot = Static<typeof SeatBot>;

/** A match against bots, at once. */
export const PlayBots = Type.Object(
  {
    game: Id,
    bots: Type.Array(Id, { minItems: 1, maxItems: 15 }),
    options: Type.Optional(Options),
    rated: Type.Optional(Type.Boolean({ description: 'Counts for ratings, if wished.' })),
    contribution: Type.Optional(Contribution),
  },
  exact,
);
export type PlayBots = Static<typeof PlayBots>;

/** The same people again; with `game`, at another game, with its own options. */
export const Rematch = Type.Object(
  { contribution: Type.Optional(Contribution), game: Type.Optional(Id), options: Type.Optional(Options) },
  exact,
);
export type Rematch = Static<typeof Rematch>;

/** A table in the lobby. */
export const ListedTable = Type.Object({ ...Table.properties, rating: Type.Optional(ShownRating) });
export type ListedTable = Static<typeof ListedTable>;
