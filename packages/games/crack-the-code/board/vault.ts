import { type Outcome, type Viewer, winnersOf } from '@sesame/kernel';
import type { Letter, Place, View } from '../rules/state.ts';
import { lettersOf } from './crystal-colours.ts';

/** The vault that a viewer tried to open. */
export interface Vault {
  /** The crystals on its dial; undefined where they were not found. */
  readonly places: readonly (Letter | undefined)[];
  /** Its code; empty if it was never hidden. */
  readonly code: readonly Letter[];
  readonly isOpen: boolean;
}

/** The vault of a player is the other one’s code. Spectators see the winner’s. */
export const vaultOf = (view: View, outcome: Outcome, viewer: Viewer): Vault => {
  const winners = winnersOf(outcome);
  const seat: Place = (viewer === 'spectator' ? winners[0] : viewer) === 1 ? 1 : 0;
  const code = lettersOf(view.seats[seat === 0 ? 1 : 0].code ?? '');
  const isOpen = winners.includes(seat) && view.end?.reason !== 'none-cracked';
  const last = lettersOf(view.seats[seat].guesses.at(-1)?.code ?? '');
  const places = Array.from({ length: view.options.positions }, (_, i) =>
    isOpen || last[i] === code[i] ? code[i] : undefined,
  );
  return { places, code: isOpen ? code : [], isOpen };
};
