import type { Seal, Seat } from '@sesame/kernel';
import type { Witness } from '@sesame/kernel/proofs';

/**
 * What this browser saw of a table or match, kept in localStorage by its id: afterwards a record is compared with this,
 * so that the server cannot rewrite what it showed.
 */
type Kept = Partial<Pick<Witness, 'commitment' | 'draws' | 'terms' | 'receipt' | 'told'>> & {
  readonly seals?: Readonly<Record<Seat, string>>;
};

const STORAGE_KEY = 'sesame.witness';
const MAX_KEPT = 300;

const readAll = (): Readonly<Record<string, Kept>> => {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
};

/**
 * Adds to what is kept. What we saw first stays, as later versions may be forged; draws follow each other, and a receipt
 * covers all before it.
 */
export const keepSeen = (id: string, seen: Kept): void => {
  const all = readAll();
  const before = all[id] ?? {};
  const draws = uniqueDraws([...(before.draws ?? []), ...(seen.draws ?? [])]);
  const { receipt, told } = seen.receipt === undefined ? before : seen;
  const signed = receipt === undefined ? {} : { receipt, ...(told !== undefined && { told }) };
  const { told: _, ...first } = { ...seen, ...before };
  const kept: Kept = { ...first, ...signed, draws, seals: { ...seen.seals, ...before.seals } };
  if (JSON.stringify(kept) === JSON.stringify(before)) return;
  const entries = Object.entries({ ...all, [id]: kept }).slice(-MAX_KEPT);
  localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(entries)));
};

/** A draw may be shown several times. */
const uniqueDraws = (draws: Witness['draws']): Witness['draws'] =>
  [...new Set(draws.map((draw) => JSON.stringify(draw)))].map((draw) => JSON.parse(draw));

/** The seals in a view, to keep. */
export const sealsToKeep = (seals: readonly Seal[]): Readonly<Record<Seat, string>> =>
  Object.fromEntries(seals.map(({ seat, seal }) => [seat, seal]));

/** What this browser saw of a match and its table; undefined if nothing. */
export const witnessOf = (match: string, table: string): Witness | undefined => {
  const all = readAll();
  const [ofTable, ofMatch] = [all[table], all[match]];
  if (ofTable === undefined && ofMatch === undefined) return undefined;
  return {
    ...(ofMatch?.commitment !== undefined && { commitment: ofMatch.commitment }),
    draws: ofTable?.draws ?? [],
    ...(ofTable?.terms !== undefined && { terms: ofTable.terms }),
    seals: Object.entries(ofMatch?.seals ?? {}).map(([seat, seal]) => ({ seat: Number(seat), seal })),
    ...(ofMatch?.receipt !== undefined && { receipt: ofMatch.receipt }),
    ...(ofMatch?.told !== undefined && { told: ofMatch.told }),
  };
};
