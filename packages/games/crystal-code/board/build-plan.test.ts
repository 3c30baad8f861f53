import { makeRng } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { type Bench, worksOf } from '../rules/build.ts';
import { CARDS, partOf } from '../rules/cards.ts';
import { canLay, placesFor, statusOf } from '../rules/machine.ts';
import type { Card, Laid, Turn } from '../rules/pieces.ts';
import { randomPlan } from '../rules/sample.ts';
import { fittingTurn, nextTurn, openEdges, placesOf, placeTowards, previewPlan, withoutCard } from './build-plan.ts';

/** First card of this kind that is not excluded. */
const cardWith = (lines: string, spots: number, but: readonly Card[] = []): Card => {
  const found = CARDS.find((card) => {
    const part = partOf(card);
    return part.lines.join('') === lines && part.spots === spots && part.printed === 0 && !but.includes(card);
  });
  if (found === undefined) throw new Error(`no card ${lines} ${spots}`);
  return found;
};

const STRAIGHT = cardWith('NS', 1);
const [TOP, BOTTOM] = [cardWith('N', 1), cardWith('N', 1, [cardWith('N', 1)])];
const BENCH: Bench = { hand: [STRAIGHT, TOP, BOTTOM], machine: { cards: [], crystals: 0 }, crystals: 2 };
const at = (card: Card, x: number, y: number, turn: Turn): Laid => ({ card, x, y, turn });
const LAY = [at(STRAIGHT, 0, 0, 0), at(TOP, 0, -1, 2), at(BOTTOM, 0, 1, 0)];

test('XC26: planned cards take crystals, and the rest is still to be placed', () => {
  const told = [0, 1, 2, 3].map((cards) => previewPlan(BENCH, { lay: LAY.slice(0, cards) }));
  expect(told.map(({ placed, left, isAllowed }) => [placed, left, isAllowed])).toEqual([
    [0, 2, false],
    [1, 1, false],
    [2, 0, true],
    [2, 0, true],
  ]);
  expect(told.map(({ hand }) => hand.length)).toEqual([3, 2, 1, 0]);
  expect(told.map(({ machine }) => statusOf(machine).open)).toEqual([0, 2, 1, 0]);
});

test('taking back a card also takes back the cards that depend on it', () => {
  expect(withoutCard(BENCH, LAY, BOTTOM)).toEqual(LAY.slice(0, 2));
  expect(withoutCard(BENCH, LAY, TOP)).toEqual([LAY[0], LAY[2]]);
  expect(withoutCard(BENCH, LAY, STRAIGHT)).toEqual([]);
});

test('open edges agree with the machine status', () => {
  const rng = makeRng('plan');
  for (let match = 0; match < 40; match += 1) {
    const hand = CARDS.filter((_, i) => (i * 7 + match) % 11 === 0);
    const bench: Bench = { hand, machine: { cards: [], crystals: 0 }, crystals: 6 };
    const plan = randomPlan(bench, rng);
    const { machine } = previewPlan(bench, { lay: plan.lay });
    const open = machine.cards.reduce((sum, laid) => sum + openEdges(machine, laid).length, 0);
    expect(open).toBe(statusOf(machine).open);
    const works = worksOf(bench, { lay: plan.lay });
    expect(works.ok && works.value.machine).toEqual(machine);
  }
});

test('every place has fitting turns, and a held card turns to the next of them', () => {
  const { machine } = previewPlan(BENCH, { lay: LAY.slice(0, 2) });
  const places = placesOf(machine, BOTTOM);
  expect(places).toEqual([{ x: 0, y: 1, turns: [0] }]);
  for (const turn of [0, 1, 2, 3] as const) {
    const place = places[0];
    expect(place && canLay(machine, { card: BOTTOM, x: 0, y: 1, turn: fittingTurn(place, turn) })).toBe(true);
  }
  expect(placesFor(machine, BOTTOM)).toHaveLength(1);
});

test('turning skips turns that look the same or do not fit', () => {
  expect(nextTurn(STRAIGHT, 0, { by: 1, among: [] })).toBe(1);
  expect(nextTurn(STRAIGHT, 1, { by: 1, among: [] })).toBe(2);
  expect(nextTurn(TOP, 0, { by: -1, among: [] })).toBe(3);
  expect(nextTurn(TOP, 0, { by: 1, among: [0, 2] })).toBe(2);
  expect(nextTurn(TOP, 0, { by: 1, among: [0] })).toBe(0);
});

test.each([
  ['right', { x: 1, y: 0 }, { x: 2, y: 0 }],
  ['left', { x: -1, y: 0 }, { x: -1, y: 1 }],
  ['down', { x: 0, y: 1 }, { x: 0, y: 2 }],
  ['up', { x: 0, y: -1 }, undefined],
])('the cursor moves %s to the nearest place', (_, way, expected) => {
  const places = [
    { x: 2, y: 0 },
    { x: -1, y: 1 },
    { x: 0, y: 2 },
    { x: 3, y: 2 },
  ].map((cell) => ({ ...cell, turns: [] }));
  const found = placeTowards(places, { x: 0, y: 0 }, way);
  expect(found && { x: found.x, y: found.y }).toEqual(expected);
});
