import { makeScreen } from '@sesame/ui';
import { lazy } from 'react';
import { Board } from './board/Board.tsx';
import { hintMemory, turnHints } from './board/coach-memory.ts';
import { describe } from './board/describe.ts';
import { ending } from './board/ending.ts';
import { FinalePicture } from './board/FinalePicture.tsx';
import { finale } from './board/finale.ts';
import { LogLine } from './board/LogLine.tsx';
import { prompt } from './board/prompt.ts';
import { refusal } from './board/refusal.ts';
import { BOARD_SHORTCUTS } from './board/shortcuts.ts';
import type { Event, Move, View } from './rules/state.ts';
import { timetable } from './timetable.ts';

const goal = {
  en: 'Finish with the most points: collect genuine crystals and trophies, and leave the fakes to the others.',
  fr: 'Terminez avec le plus de points : réunissez de vrais cristaux et des trophées, et laissez les faux aux autres.',
  nl: 'Eindig met de meeste punten: verzamel echte kristallen en trofeeën, en laat de valse aan de anderen.',
};

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
  goal,
  refusal,
  Analysis: lazy(() => import('./analysis/Analysis.tsx').then(({ Analysis }) => ({ default: Analysis }))),
  Insight: lazy(() => import('./insight/Insight.tsx').then(({ Insight }) => ({ default: Insight }))),
  isInsightForPlayers: true,
  daily: async () => (await import('./daily/screen.ts')).dailyScreen,
  lesson: async () => (await import('./lesson/lesson.ts')).lesson,
  beginnerHints: { isOn: () => !hintMemory().isOff, turn: turnHints },
  plan: {
    Editor: lazy(() => import('./board/plan/PlanEditor.tsx')),
    mayPlan: ({ phase }) => phase === 'offer' || phase === 'exchange',
  },
});
