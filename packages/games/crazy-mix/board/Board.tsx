import './pieces.css';
import './board.css';
import './targets.css';
import './centre.css';
import './pad.css';
import './players.css';
import './animations.css';
import './hand.css';
import {
  type BoardProps,
  StatusLine,
  useEffectWhen,
  useFocusNext,
  useMessages,
  usePageTop,
  useRaceTrace,
  useSendMove,
  useTextContext,
} from '@sesame/ui';
import { useRef } from 'react';
import type { Event, Move, View } from '../rules/state.ts';
import { ActionBar } from './ActionBar.tsx';
import { BoardContext, type BoardState, useBoard } from './board-context.ts';
import { Centre } from './Centre.tsx';
import { ColourMarksToggle } from './ColourMarksToggle.tsx';
import { useCardChoice } from './card-choice.ts';
import { useClaims } from './claims.ts';
import { MarksProvider, useChosenMarks } from './colour-marks.tsx';
import { useEventEffects } from './effects.ts';
import { HearAgain } from './HearAgain.tsx';
import { useKeys } from './keys.ts';
import { LastRound } from './LastRound.tsx';
import { PlayerList } from './PlayerList.tsx';
import { usePauseOnLeave } from './pause-on-leave.ts';
import { prompt } from './prompt.ts';
import { RecentRounds } from './RecentRounds.tsx';
import { useSymbolComposer } from './symbol-composer.ts';
import { Targets } from './Targets.tsx';
import { boardTexts } from './texts.ts';

/** What the viewer does now, for the focus. */
const stepOf = ({ view, deciding }: BoardState): string => {
  const { open, ready, point, take } = view.may;
  const what = open ? 'open' : ready ? 'ready' : point ? 'point' : take ? 'take' : 'wait';
  return deciding ? `decided ${view.round}` : `${what} ${view.round}`;
};

/** The board: targets around the pile, actions below, players and rounds at the side. */
export function Board(props: BoardProps<View, Move, Event>) {
  const { view, seat, play, events, moment, isLesson, isCovered, isHand } = props;
  const board = useRef<HTMLDivElement>(null);
  const layout = useRef<HTMLDivElement>(null);
  const square = useRef<HTMLDivElement>(null);
  usePageTop(layout);
  useRaceTrace(square);
  const you = seat !== undefined && view.seats[seat] ? seat : undefined;
  const send = useSendMove(view, play);
  const claims = useClaims(view, you, play);
  const composer = useSymbolComposer(view, claims);
  const cardChoice = useCardChoice(view, send);
  const isLive = play !== undefined && you !== undefined;
  const deciding = moment?.event.type === 'decided' ? { round: moment.event.decided, ms: moment.ms } : undefined;
  const context: BoardState = { view, you, send, isLive, claims, composer, cardChoice, deciding };
  const { isTurning } = useEventEffects(board, you, { view, events, moment });
  useKeys(context);
  useFocusNext(board, stepOf(context));
  usePauseOnLeave({ view, you, play, isCovered });
  useEffectWhen(isCovered === true && view.may.notReady === true, () => play?.({ type: 'not-ready' }));
  const look = [
    `mix in-${view.phase}`,
    view.mixed && 'mixed',
    deciding && 'is-deciding',
    isLesson && 'is-untimed',
    isHand && 'is-hand',
  ];
  return (
    <BoardContext value={context}>
      <MarksProvider marks={useChosenMarks()}>
        <div ref={board} className={look.filter(Boolean).join(' ')} style={{ '--moment': `${deciding?.ms ?? 0}ms` }}>
          <div ref={layout} className="mix-layout">
            <div className="mix-head">
              <Status />
              <HearAgain />
              <ColourMarksToggle />
            </div>
            <div ref={square} className="mix-square">
              {!(isHand && cardChoice) && <Targets isTurning={isTurning} />}
              {(!isHand || cardChoice) && <Centre />}
            </div>
            <ActionBar />
            {!isHand && (
              <div className="mix-sidebar">
                <PlayerList />
                <LastRound />
                <RecentRounds />
              </div>
            )}
          </div>
        </div>
      </MarksProvider>
    </BoardContext>
  );
}

/** The prompt. */
function Status() {
  const { view, you, deciding } = useBoard();
  const context = useTextContext();
  const say = useMessages(boardTexts);
  if (deciding)
    return (
      <StatusLine state="theirs" className="mix-status">
        {say.decided}
      </StatusLine>
    );
  const { pause: _, ...actions } = view.may;
  const isYours = Object.keys(actions).length > 0;
  return (
    <StatusLine state={view.end ? 'over' : isYours ? 'yours' : 'theirs'} className="mix-status">
      {prompt(view, you ?? 'spectator', context)}
    </StatusLine>
  );
}
