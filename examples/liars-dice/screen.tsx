import { makeText } from '@sesame/kernel';
import { makeScreen } from '@sesame/ui';
import { Board } from './board/Board.tsx';
import { SHORTCUTS } from './board/keys.ts';
import { describe, ending, prompt, refusal } from './board/texts.ts';
import { Manual } from './manual.tsx';
import type { Event, Move, View } from './rules/index.ts';
import { timetable } from './timetable.ts';

export const screen = makeScreen<View, Move, Event>({
  Board,
  Manual,
  shortcuts: () => [{ shortcuts: SHORTCUTS }],
  timetable,
  goal: makeText({ en: 'Be the last player with dice.' }),
  prompt,
  describe,
  ending,
  finale: (view) => ({
    columns: [{ label: 'Dice left', of: (seat) => view.dice[seat] ?? 0 }],
    highlight: `The match took ${view.round - 1} rounds.`,
  }),
  refusal,
});
