import type { Input } from '@sesame/kernel';
import fc from 'fast-check';

/** An input that must be refused, and what is wrong with it. */
export interface HostileInput {
  readonly what: string;
  readonly json: unknown;
}

const HUGE_TEXT = 'x'.repeat(100_000);
const HUGE_LIST: readonly number[] = Array.from({ length: 20_000 }, () => 0);
const DEEP: unknown = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
const INHERITED = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

const WRONG_SEATS: readonly unknown[] = [-1, 16, 0.5, Number.NaN, '0', null, [], {}, 'spectator', '__proto__'];
const WRONG_TIMES: readonly unknown[] = [-1, Number.NaN, Number.POSITIVE_INFINITY, '0', null, [], {}];
const WRONG_INPUTS: readonly unknown[] = [undefined, null, 7, 'input', true, [], {}, HUGE_TEXT, HUGE_LIST, DEEP];
/** Not valid where a string, number, boolean, list or object is expected. */
const WRONG_PARTS: readonly unknown[] = [
  null,
  -0.5,
  Number.NaN,
  HUGE_TEXT,
  HUGE_LIST,
  DEEP,
  { type: 'x' },
  '__proto__',
];

/** Broken variants of a legal input. */
export const brokenInputs = (input: Input<unknown>): readonly HostileInput[] => [
  ...WRONG_INPUTS.map((json) => ({ what: 'no input', json })),
  ...WRONG_SEATS.map((by) => ({ what: 'by nobody', json: { ...input, by } })),
  ...WRONG_TIMES.map((at) => ({ what: 'at no time', json: { ...input, at } })),
  ...['at', 'by', 'move'].map((part) => ({ what: `without ${part}`, json: { ...input, [part]: undefined } })),
  ...INHERITED.map((key) => ({ what: `with ${key}`, json: withOwn(input, key) })),
  ...brokenMoves(input.move).map(({ what, json: move }) => ({ what, json: { ...input, move } })),
];

const brokenMoves = (move: unknown): readonly HostileInput[] => [
  ...WRONG_INPUTS.map((json) => ({ what: 'no move', json })),
  ...[...INHERITED, 'no-such-type', '', 7, null, {}, HUGE_TEXT].map((type) => ({
    what: 'a move of no type',
    json: withPart(move, ['type'], type),
  })),
  ...['stranger', ...INHERITED].map((key) => ({ what: `a move with ${key}`, json: withOwn(move, key) })),
  ...partsOf(move).flatMap((path) =>
    WRONG_PARTS.map((part) => ({ what: `a wrong ${path.join('.')}`, json: withPart(move, path, part) })),
  ),
];

type Path = readonly (string | number)[];

/** The paths of all parts of a move except its type; only the first and last item of lists. */
const partsOf = (value: unknown, path: Path = []): readonly Path[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Array.isArray(value)
    ? [...new Set([0, value.length - 1])].filter((i) => i in value)
    : Object.keys(value).filter((key) => path.length > 0 || key !== 'type');
  return inside.flatMap((key) => [[...path, key], ...partsOf(Reflect.get(value, key), [...path, key])]);
};

const withPart = (value: unknown, [key, ...rest]: Path, part: unknown): unknown => {
  if (key === undefined) return part;
  if (Array.isArray(value)) return value.with(Number(key), withPart(value[Number(key)], rest, part));
  const fields = Object(value);
  return { ...fields, [key]: withPart(fields[key], rest, part) };
};

/** Adds an own property, as JSON.parse would, even for names like `__proto__`. */
const withOwn = (value: unknown, key: string): unknown => {
  const copy = { ...Object(value) };
  Object.defineProperty(copy, key, { value: { polluted: true }, enumerable: true });
  return copy;
};

/** Arbitrary values, as a move and as an input. */
export const randomInputs = (input: Input<unknown>, count: number, seed: number): readonly HostileInput[] =>
  fc.sample(fc.anything({ withNullPrototype: true, maxDepth: 4 }), { numRuns: count, seed }).flatMap((json) => [
    { what: 'anything', json },
    { what: 'anything as a move', json: { ...input, move: json } },
  ]);
