import './board.css';
import './stall.css';
import './own-stall.css';
import './collection.css';
import './trophy-board.css';
import './action-panel.css';
import './animations.css';
import './narrow-stalls.css';
import './layout.css';
import './wide.css';
import './pinned.css';
import './low.css';
import './hand.css';
import type { Seat } from '@sesame/kernel';
import {
  type BoardProps,
  Picture,
  StatusLine,
  useFocusNext,
  useNarrowScreen,
  useSendMove,
  useTextContext,
} from '@sesame/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Event, Move, Spot, View } from '../rules/state.ts';
import { ActionPanel } from './ActionPanel.tsx';
import { BoardContext, type BoardState, ComposerContext, needsDecision, offerAt } from './board-context.ts';
import { Coach } from './Coach.tsx';
import { Collection } from './Collection.tsx';
import { type Composer, useComposer } from './composer.ts';
import { useKeys } from './keys.ts';
import { captionOf } from './moment/caption.ts';
import { MomentLayer } from './moment/MomentLayer.tsx';
import { quietView } from './moment/quiet-view.ts';
import { useWasShown } from './moment/use-was-shown.ts';
import { OtherStall } from './OtherStall.tsx';
import { OwnStall } from './OwnStall.tsx';
import { offerStepOf } from './offer-speech.ts';
import { PinnedActions } from './PinnedActions.tsx';
import { prompt } from './prompt.ts';
import { useRecentEvents } from './recent-events.ts';
import { TrophyBoard } from './TrophyBoard.tsx';

/** The other seats clockwise from yours; all seats for spectators. */
const othersOf = ({ seats }: View, you: Seat | undefined): readonly Seat[] => {
  const all = seats.map((_, seat) => seat);
  return you === undefined ? all : [...all.slice(you + 1), ...all.slice(0, you)];
};

/** What the player is to do; nothing while a move is being sent. */
const stepOf = ({ view, you, send, isLive }: BoardState, composer: Composer | undefined): string => {
  if (!isLive || send === undefined || you === undefined || !view.waiting.seats.includes(you)) return 'wait';
  const { round, waiting, seats } = view;
  const part = composer ? offerStepOf(composer.draft) : `${seats[you]?.turnsLeft} ${view.may.repack !== undefined}`;
  return `${round} ${waiting.for} ${part}`;
};

/** Stalls around the trophies; below them the actions, your stall and hand, and a collection. */
export function Board(props: BoardProps<View, Move, Event>) {
  const { view: current, seat, play, events, log, moment, isLesson, isHand = false } = props;
  const board = useRef<HTMLDivElement>(null);
  const isPhone = useNarrowScreen();
  const isShowing = moment !== undefined;
  const view = useMemo(() => (isShowing ? quietView(current) : current), [isShowing, current]);
  const you = seat !== undefined && view.seats[seat] ? seat : undefined;
  const [picked, pick] = useState<Spot>();
  const [shown, show] = useState<Seat>(you ?? 0);
  const send = useSendMove(current, play);
  const composer = useComposer(view, you, send);
  const wasShown = useWasShown(moment);
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
  const isOffering = isLive && composer !== undefined;
  const shownEvent = moment?.event;
  const table = useMemo(
    () => ({ view, you, send, isLive, picked, pick, shown, show, isOffering, recentEvents, shownEvent }),
    [view, you, send, isLive, picked, shown, isOffering, recentEvents, shownEvent],
  );
  useFocusNext(board, stepOf(table, composer));
  const state = [
    'fake',
    `opponents-${others.length}`,
    `in-${view.phase}`,
    you === undefined && 'watching',
    isOffering && 'offering',
    isHand && 'hand',
    isLive && needsDecision(view) && 'pressed',
  ];
  return (
    <BoardContext value={table}>
      <ComposerContext value={composer}>
        <div ref={board} className={state.filter(Boolean).join(' ')}>
          <Tabletop />
          <div className="fake-grid">
            <div className="fake-head stack close">
              <Status view={view} you={you} shown={moment?.event} />
              {isLive && !isLesson && !isHand && <Coach view={view} seat={you} />}
            </div>
            {(isHand ? heldParts(table) : partsOf(table)).map((part) => (
              <Part key={part} part={part} others={others} table={table} />
            ))}
          </div>
          {isPhone && you !== undefined && !view.end && !isOffering && <PinnedActions seat={you} />}
          {moment && <MomentLayer key={JSON.stringify(moment.event)} moment={moment} log={log} />}
        </div>
      </ComposerContext>
    </BoardContext>
  );
}

type BoardPart = 'stalls' | 'trophies' | 'action' | 'own' | 'collection';

/** The parts of the board in the order in which they are used; layout.css places them. */
const partsOf = ({ view, isLive, isOffering }: BoardState): readonly BoardPart[] => {
  if (isOffering) return ['own', 'action', 'stalls', 'trophies', 'collection'];
  if (isLive && needsDecision(view)) return ['action', 'stalls', 'trophies', 'own', 'collection'];
  if (isLive && view.may.choose) return ['stalls', 'action', 'trophies', 'own', 'collection'];
  return ['stalls', 'trophies', 'action', 'own', 'collection'];
};

/** In the hand, without what is on another screen. The stalls are there only while an offer on them is chosen. */
const heldParts = (table: BoardState): readonly BoardPart[] => {
  const mayChoose = [table.view.may.choose, table.view.may.spy, table.view.may.reserve].some((spots) => spots?.length);
  return partsOf(table).filter((part) => part !== 'trophies' && (part !== 'stalls' || mayChoose));
};

interface PartProps {
  readonly part: BoardPart;
  readonly others: readonly Seat[];
  readonly table: BoardState;
}

function Part({ part, others, table: { view, you } }: PartProps) {
  switch (part) {
    case 'stalls':
      return others.map((one, i) => <OtherStall key={one} seat={one} place={i} />);
    case 'trophies':
      return <TrophyBoard />;
    case 'action':
      return !view.end && <ActionPanel />;
    case 'own':
      return you !== undefined && !view.end && <OwnStall seat={you} />;
    case 'collection':
      return <Collection />;
  }
}

interface StatusProps {
  readonly view: View;
  readonly you: Seat | undefined;
  /** The event being shown, which the line tells instead of the prompt. */
  readonly shown: Event | undefined;
}

/** Status line. */
function Status({ view, you, shown }: StatusProps) {
  const context = useTextContext();
  if (shown) return <StatusLine state="theirs">{captionOf(shown, context)}.</StatusLine>;
  const isYours = you !== undefined && view.waiting.seats.includes(you);
  return (
    <StatusLine state={view.end ? 'over' : isYours ? 'yours' : 'theirs'}>
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
