import { MAX_PROGRESS_MARKS } from '@sesame/kernel';
import Type, { type Static } from 'typebox';
import { Language } from './mail.ts';

/** The daily puzzles: bodies and answers of /api/daily. */
const exact = { additionalProperties: false } as const;

export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A day of UTC, such as 2026-11-17.' });
const Month = Type.String({ pattern: '^\\d{4}-\\d{2}$', description: 'Such as 2026-11.' });
const Score = Type.Number({ description: 'In the unit of the game’s puzzle.' });
const Took = Type.Number({ description: 'Milliseconds from opening to the end.' });

const DailyUnit = Type.Union([Type.Literal('guesses'), Type.Literal('milliseconds'), Type.Literal('percent')]);

const DailyState = Type.Union([Type.Literal('closed'), Type.Literal('open'), Type.Literal('finished')]);

const DailyMark = Type.Union([
  Type.Literal('full'),
  Type.Literal('half'),
  Type.Literal('empty'),
  Type.Literal('wrong'),
]);

export const ByDailyMonth = Type.Object({ game: Type.String(), month: Month });
export const ByMonth = Type.Object({ month: Month });

export const DailyQuery = Type.Object({ day: Type.Optional(Day) });

export const DailyStanding = Type.Object({
  id: Type.String(),
  name: Type.String(),
  guest: Type.Boolean(),
  score: Score,
  took: Took,
});
export type DailyStanding = Static<typeof DailyStanding>;

/** The puzzles of today, and how far a player is with each. */
export const DailyOverview = Type.Object({
  day: Day,
  next: Type.Number({ description: 'Milliseconds until the next puzzles.' }),
  games: Type.Array(
    Type.Object({
      game: Type.String(),
      unit: DailyUnit,
      state: DailyState,
      score: Type.Optional(Score),
      streak: Type.Integer(),
      finishers: Type.Integer(),
    }),
  ),
});
export type DailyOverview = Static<typeof DailyOverview>;

/** A player’s result of a day, and the standings. */
export const DailyPage = Type.Object({
  day: Day,
  today: Day,
  next: Type.Number({ description: 'Milliseconds until the next puzzle.' }),
  unit: DailyUnit,
  state: DailyState,
  streak: Type.Integer({ description: 'Days in a row.' }),
  finishers: Type.Integer(),
  best: Type.Array(DailyStanding),
  friends: Type.Array(DailyStanding, { description: 'You and your friends.' }),
});
export type DailyPage = Static<typeof DailyPage>;

/** Where a player is in the puzzle. */
export const DailyProgress = Type.Object({
  day: Day,
  locale: Language,
  view: Type.Unknown({ description: 'What the game shows.' }),
  passed: Type.Number({ description: 'Milliseconds since you first opened it.' }),
  steps: Type.Array(
    Type.Object({ step: Type.Unknown(), at: Type.Number({ description: 'Milliseconds since opening.' }) }),
  ),
  end: Type.Optional(
    Type.Object({
      score: Score,
      took: Took,
      late: Type.Boolean({ description: 'Not on its day: it does not count for standings and streaks.' }),
      marks: Type.Array(Type.Array(DailyMark)),
      review: Type.Unknown({ description: 'The solution and comparisons, as the game tells them.' }),
    }),
  ),
});
export type DailyProgress = Static<typeof DailyProgress>;

export const OpenDaily = Type.Object({ day: Type.Optional(Day), locale: Type.Optional(Language) }, exact);
export type OpenDaily = Static<typeof OpenDaily>;

export const DailyStep = Type.Object(
  {
    day: Day,
    count: Type.Integer({ minimum: 0, description: 'The number of steps before this one.' }),
    step: Type.Unknown(),
  },
  exact,
);
export type DailyStep = Static<typeof DailyStep>;

/** A month of a player. */
export const DailyMonth = Type.Object({
  month: Month,
  today: Day,
  days: Type.Array(
    Type.Object({ day: Day, state: DailyState, late: Type.Optional(Type.Boolean()), score: Type.Optional(Score) }),
  ),
});
export type DailyMonth = Static<typeof DailyMonth>;

/** What a month’s puzzles are drawn from. */
export const DailyLuck = Type.Object({
  month: Month,
  fingerprint: Type.String({ description: 'The SHA-256 of the first day’s seed, in hexadecimal.' }),
  published: Type.Number({ description: 'Milliseconds since 1970.' }),
  revealed: Type.Optional(
    Type.Object({ day: Day, seed: Type.String({ description: 'Each day’s seed is the SHA-256 of the next day’s.' }) }),
  ),
});
export type DailyLuck = Static<typeof DailyLuck>;

/** How far somebody was when. It tells nothing of the solution. */
const Progress = Type.Array(
  Type.Object(
    {
      at: Type.Integer({
        minimum: 0,
        maximum: Number.MAX_SAFE_INTEGER,
        description: 'Milliseconds since opening, with penalties.',
      }),
      done: Type.Integer({ minimum: 0, maximum: 100, description: 'Rounds found, or tiles in one row.' }),
    },
    exact,
  ),
  { maxItems: MAX_PROGRESS_MARKS },
);

/** Those whom a player can race against in a puzzle: only finishers of its day, and the player. */
export const DailyGhosts = Type.Object({
  stages: Type.Integer({ description: 'Stages of the puzzle; 0 if it has no ghosts.' }),
  ghosts: Type.Array(
    Type.Object({
      who: Type.Union([Type.Literal('you'), Type.Literal('fastest'), Type.Literal('friend')]),
      id: Type.String(),
      name: Type.String(),
      guest: Type.Boolean(),
      score: Score,
      progress: Progress,
    }),
  ),
});
export type DailyGhosts = Static<typeof DailyGhosts>;
export type DailyGhost = DailyGhosts['ghosts'][number];

export const ReportProgress = Type.Object({ day: Day, progress: Progress }, exact);
export type ReportProgress = Static<typeof ReportProgress>;
