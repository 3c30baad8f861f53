import { below, pick, type Rng } from '@sesame/kernel';
import { GARBAGE, INHERITED, NASTY_NUMBERS, NASTY_TEXTS } from './nasty-values.ts';

type Path = readonly (string | number)[];
type Fields = Readonly<Record<string, unknown>>;

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The paths of everything in a value, the value itself included. */
const pathsOf = (value: unknown, path: Path = []): readonly Path[] => {
  if (!isNested(value)) return [path];
  const inside = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [path, ...inside.slice(0, 20).flatMap((key) => pathsOf(Reflect.get(value, key), [...path, key]))];
};

/** A copy in which something else stands in one place; undefined takes it away. */
const withPart = (value: unknown, [key, ...rest]: Path, change: (part: unknown) => unknown): unknown => {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.with(Number(key), withPart(value[Number(key)], rest, change));
  return own({ ...(value as Fields) }, String(key), withPart(Reflect.get(Object(value), key), rest, change));
};

/** With a key of its own, as JSON can have it, whatever it is called. */
const own = (fields: Fields, key: string, value: unknown): Fields =>
  Object.defineProperty(fields, key, { value, enumerable: true, configurable: true, writable: true });

const nested = (depth: number): unknown => {
  let value: unknown = 0;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Something that is probably wrong wherever it stands. */
export const anything = (rng: Rng): unknown => {
  switch (below(rng, 9)) {
    case 0:
      return null;
    case 1:
      return below(rng, 2) === 0;
    case 2:
      return pick(rng, NASTY_NUMBERS);
    case 3:
      return [];
    case 4:
      return {};
    case 5:
      return nested(1 + below(rng, below(rng, 50) === 0 ? 500 : 8));
    case 6:
      return Array.from({ length: below(rng, 40) }, () => pick(rng, NASTY_NUMBERS));
    default:
      return pick(rng, NASTY_TEXTS);
  }
};

const textOf = (part: unknown): string => (typeof part === 'string' ? part : (JSON.stringify(part) ?? ''));

/** The kinds of changes that are made to a part of a value. */
const CHANGES: readonly ((part: unknown, rng: Rng) => unknown)[] = [
  (_, rng) => anything(rng),
  (_, rng) => anything(rng),
  () => undefined,
  (part) => [part],
  (part) => ({ value: part }),
  (part) => (part === null ? 0 : textOf(part)),
  (part) => (typeof part === 'number' ? -part : `${textOf(part)} `),
  (part, rng) => (typeof part === 'number' ? part + pick(rng, NASTY_NUMBERS) : textOf(part) + pick(rng, NASTY_TEXTS)),
  (part, rng) => (isNested(part) ? own({ ...(part as Fields) }, pick(rng, INHERITED), { polluted: true }) : [part]),
  (part, rng) => (isNested(part) ? own({ ...(part as Fields) }, pick(rng, NASTY_TEXTS), anything(rng)) : {}),
];

/** A value with one of its parts changed. */
export const breakValue = (value: unknown, rng: Rng): unknown => {
  const path = pick(rng, pathsOf(value));
  const change = pick(rng, CHANGES);
  return withPart(value, path, (part) => change(part, rng));
};

/** The text of a value, changed so that it may be no JSON any more, or say things twice. */
export const breakText = (text: string, rng: Rng): string => {
  const at = below(rng, text.length + 1);
  switch (below(rng, 7)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return `${text.slice(0, at)}${pick(rng, NASTY_TEXTS)}${text.slice(at)}`;
    case 2:
      return `${text.slice(0, at)}${String.fromCharCode(below(rng, 65_536))}${text.slice(at + 1)}`;
    case 3:
      return `${text}${text}`;
    case 4:
      return text.replace('{', `{"${pick(rng, INHERITED)}":{"polluted":true},`);
    case 5:
      return text.replace(/"id":\d+/, (id) => `${id},"id":${below(rng, 1_000)}`);
    default:
      return pick(rng, GARBAGE);
  }
};

/** Text that begins as this value and has been changed a few times. */
export const broken = (value: unknown, rng: Rng): string => {
  let changed = value;
  for (let times = below(rng, 4); times > 0; times--) changed = breakValue(changed, rng);
  const text = JSON.stringify(changed) ?? 'undefined';
  return below(rng, 5) === 0 ? breakText(text, rng) : text;
};
