import Type, { type Static } from 'typebox';

/** The daily puzzle: bodies and answers of /api/daily. */
const exact = { additionalProperties: false } as const;

/** A player’s progress with the daily puzzle, and the leaderboard. */
export const DailyPage = Type.Object({
  day: Type.String(),
  state: Type.Union([Type.Literal('closed'), Type.Literal('open'), Type.Literal('solved')]),
  took: Type.Optional(Type.Number({ description: 'Milliseconds from opening to the correct answer.' })),
  tries: Type.Optional(Type.Integer()),
  streak: Type.Integer({ description: 'Days in a row.' }),
  solvers: Type.Integer(),
  best: Type.Array(Type.Object({ name: Type.String(), took: Type.Number() })),
});
export type DailyPage = Static<typeof DailyPage>;

export const DailyOpened = Type.Object({
  day: Type.String(),
  puzzle: Type.Unknown(),
  passed: Type.Number({ description: 'Milliseconds since you first opened it.' }),
});
export type DailyOpened = Static<typeof DailyOpened>;

export const DailyAnswer = Type.Object({ answer: Type.Unknown() }, exact);
export type DailyAnswer = Static<typeof DailyAnswer>;

export const DailyAnswered = Type.Object({
  right: Type.Boolean(),
  took: Type.Optional(Type.Number()),
  tries: Type.Integer(),
  streak: Type.Integer(),
});
export type DailyAnswered = Static<typeof DailyAnswered>;
