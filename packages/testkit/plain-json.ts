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
