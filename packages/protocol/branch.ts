import Type, { type Static } from 'typebox';
import { Id, SeatNumber, Share } from './common.ts';
import { MAX_PLY, MAX_SEATS } from './limits.ts';

/**
 * Starts a match against bots from a position of another one: a finished match on this server, or any record. `bots` are
 * in the order of the other seats.
 */
export const Branch = Type.Object(
  {
    match: Type.Optional(Id),
    record: Type.Optional(Type.Object({}, { additionalProperties: true })),
    ply: Type.Integer({ minimum: 0, maximum: MAX_PLY }),
    seat: SeatNumber,
    bots: Type.Array(Id, { maxItems: MAX_SEATS - 1 }),
    table: Type.Optional({
      ...Id,
      description: 'A table of yours whose commitment you were shown, and which is used.',
    }),
    share: Type.Optional({ ...Share, description: 'The share that you committed to at that table.' }),
  },
  { additionalProperties: false },
);
export type Branch = Static<typeof Branch>;
