/**
 * What changed between two plain JSON values, as JSON itself: `[value]` stands for another value, `0` for a member that
 * is gone, and an object for the members that changed in their turn, of an array by their place. Undefined: nothing.
 */
export type Change = readonly [unknown] | 0 | { readonly [member: string]: Change };

type Members = Readonly<Record<string, unknown>>;

/**
 * A change as JSON text; undefined: there is none. Text at once, and nothing made where nothing changed: this is done for
 * every viewer of every move. What is shared between both is not looked into.
 */
export const makeChange = (before: unknown, after: unknown): string | undefined => {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return listChange(before, after);
  if (isMembers(before) && isMembers(after)) return membersChange(before, after);
  return whole(after);
};

const whole = (value: unknown): string => JSON.stringify([value]);

const listChange = (before: readonly unknown[], after: readonly unknown[]): string | undefined => {
  // A shorter one begins anew: views seldom lose what they showed.
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

/** JSON knows no undefined: a member without a value is not there. */
const memberChange = (before: Members, after: Members, member: string): string | undefined => {
  const value = after[member];
  const was = Object.hasOwn(before, member) ? before[member] : undefined;
  if (value === undefined) return was === undefined ? undefined : '0';
  return was === undefined ? whole(value) : makeChange(was, value);
};

/** The value after a change. What did not change is shared with the value before. */
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
