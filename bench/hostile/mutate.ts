import { below, pick, type Rng } from '@sesame/kernel';
import { NASTY_NUMBERS, NASTY_TEXTS, NON_MESSAGES, PROTOTYPE_KEYS } from './nasty-values.ts';

type Path = readonly (string | number)[];
type Fields = Readonly<Record<string, unknown>>;

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The paths of all parts of a value, including the value itself. */
const pathsOf = (value: unknown, path: Path = []): readonly Path[] => {
  if (!isNested(value)) return [path];
  const inside = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [path, ...inside.slice(0, 20).flatMap((key) => pathsOf(Reflect.get(value, key), [...path, key]))];
};

/** A copy with the part at a path replaced; undefined removes it. */
const replaceAt = (value: unknown, [key, ...rest]: Path, change: (part: unknown) => unknown): unknown => {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.with(Number(key), replaceAt(value[Number(key)], rest, change));
  return withOwnKey({ ...(value as Fields) }, String(key), replaceAt(Reflect.get(Object(value), key), rest, change));
};

/** Defines an own property, even for names such as `__proto__`, as JSON can. */
const withOwnKey = (fields: Fields, key: string, value: unknown): Fields =>
  Object.defineProperty(fields, key, { value, enumerable: true, configurable: true, writable: true });

const nestedValue = (depth: number): unknown => {
  let value: unknown = 0;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** A value that is probably invalid anywhere. */
export const randomValue = (rng: Rng): unknown => {
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
      return nestedValue(1 + below(rng, below(rng, 50) === 0 ? 500 : 8));
    case 6:
      return Array.from({ length: below(rng, 40) }, () => pick(rng, NASTY_NUMBERS));
    default:
      return pick(rng, NASTY_TEXTS);
  }
};

const textOf = (part: unknown): string => (typeof part === 'string' ? part : (JSON.stringify(part) ?? ''));

/** Mutations of a part of a value. */
const MUTATIONS: readonly ((part: unknown, rng: Rng) => unknown)[] = [
  (_, rng) => randomValue(rng),
  (_, rng) => randomValue(rng),
  () => undefined,
  (part) => [part],
  (part) => ({ value: part }),
  (part) => (part === null ? 0 : textOf(part)),
  (part) => (typeof part === 'number' ? -part : `${textOf(part)} `),
  (part, rng) => (typeof part === 'number' ? part + pick(rng, NASTY_NUMBERS) : textOf(part) + pick(rng, NASTY_TEXTS)),
  (part, rng) =>
    isNested(part) ? withOwnKey({ ...(part as Fields) }, pick(rng, PROTOTYPE_KEYS), { polluted: true }) : [part],
  (part, rng) => (isNested(part) ? withOwnKey({ ...(part as Fields) }, pick(rng, NASTY_TEXTS), randomValue(rng)) : {}),
];

/** A value with one part mutated. */
export const mutateValue = (value: unknown, rng: Rng): unknown => {
  const path = pick(rng, pathsOf(value));
  const change = pick(rng, MUTATIONS);
  return replaceAt(value, path, (part) => change(part, rng));
};

/** Mutates JSON text: the result may be invalid JSON or have duplicate keys. */
export const mutateText = (text: string, rng: Rng): string => {
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
      return text.replace('{', `{"${pick(rng, PROTOTYPE_KEYS)}":{"polluted":true},`);
    case 5:
      return text.replace(/"id":\d+/, (id) => `${id},"id":${below(rng, 1_000)}`);
    default:
      return pick(rng, NON_MESSAGES);
  }
};

/** A value as JSON text with up to three mutations, and sometimes one of the text. */
export const mutatedMessage = (value: unknown, rng: Rng): string => {
  let changed = value;
  for (let times = below(rng, 4); times > 0; times--) changed = mutateValue(changed, rng);
  const text = JSON.stringify(changed) ?? 'undefined';
  return below(rng, 5) === 0 ? mutateText(text, rng) : text;
};
