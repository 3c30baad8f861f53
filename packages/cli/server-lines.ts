/** What a line of output of `sesame serve --json` says. */
export type ServerNews =
  | { readonly type: 'ready' }
  /** A game was not loaded, as it failed a check. */
  | { readonly type: 'refused'; readonly reason: string }
  | { readonly type: 'line'; readonly text: string };

/** Reads a line: the answer of the command, a line of the log, or plain text. */
export const readServerLine = (line: string): ServerNews => {
  const json = parsed(line);
  if (json.ok === true && 'url' in json) return { type: 'ready' };
  if ('game' in json && typeof json.reason === 'string') return { type: 'refused', reason: json.reason };
  return { type: 'line', text: line };
};

const parsed = (line: string): Readonly<Record<string, unknown>> => {
  try {
    return Object(JSON.parse(line));
  } catch {
    return {};
  }
};
