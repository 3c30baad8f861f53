import './pieces.css';
import './board.css';
import './targets.css';
import './centre.css';
import './pad.css';
import './players.css';
import './animations.css';
import { type BoardProps, StatusLine, useGameWords, useSendMove } from '@sesame/ui';
import { useRef } from 'react';
import type { Event, Move, View } from '../rules/state.ts';
import { Action } from './ActionBar.tsx';
import { type Table, TableContext, useTable } from './board-context.ts';
import { Pit } from './Centre.tsx';
import { MarksToggle } from './ColourMarksToggle.tsx';
import { Tinctures } from './ColourPatterns.tsx';
import { useTaking } from './card-choice.ts';
import { useClaims } from './claims.ts';
import { MarksProvider, useChosenMarks } from './colour-marks.tsx';
import { useHappenings } from './effects.ts';
import { useKeys } from './keys.ts';
import { Reading } from './LastRound.tsx';
import { Seats } from './PlayerList.tsx';
import { prompt } from './prompt.ts';
import { Rounds } from './RecentRounds.tsx';
import { useComposer } from './symbol-composer.ts';
import { Targets } from './Targets.tsx';

/** The targets around the pile; under them what can be done; beside them who plays and what was. */
export function Board({ view, seat, play, events }: BoardProps<View, Move, Event>) {
  const board = useRef<HTMLDivElement>(null);
  const you = seat !== undefined && view.seats[seat] ? seat : undefined;
  const send = useSendMove(view, play);
  const claims = useClaims(view, you, play);
  const composer = useComposer(view, claims);
  const taking = useTaking(view, send);
  const isLive = play !== undefined && you !== undefined;
  const table: Table = { view, you, send, isLive, claims, composer, taking };
  const { isTurning } = useHappenings(board, you, { view, events });
  useKeys(table);
  return (
    <TableContext value={table}>
      <MarksProvider marks={useChosenMarks()}>
        <div ref={board} className={`mix in-${view.phase}${view.mixed ? ' mixed' : ''}`}>
          <svg className="sprite" width="0" height="0" aria-hidden="true">
            <Tinctures />
          </svg>
          <div className="mix-layout">
            <div className="mix-head">
              <Status />
              <MarksToggle />
            </div>
            <div className="mix-square">
              <Targets isTurning={isTurning} />
              <Pit />
            </div>
            <Action />
            <div className="mix-beside">
              <Seats />
              <Reading />
              <Rounds />
            </div>
          </div>
        </div>
      </MarksProvider>
    </TableContext>
  );
}

/** What to do, over everything. */
function Status() {
  const { view, you } = useTable();
  const words = useGameWords();
  const isYours = Object.keys(view.may).length > 0;
  return (
    <StatusLine state={view.end ? 'over' : isYours ? 'yours' : 'theirs'} className="mix-status">
      {prompt(view, you ?? 'spectator', words)}
    </StatusLine>
  );
}
