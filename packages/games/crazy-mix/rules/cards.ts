import { type Card, type CodeCard, type Decoder, MIX } from './pieces.ts';
import { PRIMARY_SIGNS, type Primary, type Property } from './symbols.ts';

/** CM2: what a code card shows besides its symbol. */
export interface CodeFace {
  readonly background: Primary;
  readonly decoder: Decoder;
}

type Edges = readonly [top: Property, right: Property, bottom: Property, left: Property];

const card = (background: Primary, [top, right, bottom, left]: Edges, stake: number): CodeFace => ({
  background,
  decoder: { edges: { top, right, bottom, left }, stake },
});

/**
 * The code cards. Balanced so that nothing on a card can be inferred from the rest: every stake and every edge order
 * occurs equally often with every colour, shape, size, fill and background. All decoders are distinct.
 */
export const CODE_CARDS: Readonly<Record<CodeCard, CodeFace>> = {
  bSBf: card('y', ['shape', 'size', 'fill', 'colour'], 2),
  bSBe: card('y', ['colour', 'size', 'fill', 'shape'], 2),
  bSsf: card('r', ['size', 'shape', 'colour', 'fill'], 1),
  bSse: card('r', ['shape', 'fill', 'size', 'colour'], 3),
  bTBf: card('r', ['fill', 'colour', 'shape', 'size'], 2),
  bTBe: card('y', ['size', 'colour', 'fill', 'shape'], 1),
  bTsf: card('y', ['colour', 'shape', 'fill', 'size'], 4),
  bTse: card('r', ['shape', 'size', 'colour', 'fill'], 3),
  bCBf: card('r', ['size', 'shape', 'fill', 'colour'], 4),
  bCBe: card('r', ['colour', 'size', 'fill', 'shape'], 1),
  bCsf: card('y', ['size', 'shape', 'colour', 'fill'], 4),
  bCse: card('y', ['fill', 'colour', 'size', 'shape'], 3),
  rSBf: card('b', ['size', 'colour', 'shape', 'fill'], 3),
  rSBe: card('b', ['colour', 'fill', 'size', 'shape'], 4),
  rSsf: card('y', ['colour', 'fill', 'shape', 'size'], 1),
  rSse: card('y', ['fill', 'colour', 'shape', 'size'], 4),
  rTBf: card('y', ['shape', 'fill', 'colour', 'size'], 2),
  rTBe: card('y', ['fill', 'size', 'shape', 'colour'], 3),
  rTsf: card('b', ['shape', 'colour', 'size', 'fill'], 4),
  rTse: card('b', ['colour', 'size', 'shape', 'fill'], 2),
  rCBf: card('y', ['fill', 'shape', 'colour', 'size'], 3),
  rCBe: card('b', ['size', 'fill', 'colour', 'shape'], 1),
  rCsf: card('b', ['fill', 'shape', 'size', 'colour'], 2),
  rCse: card('y', ['shape', 'fill', 'size', 'colour'], 1),
  ySBf: card('b', ['shape', 'size', 'colour', 'fill'], 4),
  ySBe: card('b', ['size', 'shape', 'fill', 'colour'], 3),
  ySsf: card('r', ['fill', 'colour', 'size', 'shape'], 1),
  ySse: card('r', ['fill', 'shape', 'colour', 'size'], 2),
  yTBf: card('r', ['colour', 'fill', 'size', 'shape'], 3),
  yTBe: card('b', ['fill', 'size', 'colour', 'shape'], 1),
  yTsf: card('b', ['size', 'fill', 'shape', 'colour'], 1),
  yTse: card('r', ['shape', 'size', 'fill', 'colour'], 4),
  yCBf: card('r', ['size', 'colour', 'shape', 'fill'], 2),
  yCBe: card('r', ['colour', 'fill', 'shape', 'size'], 4),
  yCsf: card('b', ['colour', 'shape', 'size', 'fill'], 3),
  yCse: card('b', ['shape', 'colour', 'fill', 'size'], 2),
};

/** CM4: the cards of the pile. */
export const PILE: readonly Card[] = [...PRIMARY_SIGNS, MIX];
