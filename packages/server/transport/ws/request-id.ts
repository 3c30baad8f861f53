/** The `id` of a JSON object, before any nested value. */
const LEADING_ID = /^\s*\{[^{[]{0,200}?"id"\s*:\s*(\d{1,15})\b/;

/** The request id in a text that is not parsed: it may not be JSON, or its sender is too fast. */
export const findRequestId = (text: string): number | null => {
  const found = LEADING_ID.exec(text);
  return found === null ? null : Number(found[1]);
};

/** The request id of a message that does not fit the protocol. */
export const requestIdOf = (json: unknown): number | null => {
  const id: unknown = typeof json === 'object' && json !== null && 'id' in json ? json.id : undefined;
  return Number.isSafeInteger(id) && Number(id) >= 0 ? Number(id) : null;
};
