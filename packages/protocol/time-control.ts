import Type, { type Static } from 'typebox';
import { Id, SeatNumber, TimeControl } from './common.ts';

/** Time at the table: holidays, another pace by agreement, and seats whose players have gone. */
const exact = { additionalProperties: false } as const;

/** Days that a player may be away in a year, with the clocks of their correspondence matches standing still. */
export const VACATION_DAYS_PER_YEAR = 21;

export const StartVacation = Type.Object(
  { days: Type.Integer({ minimum: 1, maximum: VACATION_DAYS_PER_YEAR }) },
  exact,
);
export type StartVacation = Static<typeof StartVacation>;

export const VacationBalance = Type.Object({
  left: Type.Integer({ description: 'Whole days that you may still be away this year.' }),
  until: Type.Optional(Type.Number({ description: 'You are on holiday until then, milliseconds since 1970.' })),
});
export type VacationBalance = Static<typeof VacationBalance>;

export const ProposeTimeControl = Type.Object({ pace: TimeControl }, exact);
export type ProposeTimeControl = Static<typeof ProposeTimeControl>;

export const AnswerTimeControl = Type.Object(
  { answer: Type.Union([Type.Literal('agree'), Type.Literal('decline')]) },
  exact,
);
export type AnswerTimeControl = Static<typeof AnswerTimeControl>;

/** A pace that a seat proposes for the rest of a match. It holds when every person agrees. */
export const TimeControlOffer = Type.Object({ seat: SeatNumber, pace: TimeControl, agreed: Type.Array(SeatNumber) });
export type TimeControlOffer = Static<typeof TimeControlOffer>;

/** Why nobody may be at a seat just now. */
export const SeatAbsence = Type.Object({
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
export type SeatAbsence = Static<typeof SeatAbsence>;
