import type { Actor, Seat } from '@sesame/kernel';

/** For each seat the input after which its present decision began; undefined for seats that are not awaited. */
export type Decisions = readonly (number | undefined)[];

/** Decisions after an input. Who acted and is still awaited decides anew; who was awaited all along does not. */
export const nextDecisions = (
  before: Decisions,
  { seq, by, awaits }: { readonly seq: number; readonly by?: Actor; readonly awaits: readonly Seat[] },
): Decisions =>
  before.map((began, seat) => {
    if (!awaits.includes(seat)) return undefined;
    return began === undefined || seat === by ? seq : began;
  });
