/**
 * A diff of two plain JSON values, itself JSON: `[value]` is a new value, `0` a removed member, and an object the changed
 * members, of an array by index. Undefined: no change.
 */
export type Change = readonly [unknown] | 0 | { readonly [member: string]: Change };

type Members = Readonly<Record<string, unknown>>;

/**
 * The diff as JSON text; undefined if there is none. It runs for every viewer of every move, so it writes text directly,
 * allocates nothing where nothing changed and skips shared parts.
 */
export const makeChange = (before: unknown, after: unknown): string | undefined => {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return listChange(before, after);
  if (isMembers(before) && isMembers(after)) return membersChange(before, after);
  return whole(after);
};

const whole = (value: unknown): string => JSON.stringify([value]);

const listChange = (before: readonly unknown[], after: readonly unknown[]): string | undefined => {
  // A shorter list is sent whole: lists in views rarely shrink.
  if (after.length < before.length) return whole(after);
  let changes = '';
  for (let n = 0; n < after.length; n++) {
    const change = n < before.length ? makeChange(before[n], after[n]) : whole(after[n]);
    if (change !== undefined) changes += `${changes === '' ? '{' : ','}"${n}":${change}`;
  }
  return changes === '' ? undefined : `${changes}}`;
};

const membersChange = (before: Members, after: Members): string | undefined => {
  let changes = '';
  for (const member in after) {
    const change = memberChange(before, after, member);
    if (change !== undefined) changes += `${changes === '' ? '{' : ','}${quoted(member)}:${change}`;
  }
  for (const member in before) {
    if (!Object.hasOwn(after, member)) changes += `${changes === '' ? '{' : ','}${quoted(member)}:0`;
  }
  return changes === '' ? undefined : `${changes}}`;
};

const PLAIN = /^\w+$/;
const quoted = (member: string): string => (PLAIN.test(member) ? `"${member}"` : JSON.stringify(member));

/** JSON has no undefined: such a member counts as absent. */
const memberChange = (before: Members, after: Members, member: string): string | undefined => {
  const value = after[member];
  const was = Object.hasOwn(before, member) ? before[member] : undefined;
  if (value === undefined) return was === undefined ? undefined : '0';
  return was === undefined ? whole(value) : makeChange(was, value);
};

/** Applies a diff. Unchanged parts are shared with the value before. */
export const applyChange = (before: unknown, change: Change | undefined): unknown => {
  if (change === undefined) return before;
  if (Array.isArray(change)) return change[0];
  if (Array.isArray(before)) {
    const after = [...before];
    for (const [place, one] of Object.entries(change)) after[Number(place)] = applyChange(before[Number(place)], one);
    return after;
  }
  const after = new Map(Object.entries(before as Members));
  for (const [member, one] of Object.entries(change)) {
    if (one === 0) after.delete(member);
    else after.set(member, applyChange(after.get(member), one));
  }
  return Object.fromEntries(after);
};

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
