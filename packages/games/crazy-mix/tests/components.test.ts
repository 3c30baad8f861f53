import { describe, expect, test } from 'vitest';
import { CODE_CARDS, PILE } from '../rules/cards.ts';
import { MIX, SIDES, TARGETS } from '../rules/pieces.ts';
import {
  MIXES,
  mixOf,
  PRIMARIES,
  PRIMARY_SIGNS,
  PROPERTIES,
  propertiesOf,
  SECONDARY_SIGNS,
  type Sign,
} from '../rules/symbols.ts';
import { faceOf, TARGET_CARDS } from '../rules/targets.ts';

/** Counts values. */
const tally = (values: readonly string[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

const countsOf = (values: readonly string[]): readonly number[] => Object.values(tally(values));

const CARDS = PRIMARY_SIGNS.map((sign) => ({ sign, ...propertiesOf(sign), ...CODE_CARDS[sign] }));

type CardRow = (typeof CARDS)[number];

const edgesOf = ({ decoder }: CardRow): readonly string[] => SIDES.map((side) => decoder.edges[side]);

/** Edges clockwise, starting with the colour. */
const orderOf = (card: CardRow): string => {
  const edges = edgesOf(card);
  const start = edges.indexOf('colour');
  return [...edges.slice(start), ...edges.slice(0, start)].join(' ');
};

const turningOf = (card: CardRow): string => SIDES[edgesOf(card).indexOf('colour')] ?? '';

describe('CM1: symbols', () => {
  test('there are 36 in primary and 36 in secondary colours', () => {
    expect(new Set(PRIMARY_SIGNS).size).toBe(36);
    expect(new Set(SECONDARY_SIGNS).size).toBe(36);
    expect(new Set([...PRIMARY_SIGNS, ...SECONDARY_SIGNS]).size).toBe(72);
  });

  test('parsing and writing are inverse', () => {
    expect(propertiesOf('rTBe')).toEqual({ colour: 'r', shape: 'T', size: 'B', fill: 'e' });
    expect(propertiesOf('gCsf')).toEqual({ colour: 'g', shape: 'C', size: 's', fill: 'f' });
  });
});

describe('CM2: code cards', () => {
  test('every primary symbol is on one card', () => {
    expect(Object.keys(CODE_CARDS).toSorted()).toEqual(PRIMARY_SIGNS.toSorted());
  });

  test('there are six cards per pair of different colour and background', () => {
    const pairs = tally(CARDS.map(({ colour, background }) => `${colour}${background}`));
    expect(pairs).toEqual({ br: 6, by: 6, rb: 6, ry: 6, yb: 6, yr: 6 });
  });

  const FACE: readonly (readonly [string, (card: CardRow) => string, number])[] = [
    ['colour', ({ colour }) => colour, 3],
    ['shape', ({ shape }) => shape, 3],
    ['size', ({ size }) => size, 2],
    ['fill', ({ fill }) => fill, 2],
    ['background', ({ background }) => background, 3],
    ['colour and background', ({ colour, background }) => colour + background, 6],
  ];
  const BACK: readonly (readonly [string, (card: CardRow) => string, number])[] = [
    ['stake', ({ decoder }) => `${decoder.stake}`, 4],
    ['order', orderOf, 6],
    ['turning', turningOf, 4],
  ];
  const evenly = (read: (card: CardRow) => string, cells: number) => {
    const counts = countsOf(CARDS.map(read));
    expect(Math.min(...counts, counts.length < cells ? 0 : 36)).toBe(Math.floor(36 / cells));
    expect(Math.max(...counts)).toBe(Math.ceil(36 / cells));
  };

  test.each(FACE.flatMap(([face, a, m]) => BACK.map(([back, b, n]) => [back, face, a, b, m * n] as const)))(
    'the %s does not follow from the %s',
    (_back, _face, a, b, cells) => evenly((card) => `${a(card)} ${b(card)}`, cells),
  );

  test('the background is independent of shape, size and fill', () => {
    evenly((card) => `${card.colour}${card.background}${card.shape}`, 18);
    evenly((card) => `${card.colour}${card.background}${card.size}`, 12);
    evenly((card) => `${card.colour}${card.background}${card.fill}`, 12);
  });

  test('the stake is independent of edge order and turning', () => {
    evenly((card) => `${card.decoder.stake} ${orderOf(card)}`, 24);
    evenly((card) => `${card.decoder.stake} ${turningOf(card)}`, 16);
  });
});

describe('CM3: decoders', () => {
  test('every decoder names all four properties', () => {
    for (const card of CARDS) expect(edgesOf(card).toSorted()).toEqual(PROPERTIES.toSorted());
  });

  test('there are six cards per edge order, in all turnings', () => {
    expect(countsOf(CARDS.map(orderOf))).toEqual([6, 6, 6, 6, 6, 6]);
    expect(countsOf(CARDS.map((card) => edgesOf(card).join())).length).toBe(24);
  });

  test('there are nine cards per stake', () => {
    expect(tally(CARDS.map(({ decoder }) => `${decoder.stake}`))).toEqual({ 1: 9, 2: 9, 3: 9, 4: 9 });
  });

  test('all are distinct', () => {
    expect(new Set(CARDS.map((card) => `${edgesOf(card)} ${card.decoder.stake}`)).size).toBe(36);
  });
});

test('CM4: the pile has 37 cards', () => {
  expect(PILE.length).toBe(37);
  expect(new Set<string>(PILE)).toEqual(new Set<string>([...PRIMARY_SIGNS, MIX]));
});

describe('CM5: targets', () => {
  const cards = Object.values(TARGET_CARDS);
  const symbolsOf = (mixed: boolean): readonly Sign[] =>
    TARGETS.flatMap((target) => {
      const face = faceOf(target, mixed);
      return face.kind === 'symbols' ? face.symbols : [];
    });

  test.each([
    ['before the mix', false, PRIMARY_SIGNS],
    ['after the mix', true, SECONDARY_SIGNS],
  ] as const)('%s every symbol is on one target', (_, mixed, signs) => {
    expect(symbolsOf(mixed).toSorted()).toEqual(signs.toSorted());
  });

  test('there are 18 with symbols and two with a logo, which have the mixing table on the back', () => {
    expect(cards.length).toBe(18);
    expect(TARGETS.length).toBe(20);
    expect(faceOf('L1', false)).toEqual({ kind: 'logo', logo: 1 });
    expect(faceOf('L2', false)).toEqual({ kind: 'logo', logo: 2 });
    expect(faceOf('L1', true)).toEqual({ kind: 'table' });
    expect(faceOf('L2', true)).toEqual({ kind: 'table' });
  });

  test('the symbols of a side differ in colour, shape, and size or fill', () => {
    for (const [one, other] of cards.flatMap(({ front, back }): (readonly [Sign, Sign])[] => [front, back])) {
      expect(one[0]).not.toBe(other[0]);
      expect(one[1]).not.toBe(other[1]);
      expect(one.slice(2)).not.toBe(other.slice(2));
    }
  });

  test('no back recolours its front', () => {
    for (const { front, back } of cards) {
      const shapes = [...front, ...back].map((sign) => sign.slice(1));
      expect(shapes.filter((shape, index) => index < 2 && shapes.lastIndexOf(shape) > 1)).toEqual([]);
    }
  });

  test('every pair of colours on a front meets every pair on a back', () => {
    const coloursOf = (signs: readonly Sign[]) =>
      signs
        .map((sign) => sign[0])
        .toSorted()
        .join('');
    expect(countsOf(cards.map(({ front, back }) => `${coloursOf(front)} ${coloursOf(back)}`))).toEqual(
      Array(9).fill(2),
    );
  });
});

test('CM14: two different primaries make a secondary, in either order', () => {
  expect([mixOf('b', 'r'), mixOf('r', 'y'), mixOf('b', 'y')]).toEqual(['v', 'o', 'g']);
  expect([mixOf('r', 'b'), mixOf('y', 'r'), mixOf('y', 'b')]).toEqual(['v', 'o', 'g']);
  expect(MIXES).toEqual({ v: ['b', 'r'], o: ['r', 'y'], g: ['b', 'y'] });
  for (const colour of PRIMARIES) expect(() => mixOf(colour, colour)).toThrow();
});
