import './board.css';
import './safe.css';
import './ring.css';
import './bar.css';
import './lists.css';
import './animations.css';
import './layout.css';
import type { Seat } from '@sesame/kernel';
import { type BoardProps, StatusLine, useGameWords } from '@sesame/ui';
import { useRef } from 'react';
import type { Event, Move, View } from '../rules/state.ts';
import { TableContext } from './board-context.ts';
import { useComposer } from './composer.ts';
import { Count } from './FinalCount.tsx';
import { Players } from './Players.tsx';
import { prompt } from './prompt.ts';
import { Ring } from './Ring.tsx';
import { useHappenings } from './recent-events.ts';
import { UsedWords } from './UsedWords.tsx';
import { useRoom } from './visible-height.ts';
import { WordBar } from './WordBar.tsx';

/** The circle of safes; beside it who plays and what was said; under it the word in the making. */
export function Board({ view, seat, play, events }: BoardProps<View, Move, Event>) {
  const board = useRef<HTMLDivElement>(null);
  const you = seat !== undefined && view.seats[seat] ? seat : undefined;
  const happenings = useHappenings(view, you, events);
  const composer = useComposer(view, { seat: you, play, onType: happenings.seen });
  const room = useRoom(board);
  const isTyping = room !== undefined && composer !== undefined;
  return (
    <TableContext value={{ view, you, composer, happenings }}>
      <div ref={board} className={`pw${isTyping ? ' typing' : ''}`} style={isTyping ? { '--room': `${room}px` } : {}}>
        <div className="pw-grid">
          <Status view={view} speaksTo={play || view.end ? you : undefined} />
          <Ring />
          {composer && you !== undefined && <WordBar composer={composer} seat={you} />}
          <div className="pw-side">
            {view.end ? <Count end={view.end} /> : <Players />}
            <UsedWords />
          </div>
        </div>
      </div>
    </TableContext>
  );
}

/** What the match waits for, over everything. */
function Status({ view, speaksTo }: { readonly view: View; readonly speaksTo: Seat | undefined }) {
  const words = useGameWords();
  const isYours = speaksTo !== undefined && view.turn === speaksTo;
  return (
    <StatusLine state={view.end ? 'over' : isYours ? 'yours' : 'theirs'} className="pw-status">
      {prompt(view, speaksTo ?? 'spectator', words)}
    </StatusLine>
  );
}
