/** Freezes a value all the way down, so that whatever tries to change it throws. */
export const deepFreeze = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return value;
  frozen.add(value);
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
};

/** Those that are frozen down to the ground: states share most of their parts. */
const frozen = new WeakSet<object>();

/** A value as it comes back from a file or a socket. */
export const throughJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** Where a value is something that JSON would lose, in words; undefined if it is plain. */
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

const findNonJsonInObject = (value: object, path: string): string | undefined => {
  const prototype = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) {
    return `${path} is a ${value.constructor.name}`;
  }
  for (const [key, part] of Object.entries(value)) {
    const lost = findNonJson(part, `${path}.${key}`);
    if (lost !== undefined) return lost;
  }
  return undefined;
};
