import type { Locale } from '@sesame/kernel';
import { listed } from '@sesame/ui';
import { EDGES, type Edge, partOf } from '../rules/cards.ts';
import { crystalsByCard, linesOf } from '../rules/machine.ts';
import type { Card, Laid, Machine, Turn } from '../rules/pieces.ts';
import { type Cell, isCell, neighbourOf, openEdges } from './build-plan.ts';
import { buildTexts } from './build-texts.ts';

/** "up, right and down". */
const directions = (edges: readonly Edge[], locale: Locale): string =>
  listed(
    edges.map((edge) => buildTexts[locale].directions[edge]),
    locale,
  );

/** Lines of a card as it is turned: "lines up and right". */
export const linesText = (card: Card, turn: Turn, locale: Locale): string => {
  const lines = linesOf(card, turn);
  return buildTexts[locale].linesTo(directions(lines, locale), lines.length);
};

/** Accessible name of a machine card: "lines up and right, 2 spots". */
export const cardName = (card: Card, locale: Locale, turn: Turn = 0): string => {
  const say = buildTexts[locale];
  const { spots, printed } = partOf(card);
  return [
    linesText(card, turn, locale),
    ...(spots > 0 ? [say.spots(spots)] : []),
    ...(printed > 0 ? [say.printed(printed)] : []),
  ].join(', ');
};

/** Where a cell is, seen from the cards beside it: "right of card 1 and below card 3". */
export const placeText = ({ cards }: Machine, cell: Cell, locale: Locale): string => {
  const say = buildTexts[locale];
  const beside = EDGES.flatMap((edge) => {
    const number = cards.findIndex((laid) => isCell(laid, neighbourOf(cell, edge))) + 1;
    return number === 0 ? [] : [say.beside[edge](number)];
  });
  return beside.length === 0 ? say.firstPlace : listed(beside, locale);
};

/** A card of a machine: its number and place, what it shows and which lines are open. */
export const laidCardName = (machine: Machine, laid: Laid, locale: Locale): string => {
  const say = buildTexts[locale];
  const at = machine.cards.indexOf(laid);
  const before = { ...machine, cards: machine.cards.slice(0, at) };
  const open = openEdges(machine, laid);
  const crystals = crystalsByCard(machine)[at] ?? 0;
  return [
    say.laidCard(at + 1, placeText(before, laid, locale), cardName(laid.card, locale, laid.turn)),
    ...(crystals > 0 ? [say.crystals(crystals)] : []),
    ...(open.length > 0 ? [say.openTo(directions(open, locale))] : []),
  ].join(', ');
};
