import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CODE_CARDS,
  type CodeCard,
  type Decoder,
  type Face,
  type Laid,
  PRIMARY_SIGNS,
  placeOf,
  propertiesOf,
  rules,
  SECONDARY_SIGNS,
  SIDES,
  TARGETS,
  wantedOf,
  whereIs,
} from '../rules/index.ts';
import { faceOf } from '../rules/targets.ts';
import { firstRound, laidOut, layOutOf } from './play.ts';

const sidesOf = (...cards: readonly CodeCard[]): readonly Laid[] =>
  SIDES.flatMap((side, index) => {
    const card = cards[index];
    return card === undefined ? [] : [{ side, card }];
  });

const DECODER: Decoder = { edges: { top: 'size', right: 'colour', bottom: 'fill', left: 'shape' }, stake: 2 };

describe('CM8, CM14: the wanted symbol', () => {
  const sides = sidesOf('bSBf', 'yCBe', 'rTsf', 'bTse');

  test('each edge names a property of the card next to it', () => {
    expect(wantedOf({ mixed: false, sides, decoder: DECODER })).toEqual({ symbol: 'yTBf' });
  });

  test('after the mix the background is mixed into the colour', () => {
    const { background } = CODE_CARDS.yCBe;
    expect(wantedOf({ mixed: true, sides, decoder: DECODER })).toEqual({
      symbol: background === 'b' ? 'gTBf' : 'oTBf',
    });
  });

  test('the order of laying is irrelevant', () => {
    expect(wantedOf({ mixed: false, sides: sides.toReversed(), decoder: DECODER })).toEqual({ symbol: 'yTBf' });
  });

  test('nothing is wanted while a card or the decoder is missing', () => {
    expect(wantedOf({ mixed: false, sides })).toBeUndefined();
    expect(wantedOf({ mixed: false, sides: sides.slice(1), decoder: DECODER })).toBeUndefined();
  });

  test('CM12: a logo is wanted whatever lies at the sides', () => {
    expect(wantedOf({ mixed: false, sides: sides.slice(0, 1), logo: 2 })).toEqual({ logo: 2 });
  });
});

const facesOf = (mixed: boolean): readonly Face[] => TARGETS.map((target) => faceOf(target, mixed));

const placesOf = (symbol: string, mixed: boolean): readonly number[] =>
  facesOf(mixed).flatMap((face, place) =>
    face.kind === 'symbols' && face.symbols.some((one) => one === symbol) ? [place] : [],
  );

test('CM8: every decoder with any four cards names a symbol that is on exactly one target', () => {
  const fiveCards = fc.uniqueArray(fc.constantFrom(...PRIMARY_SIGNS), { minLength: 5, maxLength: 5 });
  const named = new Set<string>();
  fc.assert(
    fc.property(fiveCards, fc.boolean(), ([top, ...cards], mixed) => {
      const decoder = CODE_CARDS[top ?? 'bSBf'].decoder;
      const wanted = wantedOf({ mixed, sides: sidesOf(...cards), decoder });
      const symbol = wanted !== undefined && 'symbol' in wanted ? wanted.symbol : 'none';
      named.add(symbol);
      const places = placesOf(symbol, mixed);
      expect(places.length).toBe(1);
      expect(wanted && placeOf(wanted, facesOf(mixed))).toBe(places[0]);
    }),
    { numRuns: 5000, seed: 36 },
  );
  expect([...named].toSorted()).toEqual([...PRIMARY_SIGNS, ...SECONDARY_SIGNS].toSorted());
});

test('CM8: every decoder reads from each side the property named by its edge', () => {
  for (const { decoder } of Object.values(CODE_CARDS)) {
    for (const cards of [PRIMARY_SIGNS.slice(0, 4), PRIMARY_SIGNS.slice(14, 18), PRIMARY_SIGNS.slice(29, 33)]) {
      const wanted = wantedOf({ mixed: false, sides: sidesOf(...cards), decoder });
      const symbol = wanted && 'symbol' in wanted ? wanted.symbol : undefined;
      for (const [index, side] of SIDES.entries()) {
        const property = decoder.edges[side];
        expect(symbol && propertiesOf(symbol)[property]).toBe(propertiesOf(cards[index] ?? 'bSBf')[property]);
      }
    }
  }
});

test('whereIs finds the answer in a view', () => {
  expect(whereIs(rules.view(laidOut(), 0))).toBeUndefined();
  const view = rules.view(firstRound(), 0);
  const wanted = wantedOf(view);
  const move = whereIs(view);
  expect(move).toMatchObject({ type: 'point', ...wanted });
  expect(view.targets[move?.target ?? -1]?.face).toMatchObject({ symbols: expect.arrayContaining([move?.symbol]) });
  const logo = rules.view(firstRound({ layOut: layOutOf(['bSBf', 'mix'], { crazySide: 2 }) }), 0);
  expect(whereIs(logo)).toEqual({ type: 'point', target: 19 });
});
