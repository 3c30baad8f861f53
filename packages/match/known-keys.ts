import type { Actor } from '@sesame/kernel';
import { type Row, scopedKey, senderOf } from './row.ts';

/**
 * The row of each client key, to recognise what is sent again, and how many keys each sender has used. Immutable: later
 * positions share the map, whose further rows do not count here, and a second future of a position copies it.
 */
export interface KnownKeys {
  readonly rows: ReadonlyMap<string, number>;
  readonly size: number;
  readonly sent: ReadonlyMap<Actor, number>;
  /** The key of the last row that has one: what is written next is written after that row or not at all. */
  readonly last: string | undefined;
}

export const NO_KEYS: KnownKeys = { rows: new Map(), size: 0, sent: new Map(), last: undefined };

/** The keys after a row. */
export const withKey = (keys: KnownKeys, row: Row): KnownKeys => {
  const by = senderOf(row);
  const { seq, key } = row;
  if (key === undefined) return keys;
  if (by === undefined) return { ...keys, last: key };
  const isLatest = keys.rows.size === keys.size && keys.size > 0;
  const rows = isLatest ? (keys.rows as Map<string, number>) : new Map([...keys.rows].slice(0, keys.size));
  rows.set(scopedKey(by, key), seq);
  // Bots of older versions have used a key twice.
  if (rows.size === keys.size) return { ...keys, last: key };
  return { rows, size: rows.size, sent: new Map(keys.sent).set(by, sentBy(keys, by) + 1), last: key };
};

/** The row that a sender’s key has become, as far as a position knows. */
export const rowOfKey = (
  { keys, seq }: { readonly keys: KnownKeys; readonly seq: number },
  by: Actor,
  key: string,
): number | undefined => {
  const row = keys.rows.get(scopedKey(by, key));
  return row !== undefined && row <= seq ? row : undefined;
};

/** Number of keys of a sender: moves and undos that a player has sent. */
export const sentBy = ({ sent }: KnownKeys, by: Actor): number => sent.get(by) ?? 0;
