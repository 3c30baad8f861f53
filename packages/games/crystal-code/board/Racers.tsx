import type { Seat } from '@sesame/kernel';
import { Icon, SeatName, SeatStone, Slab, useMessages, usePlayers } from '@sesame/ui';
import { memo } from 'react';
import type { RacerView } from '../rules/state.ts';
import { useBoard } from './board-context.ts';
import { formatTime } from './format-time.ts';
import { RacerSilhouette } from './RacerSilhouette.tsx';
import { raceTexts } from './race-texts.ts';

/** The other players and the state of their race. Memoised: the tiles beside it render with every tap. */
export const Racers = memo(function Racers({ className = '' }: { readonly className?: string }) {
  const { view, you } = useBoard();
  const say = useMessages(raceTexts);
  const others = view.seats.flatMap((_, seat) => (seat === you ? [] : [seat]));
  return (
    <Slab as="section" className={`xc-racers ${className}`} aria-label={you === undefined ? say.racers : say.others}>
      {others.map((seat) => (
        <Racer key={seat} seat={seat} />
      ))}
    </Slab>
  );
});

function Racer({ seat }: { readonly seat: Seat }) {
  const { view } = useBoard();
  const { clock } = usePlayers();
  const say = useMessages(raceTexts);
  const { race, ready } = view.seats[seat] ?? {};
  const isStarting = view.stage === 'ready';
  const note = race
    ? raceNote(race, view.options.apart || view.untimed === true, say)
    : isStarting && (ready ? say.isReady : say.notReady);
  const isAwaited = race ? race.is === 'racing' || race.is === 'waiting' : isStarting && !ready;
  return (
    <div className="xc-racer">
      <SeatStone seat={seat} size={24} />
      <span className="xc-racer-text">
        <b>
          <SeatName seat={seat} />
        </b>
        <span className="tiny soft">{note}</span>
      </span>
      {race ? <RacerSilhouette is={race.is} width={80} /> : ready && <Icon name="check" />}
      {isAwaited && clock?.(seat)}
    </div>
  );
}

const raceNote = (race: RacerView, isApart: boolean, say: (typeof raceTexts)['en']): string => {
  if (race.is === 'done') return say.doneAt(formatTime(race.elapsed ?? 0));
  return isApart && race.is === 'racing' ? say.racingApart : say.is[race.is];
};
