import './pieces.css';
import './board.css';
import './targets.css';
import './pit.css';
import './pad.css';
import './seats.css';
import './moments.css';
import { type BoardProps, StatusLine, useGameWords, useSendMove } from '@sesame/ui';
import { useRef } from 'react';
import type { Event, Move, View } from '../rules/state.ts';
import { Action } from './Action.tsx';
import { useClaims } from './claims.ts';
import { useComposer } from './composer.ts';
import { useHappenings } from './happenings.ts';
import { useKeys } from './keys.ts';
import { MarksToggle } from './MarksToggle.tsx';
import { MarksProvider, useChosenMarks } from './marks.tsx';
import { Pit } from './Pit.tsx';
import { prompt } from './prompt.ts';
import { Reading } from './Reading.tsx';
import { Rounds } from './Rounds.tsx';
import { Seats } from './Seats.tsx';
import { Targets } from './Targets.tsx';
import { Tinctures } from './Tinctures.tsx';
import { type Table, TableContext, useTable } from './table.ts';
import { useTaking } from './taking.ts';

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
