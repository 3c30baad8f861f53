/** A part of a value that differs from another's. What is missing is undefined. */
export interface Difference {
  /** Where it is: `players[1].favourite`; empty for the whole value. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The smallest parts in which two plain values differ as JSON. The order of keys counts, as it could tell something. */
export const findDifferences = (before: unknown, after: unknown, path = ''): readonly Difference[] => {
  if (Object.is(before, after)) return [];
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after))
    return [{ path, before, after }];
  const [keys, others] = [Object.keys(before), Object.keys(after)];
  const all = [...keys, ...others.filter((key) => !Object.hasOwn(before, key))];
  const inside = all.flatMap((key) =>
    findDifferences(partOf(before, key), partOf(after, key), pathTo(path, key, Array.isArray(before))),
  );
  const isReordered = inside.length === 0 && keys.join('\n') !== others.join('\n');
  return isReordered ? [{ path: `${path} (order of keys)`.trim(), before: keys, after: others }] : inside;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const partOf = (value: object, key: string): unknown =>
  Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

const pathTo = (path: string, key: string, isList: boolean): string => {
  if (isList) return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
};
