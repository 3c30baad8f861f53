import { makeScreen } from '@sesame/ui';
import { lazy } from 'react';
import { Board } from './board/Board.tsx';
import { describe } from './board/describe.ts';
import { ending } from './board/ending.ts';
import { FinalePicture } from './board/FinalePicture.tsx';
import { finale } from './board/finale.ts';
import { LogLine } from './board/LogLine.tsx';
import { prompt } from './board/prompt.ts';
import { refusal } from './board/refusal.ts';
import { boardShortcuts } from './board/shortcuts.ts';
import { timeText } from './board/time-text.ts';
import type { Event, Move, View } from './rules/state.ts';
import { timetable } from './timetable.ts';

export const screen = makeScreen<View, Move, Event>({
  Board,
  Manual: lazy(() => import('./manual/Manual.tsx').then(({ Manual }) => ({ default: Manual }))),
  shortcuts: boardShortcuts,
  prompt,
  goal: {
    en: 'Win the most cards: be the first to find the symbol that the cards describe.',
    fr: 'Gagnez le plus de cartes : trouvez avant les autres le symbole que décrivent les cartes.',
    nl: 'Win de meeste kaarten: vind als eerste het symbool dat de kaarten beschrijven.',
  },
  timeText,
  timetable,
  describe: (event, context) => describe(event, context),
  Line: LogLine,
  ending,
  finale,
  FinalePicture,
  isRacing: ({ phase }) => phase === 'race',
  refusal,
  practice: async () => (await import('./practice/Practice.tsx')).Practice,
  lesson: async () => (await import('./lesson/lesson.ts')).lesson,
  Analysis: lazy(() => import('./analysis/Analysis.tsx').then(({ Analysis }) => ({ default: Analysis }))),
  daily: async () => (await import('./daily/screen.ts')).dailyScreen,
});
