import { makeScreen } from '@sesame/ui';
import { lazy } from 'react';
import { Analysis } from '../analysis/Analysis.tsx';
import { Manual } from '../manual/Manual.tsx';
import type { Event, Move, View } from '../rules/state.ts';
import { Board } from './Board.tsx';
import { describe } from './describe.ts';
import { ending } from './ending.ts';
import { Line } from './Line.tsx';
import { prompt } from './prompt.ts';
import { refusal } from './refusal.ts';

export const screen = makeScreen<View, Move, Event>({
  Board,
  Manual,
  prompt,
  describe: (event, words) => describe(event, words),
  Line,
  ending,
  refusal,
  Analysis,
  plan: {
    Editor: lazy(() => import('./plan/Plan.tsx')),
    mayPlan: ({ phase }) => phase === 'offer' || phase === 'exchange',
  },
});
