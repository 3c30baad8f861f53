import Type, { type Static } from 'typebox';
import { Contribution, Id, SeatNumber } from './common.ts';

/**
 * A match against bots from where another stands after so many inputs: an ended match of the house, or any record.
 * Bots are named in the order of the other seats.
 */
export const Branch = Type.Object(
  {
    match: Type.Optional(Id),
    record: Type.Optional(Type.Object({}, { additionalProperties: true })),
    ply: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    seat: SeatNumber,
    bots: Type.Array(Id, { maxItems: 15 }),
    contribution: Type.Optional(Contribution),
  },
  { additionalProperties: false },
);
export type Branch = Static<typeof Branch>;
