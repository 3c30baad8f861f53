import './board.css';
import './stall.css';
import './own-stall.css';
import './collection.css';
import './trophy-board.css';
import './action-panel.css';
import './final-count.css';
import './animations.css';
import './layout.css';
import type { Seat } from '@sesame/kernel';
import { type BoardProps, Picture, StatusLine, useSendMove, useTextContext } from '@sesame/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Event, Move, Spot, View } from '../rules/state.ts';
import { ActionPanel } from './ActionPanel.tsx';
import { BoardContext, offerAt } from './board-context.ts';
import { Coach } from './Coach.tsx';
import { Collection } from './Collection.tsx';
import { useComposer } from './composer.ts';
import { useKeys } from './keys.ts';
import { captionOf } from './moment/caption.ts';
import { MomentLayer } from './moment/MomentLayer.tsx';
import { quietView } from './moment/quiet-view.ts';
import { useMoments } from './moment/use-moments.ts';
import { OtherStall } from './OtherStall.tsx';
import { OwnStall } from './OwnStall.tsx';
import { prompt } from './prompt.ts';
import { useRecentEvents } from './recent-events.ts';
import { TrophyBoard } from './TrophyBoard.tsx';

/** The other seats clockwise from yours; all seats for spectators. */
const othersOf = ({ seats }: View, you: Seat | undefined): readonly Seat[] => {
  const all = seats.map((_, seat) => seat);
  return you === undefined ? all : [...all.slice(you + 1), ...all.slice(0, you)];
};

/** Whether a decision is pending that does not depend on the stalls; phones show it first. */
const needsDecision = ({ may }: View): boolean =>
  [may.claim, may.answer, may.preempt, may.recycle, may.repack].some((asked) => asked !== undefined);

/** Stalls around the trophies; below them the actions, your stall and hand, and a collection. */
export function Board({ view: current, seat, play, events, moment }: BoardProps<View, Move, Event>) {
  const board = useRef<HTMLDivElement>(null);
  const isShowing = moment !== undefined;
  const view = useMemo(() => (isShowing ? quietView(current) : current), [isShowing, current]);
  const you = seat !== undefined && view.seats[seat] ? seat : undefined;
  const [picked, pick] = useState<Spot>();
  const [shown, show] = useState<Seat>(you ?? 0);
  const send = useSendMove(current, play);
  const composer = useComposer(view, you, send);
  const { trades, wasShown } = useMoments(moment, events);
  const recentEvents = useRecentEvents(board, you, { view: current, events, wasShown });
  const isLive = play !== undefined && you !== undefined;
  useKeys(isLive ? composer : undefined);
  useEffect(() => {
    // On a phone the action panel may be below the fold.
    if (picked) document.getElementById('fake-action')?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [picked]);

  const isGone = picked !== undefined && offerAt(view, picked) === undefined;
  useEffect(() => {
    if (isGone) pick(undefined);
  }, [isGone]);

  const others = othersOf(view, you);
  const table = {
    view,
    you,
    send,
    isLive,
    picked,
    pick,
    shown,
    show,
    composer,
    recentEvents,
    shownEvent: moment?.event,
  };
  const state = [
    'fake',
    `opponents-${others.length}`,
    `in-${view.phase}`,
    you === undefined && 'watching',
    isLive && composer && 'offering',
    isLive && needsDecision(view) && 'pressed',
  ];
  return (
    <BoardContext value={table}>
      <div ref={board} className={state.filter(Boolean).join(' ')}>
        <Tabletop />
        <div className="fake-grid">
          <div className="fake-head stack close">
            <Status view={view} you={you} isNews={recentEvents.hasJustEnded} shown={moment?.event} />
            {isLive && you !== undefined && <Coach view={view} seat={you} />}
          </div>
          {others.map((one, i) => (
            <OtherStall key={one} seat={one} place={i} />
          ))}
          <TrophyBoard />
          {!view.end && <ActionPanel />}
          {you !== undefined && !view.end && <OwnStall seat={you} />}
          <Collection />
        </div>
        {moment && <MomentLayer key={JSON.stringify(moment.event)} moment={moment} trades={trades} />}
      </div>
    </BoardContext>
  );
}

interface StatusProps {
  readonly view: View;
  readonly you: Seat | undefined;
  readonly isNews: boolean;
  /** The event being shown, which the line tells instead of the prompt. */
  readonly shown: Event | undefined;
}

/** Status line. While the final count is animated, the result stays hidden. */
function Status({ view, you, isNews, shown }: StatusProps) {
  const context = useTextContext();
  if (shown) return <StatusLine state="theirs">{captionOf(shown, context)}.</StatusLine>;
  const isYours = you !== undefined && view.waiting.seats.includes(you);
  return (
    <StatusLine state={view.end ? 'over' : isYours ? 'yours' : 'theirs'} className={isNews ? 'counting' : ''}>
      {prompt(view, you ?? 'spectator', context)}
    </StatusLine>
  );
}

function Tabletop() {
  return (
    <div className="tabletop">
      <Picture width={790} box="-380 -380 760 760">
        <circle className="p-slab" r="376" />
        <circle className="p-rim" r="372" />
        <circle className="p-dim" r="362" />
      </Picture>
    </div>
  );
}
