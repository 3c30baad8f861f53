import { CODE_CARDS } from '../rules/cards.ts';
import type { CodeCard, Decoder, Laid, Side } from '../rules/pieces.ts';
import { cardAt, wantedOf } from '../rules/reading.ts';
import { type Colour, type Primary, type Property, propertiesOf, type Sign } from '../rules/symbols.ts';

/** Example round with real cards and a real decoder. */
const SIDES_LAID: readonly Laid[] = [
  { side: 'top', card: 'rTBe' },
  { side: 'right', card: 'bCsf' },
  { side: 'bottom', card: 'ySse' },
  { side: 'left', card: 'yCBf' },
];

export const EXAMPLE: { readonly sides: readonly Laid[]; readonly decoder: Decoder } = {
  sides: SIDES_LAID,
  decoder: CODE_CARDS.rSBf.decoder,
};

/** Where a property is read, and its value; after the mix the colour is mixed from two. */
export interface ReadOff {
  readonly side: Side;
  readonly value: ReturnType<typeof propertiesOf>[Property];
  readonly mix?: { readonly symbol: Colour; readonly ground: Primary };
}

export const wantedIn = (mixed: boolean): Sign => {
  const wanted = wantedOf({ ...EXAMPLE, mixed });
  if (wanted === undefined || !('symbol' in wanted)) throw new Error('the example has no answer');
  return wanted.symbol;
};

export const readOff = (property: Property, mixed: boolean): ReadOff => {
  const laid = EXAMPLE.sides.find(({ side }) => EXAMPLE.decoder.edges[side] === property);
  const card: CodeCard | undefined = laid && cardAt(EXAMPLE.sides, laid.side);
  if (laid === undefined || card === undefined) throw new Error(`no edge names the ${property}`);
  const value = propertiesOf(wantedIn(mixed))[property];
  if (!mixed || property !== 'colour') return { side: laid.side, value };
  return { side: laid.side, value, mix: { symbol: propertiesOf(card).colour, ground: CODE_CARDS[card].background } };
};
