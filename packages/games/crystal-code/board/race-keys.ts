import { useKeyboardShortcuts } from '@sesame/ui';
import { SIDES } from '../rules/pieces.ts';
import type { RaceEdit } from './race-draft.ts';
import { SIDE_LETTERS } from './tile-names.ts';

/** Callbacks for the keyboard. */
export interface RaceKeys {
  readonly hand: number;
  readonly chosen: number | undefined;
  readonly edit: (edit: RaceEdit) => void;
  /** Turns the dragged tiles, or else the selected tile. */
  readonly turn: (fifths: number) => void;
  readonly done: () => void;
}

export const actFor = ({ hand, chosen, edit, turn, done }: RaceKeys, key: string): (() => void) | undefined => {
  const at = Number(key) - 1;
  if (Number.isInteger(at) && at >= 0 && at < hand) return () => edit({ type: 'choose', at });
  if (key === 'Enter') return done;
  if (chosen === undefined) return undefined;
  const side = SIDES[SIDE_LETTERS.indexOf(key)];
  if (side !== undefined) return () => edit({ type: 'tap', at: chosen, side });
  switch (key) {
    case 'ArrowLeft':
      return () => edit({ type: 'attach', end: 'left' });
    case 'ArrowRight':
      return () => edit({ type: 'attach', end: 'right' });
    case 'ArrowUp':
      return () => edit({ type: 'slide', by: -1 });
    case 'ArrowDown':
      return () => edit({ type: 'slide', by: 1 });
    case ',':
      return () => turn(-1);
    case '.':
      return () => turn(1);
    case 'Backspace':
    case 'Delete':
      return () => edit({ type: 'loosen' });
    case 'Escape':
      return () => edit({ type: 'leave' });
    default:
      return undefined;
  }
};

/** Page-wide keyboard shortcuts for a race. */
export const useRaceKeys = (keys: RaceKeys | undefined): void =>
  useKeyboardShortcuts((event) => {
    // Enter on a tile or another button presses it.
    if (event.key === 'Enter' && event.target instanceof Element && event.target.closest('button')) return undefined;
    return keys && actFor(keys, event.key.length === 1 ? event.key.toLowerCase() : event.key);
  }, '.xc-stage, .xc-sides');
