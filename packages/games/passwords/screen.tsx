import { makeScreen } from '@sesame/ui';
import { lazy } from 'react';
import { Board } from './board/Board.tsx';
import { describe } from './board/describe.ts';
import { ending } from './board/ending.ts';
import { FinalePicture } from './board/FinalePicture.tsx';
import { finale } from './board/finale.ts';
import { Hint } from './board/Hint.tsx';
import { prompt } from './board/prompt.ts';
import { refusal } from './board/refusal.ts';
import { BOARD_SHORTCUTS } from './board/shortcuts.ts';
import type { Event, Move, View } from './rules/state.ts';
import { timetable } from './timetable.ts';

export const screen = makeScreen<View, Move, Event>({
  Board,
  Manual: lazy(() => import('./manual/Manual.tsx').then(({ Manual }) => ({ default: Manual }))),
  shortcuts: () => [{ shortcuts: BOARD_SHORTCUTS }],
  prompt,
  timetable,
  lesson: async (locale) => (await import('./lesson/lesson.ts')).lessonIn(locale),
  describe,
  ending,
  finale,
  FinalePicture,
  goal: {
    en: 'Have the fewest stones left: lock safes to get rid of yours.',
    fr: 'Ayez le moins de pierres à la fin : verrouillez des coffres pour vous en débarrasser.',
    nl: 'Houd de minste stenen over: doe kluizen op slot om ze kwijt te raken.',
  },
  refusal,
  Analysis: lazy(() => import('./analysis/Analysis.tsx').then(({ Analysis }) => ({ default: Analysis }))),
  Hint,
  daily: async () => (await import('./daily/screen.ts')).dailyScreen,
  puzzles: async () => (await import('./puzzles/screen.ts')).puzzleScreen,
});
