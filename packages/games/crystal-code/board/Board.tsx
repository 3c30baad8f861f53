import './symbols.css';
import './board.css';
import './race.css';
import './tiles.css';
import './racers.css';
import './machine.css';
import './hand.css';
import './workshops.css';
import './rooms.css';
import './reveal.css';
import './phone.css';
import './held.css';
import type { Seat } from '@sesame/kernel';
import {
  type BoardProps,
  StatusLine,
  useEffectWhen,
  useFocusNext,
  useMessages,
  useSendMove,
  useTextContext,
} from '@sesame/ui';
import { useRef, useState } from 'react';
import type { Event, Move, Round, View } from '../rules/state.ts';
import { BuildPhase } from './BuildPhase.tsx';
import { BoardContext, type BoardState, useBoard } from './board-context.ts';
import { useCheckSounds, useEventEffects } from './effects.ts';
import { MachineList } from './MachineList.tsx';
import { MachinePanel, MachineStatusPanel } from './MachinePanel.tsx';
import { prompt } from './prompt.ts';
import { RacePhase } from './RacePhase.tsx';
import { RaceResults } from './RaceResults.tsx';
import { RaceReveal } from './RaceReveal.tsx';
import { Racers } from './Racers.tsx';
import { StartPanel, UnopenedRace, WatchedRace } from './RaceStart.tsx';
import { Prizes, Rooms } from './Rooms.tsx';
import { raceTexts } from './race-texts.ts';
import { useBuildDraft } from './use-build-draft.ts';

/** The game board: rooms on top, the race or the machines below. */
export function Board(props: BoardProps<View, Move, Event>) {
  const { view, seat, play, events, moment, isLesson, isCovered, isHand } = props;
  const board = useRef<HTMLDivElement>(null);
  const you = seat !== undefined && view.seats[seat] ? seat : undefined;
  const [shown, show] = useState<Seat>(you ?? 0);
  // Chains of races before the match was opened count as seen.
  const [seenRaces, setSeenRaces] = useState(view.history.length);
  const send = useSendMove(view, play);
  const recent = useEventEffects(view, you, events);
  const isLive = play !== undefined && you !== undefined;
  const building = useBuildDraft(you === undefined ? undefined : view.seats[you], view.round);
  const context = { view, you, send, isLive, shown, show, recent, building, seenRaces, setSeenRaces };
  const checking = moment?.event.type === 'prizes' ? moment.event.result : undefined;
  useCheckSounds(checking, you, moment?.ms);
  const isRevealing = checking !== undefined || revealedRace(context) !== undefined;
  useFocusNext(board, checking ? `checking ${view.round}` : stepOf(context));
  useEffectWhen(isCovered === true && view.may.notReady === true, () => play?.({ type: 'not-ready' }));
  const state = [
    'xc',
    isRevealing && 'is-revealing',
    `in-${view.stage}`,
    you === undefined && 'is-watched',
    isLesson && 'is-untimed',
    isHand && 'is-hand',
  ];
  return (
    <BoardContext value={context}>
      <div ref={board} className={state.filter(Boolean).join(' ')}>
        <div className="xc-grid">
          <Status isChecking={checking !== undefined} />
          {!isHand && <Rooms />}
          {checking && moment ? <RaceReveal round={checking} ms={moment.ms} /> : <Phase />}
        </div>
      </div>
    </BoardContext>
  );
}

/** What the viewer does now, for the focus. */
const stepOf = (board: BoardState): string => {
  const { ready, done, build } = board.view.may;
  const what = revealedRace(board) ? 'compare' : ready ? 'ready' : done ? 'race' : build ? 'build' : 'wait';
  return `${what} ${board.view.round}`;
};

/** The prompt; after the match, the result. */
function Status({ isChecking }: { readonly isChecking: boolean }) {
  const board = useBoard();
  const { view, you } = board;
  const isRevealing = revealedRace(board) !== undefined;
  const say = useMessages(raceTexts);
  const context = useTextContext();
  if (isChecking || isRevealing) {
    return (
      <StatusLine state={isChecking ? 'theirs' : 'yours'} className="xc-status">
        {isChecking ? say.checked : say.compare}
      </StatusLine>
    );
  }
  const { notReady, ...expected } = view.may;
  const isYours = Object.keys(expected).length > 0;
  return (
    <StatusLine state={view.end ? 'over' : isYours ? 'yours' : 'theirs'} className="xc-status">
      {prompt(view, you ?? 'spectator', context)}
    </StatusLine>
  );
}

function Phase() {
  const { view } = useBoard();
  switch (view.stage) {
    case 'race':
      return <OwnRace />;
    case 'build':
      return <BuildStage />;
    case 'over':
      return (
        <>
          <MachinePanel />
          <div className="xc-foot">
            <MachineList />
          </div>
        </>
      );
    default:
      return (
        <>
          <MachinePanel />
          <div className="xc-side">
            <StartPanel />
            <Racers />
          </div>
          <div className="xc-foot">
            <Prizes />
            <MachineList />
          </div>
        </>
      );
  }
}

/** The race as the viewer sees it: watching, not started, or racing. */
function OwnRace() {
  const { view, you } = useBoard();
  const race = you === undefined ? undefined : view.seats[you]?.race;
  if (race === undefined) return <WatchedRace />;
  return race.is === 'waiting' || view.tiles === undefined ? (
    <UnopenedRace />
  ) : (
    <RacePhase key={view.round} tiles={view.tiles} race={race} />
  );
}

/** The race whose chains the viewer has not left yet to start building. */
const revealedRace = ({ view, isLive, seenRaces }: BoardState): Round | undefined =>
  isLive && view.may.build && view.history.length > seenRaces ? view.history.at(-1) : undefined;

/** The building phase, with the viewer's own plan if they are still building. */
function BuildStage() {
  const board = useBoard();
  const { view, isLive } = board;
  const last = view.history.at(-1);
  const { build } = view.may;
  const revealed = revealedRace(board);
  if (revealed) return <RaceReveal round={revealed} onContinue={() => board.setSeenRaces(view.history.length)} />;
  return (
    <>
      {last && <RaceResults round={last} />}
      {isLive && build ? (
        <BuildPhase key={view.round} swap={build.swap} />
      ) : (
        <>
          <MachinePanel />
          <div className="xc-side">
            <MachineStatusPanel />
          </div>
        </>
      )}
      <div className="xc-foot">
        <MachineList />
      </div>
    </>
  );
}
