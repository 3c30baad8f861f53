import { SeatName, SeatStone, usePlayers } from '@sesame/ui';
import { pointsOf } from '../rules/settle.ts';
import type { View } from '../rules/state.ts';

/** The players with their points, and what they won or lost in the last round. */
export function Racers({ view }: { readonly view: View }) {
  const { clock } = usePlayers();
  return (
    <ul className="race-racers">
      {view.racers.map((racer, seat) => {
        const { last } = view;
        const points = last && view.picture === undefined ? pointsOf(last, seat) : 0;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a racer is its seat
          <li key={seat} className="slab race-racer">
            <SeatStone seat={seat} />
            <b>
              <SeatName seat={seat} />
            </b>
            <span className="small soft">
              {racer.isDone ? 'done' : racer.isReady ? 'ready' : ''}
              {points !== 0 && ` ${points > 0 ? '+' : '−'}${Math.abs(points)}`}
              {/* #if hidden */}
              {racer.stake !== undefined && ` stake ${racer.stake}`}
              {/* #endif */}
            </span>
            <span className="race-score">{racer.score}</span>
            {clock?.(seat)}
          </li>
        );
      })}
    </ul>
  );
}
