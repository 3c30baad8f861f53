import type { KeyboardEvent } from 'react';
import { CLAIMS, type Claim, COLUMNS, type Column } from '../rules/state.ts';
import type { Composer } from './composer.ts';
import { columnOf, type Edit } from './draft.ts';

interface Place {
  readonly column: Column;
  readonly claim: Claim;
}

/** Value of a place's `data-drop` attribute. */
export const dropName = ({ column, claim }: Place): string => `${column} ${claim}`;

/** Parses `data-drop`; undefined for the hand. */
const placeOf = (drop: string): Place | undefined => {
  const [columnName, claimName] = drop.split(' ').map(Number);
  const column = COLUMNS.find((one) => one === columnName);
  const claim = CLAIMS.find((one) => one === claimName);
  return column === undefined || claim === undefined ? undefined : { column, claim };
};

/** The edit for a tile dropped on a place or back on the hand. */
export const editFor = (drop: string, index: number, composer: Composer): Edit | undefined => {
  const place = placeOf(drop);
  if (place) return { type: 'lay', ...place, index };
  const column = columnOf(composer.draft, index);
  return column === undefined ? undefined : { type: 'lift', column };
};

/** The neighbouring place in the direction of an arrow key. */
export const besideOf = ({ column, claim }: Place, key: string): Place | undefined => {
  const row = CLAIMS.indexOf(claim);
  switch (key) {
    case 'ArrowLeft':
      return { column: 0, claim };
    case 'ArrowRight':
      return { column: 1, claim };
    case 'ArrowUp':
      return { column, claim: CLAIMS[row + 1] ?? claim };
    case 'ArrowDown':
      return { column, claim: CLAIMS[Math.max(0, row - 1)] ?? claim };
    default:
      return undefined;
  }
};

/** Delete returns the tile to the hand; plus and minus change the price. */
export const editOf = ({ column }: Place, key: string, { prices }: Composer): Edit | undefined => {
  const price = prices[column];
  if (key === 'Delete' || key === 'Backspace') return { type: 'lift', column };
  if (price === 'token') return undefined;
  if (key === '+') return { type: 'price', column, price: price + 1 };
  return key === '-' ? { type: 'price', column, price: Math.max(0, price - 1) } : undefined;
};

/** Arrow keys move between places; other keys edit the place. */
export const pressKey = (event: KeyboardEvent<HTMLElement>, composer: Composer): void => {
  const drop = event.target instanceof HTMLElement ? event.target.dataset.drop : undefined;
  const place = drop === undefined ? undefined : placeOf(drop);
  if (place === undefined) return;
  const beside = besideOf(place, event.key);
  const edit = editOf(place, event.key, composer);
  if (beside) event.currentTarget.querySelector<HTMLElement>(`[data-drop="${dropName(beside)}"]`)?.focus();
  if (edit) composer.edit(edit);
  if (beside || edit) event.preventDefault();
};
