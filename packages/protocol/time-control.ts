import Type, { type Static } from 'typebox';
import { Id, SeatNumber, TermsHash, TimeControl } from './common.ts';
import { VACATION_DAYS_PER_YEAR } from './limits.ts';

/** Vacations, changes of the time control by agreement, and absent players. */
const exact = { additionalProperties: false } as const;

export const StartVacation = Type.Object(
  { days: Type.Integer({ minimum: 1, maximum: VACATION_DAYS_PER_YEAR }) },
  exact,
);
export type StartVacation = Static<typeof StartVacation>;

export const VacationBalance = Type.Object({
  left: Type.Integer({ description: 'Vacation days left this year.' }),
  until: Type.Optional(Type.Number({ description: 'End of your vacation, in milliseconds since 1970.' })),
});
export type VacationBalance = Static<typeof VacationBalance>;

export const ProposeTimeControl = Type.Object({ pace: TimeControl }, exact);
export type ProposeTimeControl = Static<typeof ProposeTimeControl>;

/** Agreeing names the terms that the proposal was shown with. */
export const AnswerTimeControl = Type.Union([
  Type.Object({ answer: Type.Literal('agree'), terms: TermsHash }, exact),
  Type.Object({ answer: Type.Literal('decline') }, exact),
]);
export type AnswerTimeControl = Static<typeof AnswerTimeControl>;

/** A time control proposed for the rest of a match. It takes effect when every person agrees. */
export const TimeControlOffer = Type.Object({
  seat: SeatNumber,
  pace: TimeControl,
  terms: { ...TermsHash, description: 'Hash of the terms of the match with this time control.' },
  agreed: Type.Array(SeatNumber),
});
export type TimeControlOffer = Static<typeof TimeControlOffer>;

/** Why a player is absent from a seat. */
export const SeatAbsence = Type.Object({
  seat: SeatNumber,
  holiday: Type.Optional(Type.Number({ description: 'On vacation until then, in milliseconds since 1970.' })),
  missed: Type.Optional(
    Type.Object(
      { warnAt: Type.Number(), botAt: Type.Number() },
      { description: 'Disconnected. When the others are warned and when a bot takes over, in match time.' },
    ),
  ),
  bot: Type.Optional({ ...Id, description: 'The bot that plays for the player, who can take the seat back.' }),
});
export type SeatAbsence = Static<typeof SeatAbsence>;
