import Type, { type Static } from 'typebox';
import { Id, Pace, SeatNumber } from './common.ts';

/** Time at the table: holidays, another pace by agreement, and seats whose players have gone. */
const exact = { additionalProperties: false } as const;

/** Days that a player may be away in a year, with the clocks of their correspondence matches standing still. */
export const HOLIDAY_DAYS = 21;

export const GoAway = Type.Object({ days: Type.Integer({ minimum: 1, maximum: HOLIDAY_DAYS }) }, exact);
export type GoAway = Static<typeof GoAway>;

export const Holidays = Type.Object({
  left: Type.Integer({ description: 'Whole days that you may still be away this year.' }),
  until: Type.Optional(Type.Number({ description: 'You are on holiday until then, milliseconds since 1970.' })),
});
export type Holidays = Static<typeof Holidays>;

export const OfferPace = Type.Object({ pace: Pace }, exact);
export type OfferPace = Static<typeof OfferPace>;

export const AnswerPace = Type.Object({ answer: Type.Union([Type.Literal('agree'), Type.Literal('decline')]) }, exact);
export type AnswerPace = Static<typeof AnswerPace>;

/** A pace that a seat proposes for the rest of a match. It holds when every person agrees. */
export const PaceOffer = Type.Object({ seat: SeatNumber, pace: Pace, agreed: Type.Array(SeatNumber) });
export type PaceOffer = Static<typeof PaceOffer>;

/** Why nobody may be at a seat just now. */
export const SeatNote = Type.Object({
  seat: SeatNumber,
  holiday: Type.Optional(Type.Number({ description: 'On holiday until then, milliseconds since 1970.' })),
  missed: Type.Optional(
    Type.Object(
      { warnAt: Type.Number(), botAt: Type.Number() },
      { description: 'Gone. In match time: when the others are warned, and when a bot takes over.' },
    ),
  ),
  bot: Type.Optional({ ...Id, description: 'The bot that plays on for the player, who may take the seat back.' }),
});
export type SeatNote = Static<typeof SeatNote>;
