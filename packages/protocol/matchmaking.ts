import Type, { type Static } from 'typebox';
import { Id, Options, type Pace } from './common.ts';
import { PaceKind } from './ratings.ts';

/** Matchmaking: bodies and answers of /api/seek, and the topic `seek`. */
const exact = { additionalProperties: false } as const;

/** The two paces at which the queue seats people. */
export const QUEUE_PACES: Readonly<Record<PaceKind, Pace>> = {
  live: { kind: 'live', perMove: 30, bank: 0 },
  correspondence: { kind: 'correspondence', perMove: 3 * 86_400, bank: 0 },
};

export const SeekWish = Type.Object({ game: Id, pace: PaceKind, options: Type.Optional(Options) }, exact);
export type SeekWish = Static<typeof SeekWish>;

/** How somebody stands in the queue. */
export const Seek = Type.Object({
  game: Id,
  pace: PaceKind,
  rating: Type.Integer(),
  range: Type.Optional(Type.Integer({ description: 'How far from your rating theirs may be. Absent: anybody.' })),
  waited: Type.Number({ description: 'Milliseconds.' }),
  waiting: Type.Integer({ description: 'How many wait for the same, you included.' }),
  bot: Type.Optional(Id),
  table: Type.Optional(Type.String({ description: 'Somebody is found: sit down here.' })),
  match: Type.Optional(Type.String({ description: 'Everybody sat down, and it has begun.' })),
});
export type Seek = Static<typeof Seek>;

export const SeekNews = Type.Object({ type: Type.Literal('seek'), seek: Type.Optional(Seek) });
