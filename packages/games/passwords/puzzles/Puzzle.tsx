import '../daily/daily.css';
import { PlayersProvider, type PuzzleProps, SeatStone, useMessages } from '@sesame/ui';
import { useMemo } from 'react';
import { Board } from '../board/Board.tsx';
import { rules } from '../rules/index.ts';
import type { Event, View } from '../rules/state.ts';
import type { WordPuzzle } from './find.ts';
import { stateOf } from './index.ts';
import { puzzleTexts } from './texts.ts';

const NO_EVENTS: readonly Event[] = [];

/** The position on the board of a match, in which the player can only say a word. */
const boardOf = (puzzle: WordPuzzle): View => {
  const { end: _, ...view } = rules.view(stateOf(puzzle), puzzle.seat);
  return { ...view, phase: 'play', turn: puzzle.seat, passes: 0, passesToEnd: 0, may: ['word'] };
};

/** PW23: a turn of a match. */
export function Puzzle({ puzzle, isSending, onAnswer }: PuzzleProps<WordPuzzle>) {
  const say = useMessages(puzzleTexts);
  const view = useMemo(() => boardOf(puzzle), [puzzle]);
  const names = puzzle.hands.map((_, seat) => (seat === puzzle.seat ? say.you : say.player(seat + 1)));
  return (
    <PlayersProvider value={{ names, you: puzzle.seat }}>
      <div className="pw-daily">
        <p className="line small">
          <SeatStone seat={puzzle.seat} size={20} />
          {say.hand(puzzle.hands[puzzle.seat] ?? 0)}
        </p>
        <Board
          view={view}
          seat={puzzle.seat}
          events={NO_EVENTS}
          play={(move) => {
            if (!isSending) onAnswer(move);
          }}
        />
      </div>
    </PlayersProvider>
  );
}
