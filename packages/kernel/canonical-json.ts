/** JSON with sorted keys and without undefined members: the same text for the same value everywhere. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, sortKeys) ?? 'null';

const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
