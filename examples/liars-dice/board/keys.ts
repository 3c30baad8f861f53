import { makeText } from '@sesame/kernel';
import { digitKeys, type Shortcut } from '@sesame/ui';
import type { Move } from '../rules/index.ts';
import type { Draft } from './use-draft.ts';

/** The keys of the board, for the keyboard help. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: digitKeys(6), does: makeText({ en: 'choose a face' }) },
  { keys: ['ArrowUp', 'ArrowDown'], does: makeText({ en: 'bid more or fewer dice' }) },
  { keys: ['Enter'], does: makeText({ en: 'bid' }) },
  { keys: ['d'], does: makeText({ en: 'doubt the last bid' }) },
];

interface Turn {
  readonly draft: Draft | undefined;
  readonly mayDoubt: boolean;
  readonly play: (move: Move) => void;
}

/** What a key does; undefined if nothing. */
export const actFor = ({ draft, mayDoubt, play }: Turn, key: string): (() => void) | undefined => {
  if (key === 'd' && mayDoubt) return () => play({ type: 'doubt' });
  if (draft === undefined) return undefined;
  const { count, face, choose, more } = draft;
  if (key === 'ArrowUp') return () => more(1);
  if (key === 'ArrowDown') return () => more(-1);
  if (key === 'Enter') return () => play({ type: 'bid', count, face });
  return /^[1-6]$/.test(key) ? () => choose(Number(key)) : undefined;
};
