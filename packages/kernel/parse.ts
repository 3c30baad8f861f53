import { ok, type Result, refuse } from './result.ts';

/** Parses a value of one shape from untrusted JSON. Strict: unknown keys are refused. */
export type Parse<Value> = (json: unknown, path?: string) => Result<Value>;
export type Parsed<P> = P extends Parse<infer Value> ? Value : never;

const MAX_LENGTH = 10_000;

const wrong = (path: string, wanted: string): Result<never> => refuse('malformed', `${at(path)} should be ${wanted}.`);

const check =
  <Value>(wanted: string, holds: (json: unknown) => json is Value): Parse<Value> =>
  (json, path = '') =>
    holds(json) ? ok(json) : wrong(path, wanted);

export const literal = <const Value extends string | number | boolean>(value: Value): Parse<Value> =>
  check(JSON.stringify(value), (json): json is Value => json === value);

export const oneOf = <const Value extends string | number>(...values: readonly Value[]): Parse<Value> =>
  check(`one of ${values.join(', ')}`, (json): json is Value => values.some((value) => value === json));

export const text = (maxLength = MAX_LENGTH): Parse<string> =>
  check(
    `a text of at most ${maxLength} characters`,
    (json): json is string => typeof json === 'string' && json.length <= maxLength,
  );

/** Lower-case hexadecimal digits. */
export const hex = (digits: number): Parse<string> =>
  check(
    `${digits} hexadecimal digits`,
    (json): json is string => typeof json === 'string' && json.length === digits && /^[0-9a-f]*$/.test(json),
  );

export const whole = (min: number, max: number): Parse<number> =>
  check(
    `a whole number from ${min} to ${max}`,
    (json): json is number => Number.isInteger(json) && Number(json) >= min && Number(json) <= max,
  );

export const flag: Parse<boolean> = check('true or false', (json): json is boolean => typeof json === 'boolean');

const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

export const list =
  <Value>(parse: Parse<Value>, { min = 0, max = MAX_LENGTH } = {}): Parse<readonly Value[]> =>
  (json, path = '') => {
    if (!Array.isArray(json) || json.length < min || json.length > max) {
      return wrong(path, min === max ? `a list of ${min}` : `a list of ${min} to ${max}`);
    }
    const values: Value[] = [];
    for (const [index, item] of json.entries()) {
      const value = parse(item, `${path}[${index}]`);
      if (!value.ok) return value;
      values.push(value.value);
    }
    return ok(values);
  };

/** Marks a key that may be absent. */
export const optional = <Value>(parse: Parse<Value>): Parse<Value | undefined> & { readonly optional: true } =>
  Object.assign((json: unknown, path?: string) => (json === undefined ? ok(undefined) : parse(json, path)), {
    optional: true as const,
  });

type Shape = Readonly<Record<string, Parse<unknown>>>;
type OptionalKey<S extends Shape> = { [K in keyof S]: S[K] extends { optional: true } ? K : never }[keyof S];
type Fields<S extends Shape> = { readonly [K in Exclude<keyof S, OptionalKey<S>>]: Parsed<S[K]> } & {
  readonly [K in OptionalKey<S>]?: Exclude<Parsed<S[K]>, undefined>;
};

/** An object with exactly these keys. Own properties only, so `__proto__` counts as unknown. */
export const object = <S extends Shape>(shape: S): Parse<Fields<S>> => {
  const known = new Map(Object.entries(shape));
  return (json, path = '') => {
    if (!isObject(json)) return wrong(path, 'an object');
    const stranger = Object.keys(json).find((key) => !known.has(key));
    if (stranger !== undefined) return refuse('malformed', `${at(path)} has an unknown part ${clip(stranger)}.`);
    const fields: Record<string, unknown> = {};
    for (const [key, parse] of known) {
      const value = parse(Object.hasOwn(json, key) ? json[key] : undefined, inside(path, key));
      if (!value.ok) return value;
      if (value.value !== undefined) fields[key] = value.value;
    }
    return ok(fields as Fields<S>);
  };
};

type Variants = Readonly<Record<string, Shape>>;
type Variant<V extends Variants> = { [K in keyof V & string]: { readonly type: K } & Fields<V[K]> }[keyof V & string];

/** A union discriminated by `type`, such as moves. */
export const byType = <V extends Variants>(variants: V): Parse<Variant<V>> => {
  const parsers = new Map(
    Object.entries(variants).map(([type, shape]) => [type, object({ type: literal(type), ...shape })]),
  );
  return (json, path = '') => {
    const type = isObject(json) && Object.hasOwn(json, 'type') ? json.type : undefined;
    const parse = typeof type === 'string' ? parsers.get(type) : undefined;
    if (parse === undefined) return wrong(path, `an object with a type: ${[...parsers.keys()].join(', ')}`);
    return parse(json, path) as Result<Variant<V>>;
  };
};

const clip = (word: string) => JSON.stringify(word.length > 40 ? `${word.slice(0, 40)}…` : word);

const at = (path: string) => (path === '' ? 'This' : path);
const inside = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);
