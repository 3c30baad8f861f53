import { makeScreen } from '@sesame/ui';
import { lazy } from 'react';
import { Board } from './board/Board.tsx';
import { describe } from './board/describe.ts';
import { ending } from './board/ending.ts';
import { FinalePicture } from './board/FinalePicture.tsx';
import { finale } from './board/finale.tsx';
import { Hint } from './board/Hint.tsx';
import { LogLine } from './board/LogLine.tsx';
import { mayPlan } from './board/plan/may-plan.ts';
import { prompt } from './board/prompt.ts';
import { refusal } from './board/refusal.ts';
import { BOARD_SHORTCUTS } from './board/shortcuts.ts';
import { seals } from './rules/seals.ts';
import type { Event, Move, View } from './rules/state.ts';
import { timetable } from './timetable.ts';

export const screen = makeScreen<View, Move, Event>({
  Board,
  Manual: lazy(() => import('./manual/Manual.tsx').then(({ Manual }) => ({ default: Manual }))),
  shortcuts: () => [{ shortcuts: BOARD_SHORTCUTS }],
  prompt,
  timetable,
  describe: (event, context) => describe(event, context),
  Line: LogLine,
  ending,
  finale,
  FinalePicture,
  goal: {
    en: 'Find the other player’s hidden code before they find yours.',
    fr: 'Trouvez le code caché de l’autre joueur avant que le vôtre ne soit trouvé.',
    nl: 'Vind de verborgen code van de andere speler voordat jouw code is gevonden.',
  },
  refusal,
  seals,
  Analysis: lazy(() => import('./analysis/Analysis.tsx').then(({ Analysis }) => ({ default: Analysis }))),
  Insight: lazy(() => import('./insight/Insight.tsx').then(({ Insight }) => ({ default: Insight }))),
  Hint,
  daily: async () => (await import('./daily/screen.ts')).dailyScreen,
  puzzles: async () => (await import('./puzzles/screen.ts')).puzzleScreen,
  lesson: async () => (await import('./lesson/lesson.ts')).lesson,
  plan: { Editor: lazy(() => import('./board/plan/PlanEditor.tsx')), mayPlan },
});
