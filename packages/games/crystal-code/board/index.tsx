import { makeScreen } from '@sesame/ui';
import { Analysis } from '../analysis/Analysis.tsx';
import { Manual } from '../manual/Manual.tsx';
import type { Event, Move, View } from '../rules/state.ts';
import { Board } from './Board.tsx';
import { Daily } from './Daily.tsx';
import { describe } from './describe.ts';
import { ending } from './ending.ts';
import { Line } from './Line.tsx';
import { prompt } from './prompt.ts';
import { refusal } from './refusal.ts';

export const screen = makeScreen<View, Move, Event>({
  Board,
  Manual,
  prompt,
  describe,
  Line,
  ending,
  refusal,
  Analysis,
  Daily,
});
