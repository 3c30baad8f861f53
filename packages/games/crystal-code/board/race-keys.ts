import { useKeyboardShortcuts } from '@sesame/ui';
import type { RaceEdit } from './race-draft.ts';

/** Callbacks for the keyboard. */
export interface RaceKeys {
  readonly hand: number;
  readonly chosen: number | undefined;
  readonly edit: (edit: RaceEdit) => void;
  /** Turns the dragged tiles, or else the selected tile. */
  readonly turn: (fifths: number) => void;
  readonly done: () => void;
}

const actFor = ({ hand, chosen, edit, turn, done }: RaceKeys, key: string): (() => void) | undefined => {
  const at = Number(key) - 1;
  if (Number.isInteger(at) && at >= 0 && at < hand) return () => edit({ type: 'choose', at });
  if (key === 'Enter') return done;
  if (chosen === undefined) return undefined;
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
  useKeyboardShortcuts(({ key }) => keys && actFor(keys, key), '.xc-stage');
