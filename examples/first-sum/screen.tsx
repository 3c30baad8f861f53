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
  goal: makeText({ en: 'Be the first to find the two cards that add up.' }),
  prompt,
  describe,
  ending,
  finale: ({ points }) => ({ columns: [{ label: 'Points', of: (seat) => points[seat] ?? 0 }] }),
  isRacing: ({ may }) => may.includes('point'),
  refusal,
});
