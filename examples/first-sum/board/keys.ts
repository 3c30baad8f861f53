import { makeText } from '@sesame/kernel';
import { digitKeys, type Shortcut } from '@sesame/ui';
import type { Move, View } from '../rules/index.ts';

/** The keys of the board, for the keyboard help. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: digitKeys(9), does: makeText({ en: 'point at a card, from the upper left' }) },
  { keys: ['o'], does: makeText({ en: 'open the round, if everyone plays in their own time' }) },
  { keys: ['p'], does: makeText({ en: 'pass' }) },
];

interface Turn {
  readonly may: View['may'];
  readonly pick: (place: number) => void;
  readonly play: (move: Move) => void;
}

/** What a key does; undefined if nothing. */
export const actFor = ({ may, pick, play }: Turn, key: string): (() => void) | undefined => {
  if (key === 'o' && may.includes('open')) return () => play({ type: 'open' });
  if (key === 'p' && may.includes('pass')) return () => play({ type: 'pass' });
  return may.includes('point') && /^[1-9]$/.test(key) ? () => pick(Number(key) - 1) : undefined;
};
