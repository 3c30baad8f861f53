import './board.css';
import './safe.css';
import './ring.css';
import './bar.css';
import './lists.css';
import './animations.css';
import './layout.css';
import './hand.css';
import type { Seat } from '@sesame/kernel';
import { type BoardProps, StatusLine, useFocusNext, useTextContext } from '@sesame/ui';
import { useDeferredValue, useRef } from 'react';
import { openProposal } from '../rules/proposals.ts';
import type { Event, Move, View } from '../rules/state.ts';
import { AnswerBar } from './AnswerBar.tsx';
import { BoardContext, type BoardState } from './board-context.ts';
import { useComposer } from './composer.ts';
import { Players } from './Players.tsx';
import { happening, prompt } from './prompt.ts';
import { Ring } from './Ring.tsx';
import { useRecentEvents } from './recent-events.ts';
import { useTurnMoment } from './turn-moment.ts';
import { UsedWords } from './UsedWords.tsx';
import { useVisibleHeight } from './visible-height.ts';
import { WordBar } from './WordBar.tsx';

/** The board: the circle of safes, the word bar below it, players and played words beside it. */
export function Board({ view, seat, play, events, moment, isHand = false }: BoardProps<View, Move, Event>) {
  const board = useRef<HTMLDivElement>(null);
  const you = seat !== undefined && view.seats[seat] ? seat : undefined;
  const recentEvents = useRecentEvents(view, you, { events, moment });
  const turnMoment = useTurnMoment(moment, view);
  const composer = useComposer(view, { seat: you, play, isBusy: moment !== undefined, onType: recentEvents.dismiss });
  useFocusNext(board, composer?.step ?? 'watch');
  const room = useVisibleHeight(board);
  const asked = view.may.includes('answer') ? openProposal(view) : undefined;
  const isTyping = room !== undefined && composer !== undefined;
  const look = ['pw', isTyping && 'typing', isHand && 'hand'];
  const shown = useTypedFirst({ view, you, composer, moment: turnMoment, recentEvents });
  // In the hand the circle is needed only to choose the safes of a word.
  const hasRing = !isHand || composer?.walkOptions !== undefined;
  return (
    <BoardContext value={shown}>
      <div ref={board} className={look.filter(Boolean).join(' ')} style={isTyping ? { '--room': `${room}px` } : {}}>
        <div className="pw-grid">
          <Status view={view} event={moment?.event} speaksTo={play || view.end ? you : undefined} />
          {hasRing && <Ring />}
          {composer && asked && <AnswerBar composer={composer} proposal={asked} />}
          {composer && !asked && you !== undefined && <WordBar composer={composer} seat={you} />}
          {!isHand && (
            <div className="pw-side">
              <Players />
              <UsedWords />
            </div>
          )}
        </div>
      </div>
    </BoardContext>
  );
}

/** Letters are painted first: as long as nothing else has changed, the rest of the board follows a frame later. */
const useTypedFirst = (now: BoardState): BoardState => {
  const before = useDeferredValue(now);
  const { view, you, moment, recentEvents } = before;
  const isSame = view === now.view && you === now.you && moment === now.moment && recentEvents === now.recentEvents;
  return isSame ? before : now;
};

interface StatusProps {
  readonly view: View;
  /** The event in its moment. */
  readonly event: Event | undefined;
  readonly speaksTo: Seat | undefined;
}

/** The prompt above the board; in a moment, what is happening. */
function Status({ view, event, speaksTo }: StatusProps) {
  const context = useTextContext();
  const isYours = event === undefined && speaksTo !== undefined && view.may.length > 0;
  return (
    <StatusLine state={view.end ? 'over' : isYours ? 'yours' : 'theirs'} className="pw-status">
      {event ? happening(event, speaksTo ?? 'spectator', context) : prompt(view, speaksTo ?? 'spectator', context)}
    </StatusLine>
  );
}
