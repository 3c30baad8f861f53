import type { AnyScreen, Screen } from '@sesame/ui';
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

const crystalCode: Screen<View, Move, Event> = {
  Board,
  Manual,
  prompt,
  describe,
  Line,
  ending,
  refusal,
  Analysis,
  Daily,
};

/** The house hands every screen the views of its own game, and holds none of their types. */
export const screen = crystalCode as unknown as AnyScreen;
