import './daily.css';
import { type DailyPuzzleProps, PlayersProvider, playSound, useAnnounce, useMessages } from '@sesame/ui';
import { useEffect, useRef } from 'react';
import { Board } from '../board/Board.tsx';
import type { Event } from '../rules/state.ts';
import { YOU } from './draw-circle.ts';
import { type DailyView, TURNS } from './index.ts';
import { dailyTexts } from './texts.ts';

const NO_EVENTS: readonly Event[] = [];

/** PW22: three words on the circle of the day. */
export function Puzzle({ view, isSending, onStep }: DailyPuzzleProps<DailyView>) {
  const say = useMessages(dailyTexts);
  const { board, gone } = view;
  const stones = gone.reduce((sum, one) => sum + one, 0);
  useTurnSound(gone);
  return (
    <PlayersProvider value={{ names: [say.you], you: YOU }}>
      <div className="pw-daily">
        <p className="line">
          <b>{say.turn(Math.min(gone.length + 1, TURNS), TURNS)}</b>
          <span className="brass">{say.gone(stones)}</span>
        </p>
        <Board
          view={board}
          seat={YOU}
          events={NO_EVENTS}
          play={(move) => {
            if (!isSending) onStep(move);
          }}
        />
      </div>
    </PlayersProvider>
  );
}

/** Tells what the last turn did. */
const useTurnSound = (gone: readonly number[]): void => {
  const say = useMessages(dailyTexts);
  const announce = useAnnounce();
  const told = useRef(gone.length);
  useEffect(() => {
    if (told.current === gone.length) return;
    told.current = gone.length;
    const last = gone.at(-1) ?? 0;
    playSound(last > 0 ? 'bolt' : 'socket');
    announce(say.gone(last));
  }, [gone, say, announce]);
};
