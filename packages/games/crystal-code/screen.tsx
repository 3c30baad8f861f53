import { makeScreen } from '@sesame/ui';
import { lazy } from 'react';
import { Board } from './board/Board.tsx';
import { describe } from './board/describe.ts';
import { ending } from './board/ending.ts';
import { FinalePicture } from './board/FinalePicture.tsx';
import { finale } from './board/finale.tsx';
import { LogLine } from './board/LogLine.tsx';
import { prompt } from './board/prompt.ts';
import { refusal } from './board/refusal.ts';
import { SHORTCUT_GROUPS } from './board/shortcuts.ts';
import { timeText } from './board/time-text.ts';
import type { Event, Move, View } from './rules/state.ts';
import { timetable } from './timetable.ts';

export const screen = makeScreen<View, Move, Event>({
  Board,
  Manual: lazy(() => import('./manual/Manual.tsx').then(({ Manual }) => ({ default: Manual }))),
  shortcuts: () => SHORTCUT_GROUPS,
  prompt,
  goal: {
    en: 'Build the working machine with the most crystals. Win them by chaining your five tiles first.',
    fr: 'Construisez la machine en état de marche qui a le plus de cristaux. Gagnez-les en enchaînant vos cinq tuiles avant les autres.',
    nl: 'Bouw de werkende machine met de meeste kristallen. Win ze door als eerste je vijf tegels aan elkaar te leggen.',
  },
  timeText,
  timetable,
  describe,
  Line: LogLine,
  ending,
  finale,
  FinalePicture,
  isRacing: ({ stage }) => stage === 'race',
  refusal,
  practice: async () => (await import('./practice/Practice.tsx')).Practice,
  lesson: async () => (await import('./lesson/lesson.tsx')).lesson,
  Analysis: lazy(() => import('./analysis/Analysis.tsx').then(({ Analysis }) => ({ default: Analysis }))),
  Insight: lazy(() => import('./insight/Insight.tsx').then(({ Insight }) => ({ default: Insight }))),
  isInsightForPlayers: true,
  daily: async () => (await import('./daily/screen.ts')).dailyScreen,
  puzzles: async () => (await import('./puzzles/screen.ts')).puzzleScreen,
});
