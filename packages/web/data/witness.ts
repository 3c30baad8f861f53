import type { Seal, Seat, Witness } from '@sesame/kernel';

/**
 * What this browser saw and sent of a table or match, kept in localStorage by its id: afterwards a record is compared
 * with this, so that the server cannot rewrite what it showed.
 */
interface Kept {
  readonly commitment?: string;
  /** Our contributions to the luck: sitting down may take several requests. */
  readonly sent?: readonly string[];
  readonly seals?: Readonly<Record<Seat, string>>;
}

const STORAGE_KEY = 'sesame.witness';
const MAX_KEPT = 300;

const readAll = (): Readonly<Record<string, Kept>> => {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
};

/** Adds to what is kept. What we saw first stays, as later versions may be forged. */
export const keepSeen = (id: string, seen: Kept): void => {
  const all = readAll();
  const before = all[id] ?? {};
  const sent = [...(before.sent ?? []), ...(seen.sent ?? [])];
  const kept: Kept = { ...seen, ...before, sent, seals: { ...seen.seals, ...before.seals } };
  if (JSON.stringify(kept) === JSON.stringify(before)) return;
  const entries = Object.entries({ ...all, [id]: kept }).slice(-MAX_KEPT);
  localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(entries)));
};

/** The seals in a view, to keep. */
export const sealsToKeep = (seals: readonly Seal[]): Readonly<Record<Seat, string>> =>
  Object.fromEntries(seals.map(({ seat, seal }) => [seat, seal]));

/** What this browser saw of a match and its table; undefined if nothing. */
export const witnessOf = (match: string, table: string, you: Seat | undefined): Witness | undefined => {
  const all = readAll();
  const [ofTable, ofMatch] = [all[table] ?? {}, all[match] ?? {}];
  const commitment = ofTable.commitment ?? ofMatch.commitment;
  const sent = [...(ofTable.sent ?? []), ...(ofMatch.sent ?? [])];
  const seals = Object.entries(ofMatch.seals ?? {}).map(([seat, seal]) => ({ seat: Number(seat), seal }));
  if (commitment === undefined && sent.length === 0 && seals.length === 0) return undefined;
  return {
    ...(commitment !== undefined && { commitment }),
    ...(sent.length > 0 && you !== undefined && { contribution: { seat: you, sent } }),
    seals,
  };
};
