/** Freezes a value deeply, so that any attempt to change it throws. */
export const deepFreeze = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return value;
  frozen.add(value);
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
};

/** Values that are already deeply frozen: states share most of their parts. */
const frozen = new WeakSet<object>();

/** A JSON round trip. */
export const throughJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/**
 * Whether two plain values are the same JSON to the byte: key order could leak secrets too. Does not write them, as
 * positions share most of their parts.
 */
export const writesSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  if (keys.length !== others.length) return false;
  return keys.every((key, i) => key === others[i] && writesSame(partOf(one, key), partOf(other, key)));
};

const partOf = (value: object, key: string): unknown => (value as Readonly<Record<string, unknown>>)[key];

/** Describes the first part that JSON cannot represent; undefined if there is none. */
export const findNonJson = (value: unknown, path: string): string | undefined => {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) ? undefined : `${path} is ${value}`;
    case 'object':
      return value === null ? undefined : findNonJsonInObject(value, path);
    default:
      return `${path} is ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}`;
  }
};

/** Frozen values without anything that JSON cannot represent. */
const knownJson = new WeakSet<object>();

const findNonJsonInObject = (value: object, path: string): string | undefined => {
  if (knownJson.has(value)) return undefined;
  const prototype = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) {
    return `${path} is a ${value.constructor.name}`;
  }
  for (const [key, part] of Object.entries(value)) {
    const lost = findNonJson(part, `${path}.${key}`);
    if (lost !== undefined) return lost;
  }
  if (frozen.has(value)) knownJson.add(value);
  return undefined;
};
