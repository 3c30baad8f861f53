import type { Actor, Seat } from './rules.ts';

/** Per seat, the row after which its current decision began; undefined for seats that are not awaited. */
export type Decisions = readonly (number | undefined)[];

/** Decisions after an input. A seat that acted and is awaited again starts a new one; other awaited seats keep theirs. */
export const nextDecisions = (
  before: Decisions,
  { seq, by, awaits }: { readonly seq: number; readonly by?: Actor; readonly awaits: readonly Seat[] },
): Decisions =>
  before.map((began, seat) => {
    if (!awaits.includes(seat)) return undefined;
    return began === undefined || seat === by ? seq : began;
  });
