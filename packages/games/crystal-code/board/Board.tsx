import './symbols.css';
import './board.css';
import './race.css';
import './machine.css';
import './rooms.css';
import './count.css';
import type { Seat } from '@sesame/kernel';
import { type BoardProps, StatusLine, useGameWords, useSendMove } from '@sesame/ui';
import { useState } from 'react';
import type { Event, Move, View } from '../rules/state.ts';
import { Building } from './BuildPhase.tsx';
import { TableContext, useTable } from './board-context.ts';
import { useNews } from './effects.ts';
import { Count } from './FinalCount.tsx';
import { Workshops } from './MachineList.tsx';
import { Looking, Standing } from './MachinePanel.tsx';
import { prompt } from './prompt.ts';
import { Race } from './RacePhase.tsx';
import { Results } from './RaceResults.tsx';
import { Racers } from './Racers.tsx';
import { Closed, Starting, Watched } from './RaceStart.tsx';
import { Prizes, Rooms } from './Rooms.tsx';

/** The rooms over everything; under them the race, or the machines. */
export function Board({ view, seat, play, events }: BoardProps<View, Move, Event>) {
  const you = seat !== undefined && view.seats[seat] ? seat : undefined;
  const [shown, show] = useState<Seat>(you ?? 0);
  const send = useSendMove(view, play);
  const news = useNews(view, you, events);
  const isLive = play !== undefined && you !== undefined;
  const table = { view, you, send, isLive, shown, show, news };
  const state = ['xc', `in-${view.stage}`, you === undefined && 'is-watched', news.isOver && 'is-counting'];
  return (
    <TableContext value={table}>
      <div className={state.filter(Boolean).join(' ')}>
        <div className="xc-grid">
          <Status />
          <Rooms />
          <Phase />
        </div>
      </div>
    </TableContext>
  );
}

/** What the match waits for. How it ended is said when the count is done. */
function Status() {
  const { view, you } = useTable();
  const words = useGameWords();
  const isYours = Object.keys(view.may).length > 0;
  return (
    <StatusLine state={view.end ? 'over' : isYours ? 'yours' : 'theirs'} className="xc-status">
      {prompt(view, you ?? 'spectator', words)}
    </StatusLine>
  );
}

function Phase() {
  const { view } = useTable();
  switch (view.stage) {
    case 'race':
      return <Racing />;
    case 'build':
      return <Constructing />;
    case 'over':
      return (
        <>
          {view.end && <Count end={view.end} />}
          <Looking />
        </>
      );
    default:
      return (
        <>
          <Looking />
          <div className="xc-side">
            <Starting />
            <Racers />
          </div>
          <div className="xc-foot">
            <Prizes />
            <Workshops />
          </div>
        </>
      );
  }
}

/** A race as this viewer sees it. */
function Racing() {
  const { view, you } = useTable();
  const race = you === undefined ? undefined : view.seats[you]?.race;
  if (race === undefined) return <Watched />;
  return race.is === 'waiting' || view.tiles === undefined ? (
    <Closed />
  ) : (
    <Race key={view.round} tiles={view.tiles} race={race} />
  );
}

/** The building phase: with your own plan, or as it is seen. */
function Constructing() {
  const { view, you, isLive } = useTable();
  const last = view.history.at(-1);
  const own = you === undefined ? undefined : view.seats[you];
  const { build } = view.may;
  return (
    <>
      {last && <Results round={last} />}
      {isLive && build && own?.hand ? (
        <Building
          key={view.round}
          bench={{ hand: own.hand, machine: own.machine, crystals: own.crystals }}
          swap={build.swap}
        />
      ) : (
        <>
          <Looking />
          <div className="xc-side">
            <Standing />
          </div>
        </>
      )}
      <div className="xc-foot">
        <Workshops />
      </div>
    </>
  );
}
