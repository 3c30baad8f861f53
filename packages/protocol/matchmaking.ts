import Type, { type Static } from 'typebox';
import { Id, Options, TermsHash, type TimeControl } from './common.ts';
import { Speed } from './ratings.ts';

/** Matchmaking: bodies and answers of /api/seek, and the topic `seek`. */
const exact = { additionalProperties: false } as const;

/** The time controls that matchmaking offers. */
export const MATCHMAKING_TIME_CONTROLS: Readonly<Record<Speed, TimeControl>> = {
  live: { kind: 'live', perMove: 30, bank: 0 },
  correspondence: { kind: 'correspondence', perMove: 3 * 86_400, bank: 0 },
};

export const SeekRequest = Type.Object({ game: Id, pace: Speed, options: Type.Optional(Options) }, exact);
export type SeekRequest = Static<typeof SeekRequest>;

/** A player’s state in matchmaking. */
export const Seek = Type.Object({
  game: Id,
  pace: Speed,
  terms: { ...TermsHash, description: 'What the player has asked for, to name when sitting down.' },
  rating: Type.Integer(),
  range: Type.Optional(Type.Integer({ description: 'Largest rating difference; absent: any rating.' })),
  waited: Type.Number({ description: 'Milliseconds in the queue.' }),
  waiting: Type.Integer({ description: 'Players waiting for the same game, including you.' }),
  bot: Type.Optional(Id),
  table: Type.Optional(Type.String({ description: 'The table to join, once opponents are found.' })),
  match: Type.Optional(Type.String({ description: 'The match, once it has started.' })),
});
export type Seek = Static<typeof Seek>;

export const SeekUpdate = Type.Object({ type: Type.Literal('seek'), seek: Type.Optional(Seek) });
