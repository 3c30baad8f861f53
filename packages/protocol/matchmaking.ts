import Type, { type Static } from 'typebox';
import { Id, Options, type TimeControl } from './common.ts';
import { Speed } from './ratings.ts';

/** Matchmaking: bodies and answers of /api/seek, and the topic `seek`. */
const exact = { additionalProperties: false } as const;

/** The two paces at which the queue seats people. */
export const MATCHMAKING_TIME_CONTROLS: Readonly<Record<Speed, TimeControl>> = {
  live: { kind: 'live', perMove: 30, bank: 0 },
  correspondence: { kind: 'correspondence', perMove: 3 * 86_400, bank: 0 },
};

export const SeekRequest = Type.Object({ game: Id, pace: Speed, options: Type.Optional(Options) }, exact);
export type SeekRequest = Static<typeof SeekRequest>;

/** How somebody stands in the queue. */
export const Seek = Type.Object({
  game: Id,
  pace: Speed,
  rating: Type.Integer(),
  range: Type.Optional(Type.Integer({ description: 'How far from your rating theirs may be. Absent: anybody.' })),
  waited: Type.Number({ description: 'Milliseconds.' }),
  waiting: Type.Integer({ description: 'How many wait for the same, you included.' }),
  bot: Type.Optional(Id),
  table: Type.Optional(Type.String({ description: 'Somebody is found: sit down here.' })),
  match: Type.Optional(Type.String({ description: 'Everybody sat down, and it has begun.' })),
});
export type Seek = Static<typeof Seek>;

export const SeekUpdate = Type.Object({ type: Type.Literal('seek'), seek: Type.Optional(Seek) });
