import { useKeyboardShortcuts } from '@sesame/ui';
import type { Card } from '../rules/pieces.ts';
import type { BuildEdit } from './build-draft.ts';

const ARROW_STEPS: ReadonlyMap<string, { readonly x: number; readonly y: number }> = new Map([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);

/** The edit bound to a key. */
export const editFor = (key: string, hand: readonly Card[], isHolding: boolean): BuildEdit | undefined => {
  const card = hand[Number(key) - 1];
  if (card !== undefined) return { type: 'take', card };
  if (key === 'Backspace' || key === 'Delete') return { type: 'back' };
  if (!isHolding) return undefined;
  const way = ARROW_STEPS.get(key);
  if (way) return { type: 'step', way };
  switch (key) {
    case ',':
      return { type: 'turn', by: -1 };
    case '.':
      return { type: 'turn', by: 1 };
    case 'Enter':
      return { type: 'lay' };
    case 'Escape':
      return { type: 'leave' };
    default:
      return undefined;
  }
};

/** Page-wide keyboard shortcuts for building. */
export const useBuildKeys = (
  plan:
    | { readonly hand: readonly Card[]; readonly isHolding: boolean; readonly edit: (edit: BuildEdit) => void }
    | undefined,
): void =>
  useKeyboardShortcuts(({ key }) => {
    const edit = plan && editFor(key, plan.hand, plan.isHolding);
    return edit && (() => plan.edit(edit));
  }, '.xc-card, .xc-place');
