/**
 * What changed between two plain JSON values, as JSON itself: `[value]` stands for another value, `0` for a member that
 * is gone, and an object for the members that changed in their turn, of an array by their place. Undefined: nothing.
 */
export type Change = readonly [unknown] | 0 | { readonly [member: string]: Change };

type Members = Readonly<Record<string, unknown>>;

/** What is shared between both is not looked into. */
export const changeOf = (before: unknown, after: unknown): Change | undefined => {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return listChange(before, after);
  if (isMembers(before) && isMembers(after)) return membersChange(before, after);
  return [after];
};

/** Loops, and nothing made where nothing changed: this is done for every viewer of every move. */
const listChange = (before: readonly unknown[], after: readonly unknown[]): Change | undefined => {
  // A shorter one begins anew: views seldom lose what they showed.
  if (after.length < before.length) return [after];
  let changes: Record<string, Change> | undefined;
  for (let n = 0; n < after.length; n++) {
    const change = n < before.length ? changeOf(before[n], after[n]) : ([after[n]] as const);
    if (change === undefined) continue;
    changes ??= {};
    changes[n] = change;
  }
  return changes;
};

const membersChange = (before: Members, after: Members): Change | undefined => {
  let changes: Record<string, Change> | undefined;
  for (const member in after) {
    const change = memberChange(before, after, member);
    if (change === undefined) continue;
    if (isOdd(member)) return [after];
    changes ??= {};
    changes[member] = change;
  }
  for (const member in before) {
    if (Object.hasOwn(after, member)) continue;
    if (isOdd(member)) return [after];
    changes ??= {};
    changes[member] = 0;
  }
  return changes;
};

/** Set like a member it would become something else: whatever has one that changes is told whole. */
const isOdd = (member: string): boolean => member === '__proto__';

/** JSON knows no undefined: a member without a value is not there. */
const memberChange = (before: Members, after: Members, member: string): Change | undefined => {
  const value = after[member];
  const was = Object.hasOwn(before, member) ? before[member] : undefined;
  if (value === undefined) return was === undefined ? undefined : 0;
  return was === undefined ? [value] : changeOf(was, value);
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
