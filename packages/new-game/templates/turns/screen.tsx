import { makeText } from '@sesame/kernel';
import { makeScreen } from '@sesame/ui';
import { Board } from './board/Board.tsx';
import { SHORTCUTS } from './board/shortcuts.ts';
import { describe, ending, prompt } from './board/texts.ts';
import { Manual } from './manual/Manual.tsx';
import type { Event, Move, View } from './rules/state.ts';
import { timetable } from './timetable.ts';

/** Everything that the web shows of the game. */
export const screen = makeScreen<View, Move, Event>({
  Board,
  Manual,
  shortcuts: () => [{ shortcuts: SHORTCUTS }],
  timetable,
  goal: makeText({ en: 'Have the most points when the last crystal is taken.' }),
  prompt,
  describe,
  ending,
  // The rules' own English sentences will do.
  refusal: () => undefined,
});
