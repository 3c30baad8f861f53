import { expect, test } from 'vitest';
import type { Bench } from '../rules/build.ts';
import { CARDS, partOf } from '../rules/cards.ts';
import type { Card } from '../rules/pieces.ts';
import { applyBuildEdit, type BuildDraft, type BuildEdit, EMPTY_DRAFT, openPlaces, planOf } from './build-draft.ts';

const cardsWith = (lines: string): readonly Card[] => CARDS.filter((card) => partOf(card).lines.join('') === lines);
const [STRAIGHT = 'c0'] = cardsWith('NS');
const [TOP = 'c0', BOTTOM = 'c0'] = cardsWith('N');
const BENCH: Bench = { hand: [STRAIGHT, TOP, BOTTOM], machine: { cards: [], crystals: 0 }, crystals: 0 };

const after = (...edits: readonly BuildEdit[]): BuildDraft =>
  edits.reduce((draft, edit) => applyBuildEdit(BENCH, draft, edit), EMPTY_DRAFT);

const FIRST: readonly BuildEdit[] = [{ type: 'take', card: STRAIGHT }, { type: 'lay' }];

test('the first card goes to the only open place', () => {
  expect(after(...FIRST).lay).toEqual([{ card: STRAIGHT, x: 0, y: 0, turn: 0 }]);
});

test('a card is turned automatically to fit where it is laid', () => {
  const { lay } = after(...FIRST, { type: 'take', card: TOP }, { type: 'lay', at: { x: 0, y: -1 } });
  expect(lay.at(-1)).toEqual({ card: TOP, x: 0, y: -1, turn: 2 });
});

test('arrow keys move the held card between places', () => {
  const held = after(...FIRST, { type: 'take', card: TOP }, { type: 'step', way: { x: 0, y: -1 } });
  expect([held.cursor, held.turn]).toEqual([{ x: 0, y: -1 }, 2]);
  const back = applyBuildEdit(BENCH, held, { type: 'step', way: { x: 0, y: 1 } });
  expect([back.cursor, back.turn]).toEqual([{ x: 0, y: 1 }, 0]);
  expect(openPlaces(BENCH, held)).toHaveLength(2);
});

test('a card taken back is held again at the same place', () => {
  const draft = after(...FIRST, { type: 'take', card: TOP }, { type: 'lay' }, { type: 'back' });
  expect(draft.lay).toHaveLength(1);
  expect(draft.card).toBe(TOP);
  expect(after(...FIRST, { type: 'back' }, { type: 'back' }).lay).toEqual([]);
});

test('laying a card where it does not fit does nothing', () => {
  const held = after(...FIRST, { type: 'take', card: TOP });
  expect(applyBuildEdit(BENCH, held, { type: 'lay', at: { x: 1, y: 0 } })).toBe(held);
});

test('XC27: swapping marks two cards; a third replaces the first', () => {
  const draft = after(
    { type: 'swap', isOn: true },
    { type: 'take', card: STRAIGHT },
    { type: 'take', card: TOP },
    { type: 'take', card: BOTTOM },
  );
  expect(planOf(draft)).toEqual({ lay: [], swap: [TOP, BOTTOM] });
  expect(planOf(applyBuildEdit(BENCH, draft, { type: 'take', card: TOP }))).toEqual({ lay: [] });
  expect(applyBuildEdit(BENCH, draft, { type: 'swap', isOn: false }).swap).toBeUndefined();
});
