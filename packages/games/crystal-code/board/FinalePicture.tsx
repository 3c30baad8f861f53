import './finale.css';
import { winnersOf } from '@sesame/kernel';
import type { FinalePictureProps } from '@sesame/ui';
import { NO_MACHINE } from '../rules/machine.ts';
import type { View } from '../rules/state.ts';
import { MachinePicture } from './MachinePicture.tsx';

/** The viewer's machine: running for a winner, dark for the others. Spectators see the winner's. */
export function FinalePicture({ view, outcome, viewer, isNew }: FinalePictureProps<View>) {
  const winners = winnersOf(outcome);
  const seat = viewer === 'spectator' ? (winners[0] ?? 0) : viewer;
  const state = winners.includes(seat) ? 'is-running' : 'is-dark';
  return (
    <MachinePicture
      machine={view.seats[seat]?.machine ?? NO_MACHINE}
      className={`art xc-finale ${state}${isNew ? ' is-new' : ''}`}
      minCards={3.2}
    />
  );
}
