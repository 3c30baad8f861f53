import { useEffect, useEffectEvent } from 'react';
import type { Card } from '../rules/pieces.ts';
import type { BuildEdit } from './build-draft.ts';

const WAYS: ReadonlyMap<string, { readonly x: number; readonly y: number }> = new Map([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);

/** What a key says to a plan. */
const editFor = (key: string, hand: readonly Card[], isHolding: boolean): BuildEdit | undefined => {
  const card = hand[Number(key) - 1];
  if (card !== undefined) return { type: 'take', card };
  if (key === 'Backspace' || key === 'Delete') return { type: 'back' };
  if (!isHolding) return undefined;
  const way = WAYS.get(key);
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

/** Fields, menus and dialogs need the keys themselves; buttons need Enter, but for cards and places. */
const isElsewhere = ({ target, key }: KeyboardEvent): boolean => {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]')) {
    return true;
  }
  const isTheirs = key === 'Enter' || key.startsWith('Arrow');
  return (
    isTheirs && target.closest('button, a, [role=tab], [role=radio]') !== null && !target.closest('.xc-card, .xc-place')
  );
};

/** Builds with the keyboard alone, from anywhere on the page. */
export const useBuildKeys = (
  plan:
    | { readonly hand: readonly Card[]; readonly isHolding: boolean; readonly edit: (edit: BuildEdit) => void }
    | undefined,
): void => {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!plan || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return;
    const edit = editFor(event.key, plan.hand, plan.isHolding);
    if (!edit) return;
    event.preventDefault();
    event.stopPropagation();
    plan.edit(edit);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
};
