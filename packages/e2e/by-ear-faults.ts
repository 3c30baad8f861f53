/** What happened on a page, with the time in milliseconds. */
export type LogEntry =
  | { readonly type: 'said'; readonly at: number; readonly text: string }
  | { readonly type: 'acted'; readonly at: number; readonly what: string }
  | { readonly type: 'lost focus'; readonly at: number; readonly after: string };

/** Sentences of the same time are one message. More than this, without an action of the user in between, is more than one can listen to. */
const FLOOD = { messages: 3, withinMs: 5000 };

/** What makes a page hard to use by ear: repeats, floods and a focus that is nowhere. */
export const faultsIn = (log: readonly LogEntry[]): readonly string[] => {
  const faults: string[] = [];
  /** Messages since the last action. */
  let said: readonly Extract<LogEntry, { readonly type: 'said' }>[] = [];
  for (const entry of log) {
    if (entry.type === 'lost focus') faults.push(`nothing has the focus after ${entry.after}`);
    if (entry.type === 'acted') said = [];
    if (entry.type !== 'said') continue;
    if (said.at(-1)?.text === entry.text) faults.push(`said twice: ${entry.text}`);
    said = [...said, entry];
    const recent = said.filter(({ at }) => entry.at - at < FLOOD.withinMs);
    if (new Set(recent.map(({ at }) => at)).size > FLOOD.messages)
      faults.push(`too much at once: ${recent.map(({ text }) => text).join(' | ')}`);
  }
  return faults;
};
