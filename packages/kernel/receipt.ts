import { canonicalJson } from './canonical-json.ts';
import { digestOf } from './digest.ts';
import { list, object, type Parse, text, whole } from './parse.ts';
import type { Actor, Seat } from './rules.ts';

/**
 * What the server signs in a rated match: all that it has told one player so far. Each input that the player was told
 * of is a link of a hash chain, which begins with the match and the commitment to its luck. With one receipt a player can
 * prove everything they were told before it.
 */
export interface Receipt {
  readonly match: string;
  readonly seat: Seat;
  /** Hash of the terms in force. */
  readonly terms: string;
  /** Number of inputs the player was told of. */
  readonly told: number;
  /** The last link of the chain. */
  readonly chain: string;
  /** Digest of the player’s view. */
  readonly view: string;
  /** Public key of the server, Ed25519, in base64url. */
  readonly key: string;
  readonly signature: string;
}

/** An input as a player was told of it. */
export interface ToldInput {
  readonly at: number;
  readonly by: Actor;
  readonly events: readonly unknown[];
}

/** What a chain begins with. */
export interface ChainStart {
  readonly match: string;
  readonly seat: Seat;
  readonly game: string;
  readonly rules: number;
  readonly options: unknown;
  readonly commitment: string;
}

export const startChain = ({ match, seat, game, rules, options, commitment }: ChainStart): string =>
  digestOf(canonicalJson(['sesame chain 1', match, seat, game, rules, options, commitment]));

export const nextLink = (chain: string, { at, by, events }: ToldInput): string =>
  digestOf(chain + canonicalJson([at, by, events]));

export const digestView = (view: unknown): string => digestOf(canonicalJson(view));

/** The text under a receipt’s signature. */
export const receiptText = ({ match, seat, terms, told, chain, view }: Omit<Receipt, 'key' | 'signature'>): string =>
  ['sesame receipt 1', match, seat, terms, told, chain, view].join('\n');

/** The receipts of all players at the end of a match, as its record carries them. */
export interface SignedRecord {
  readonly match: string;
  readonly receipts: readonly Receipt[];
}

const receiptShape = {
  match: text(100),
  seat: whole(0, 99),
  terms: text(64),
  told: whole(0, 1_000_000),
  chain: text(64),
  view: text(64),
  key: text(100),
  signature: text(100),
};

export const parseReceipt: Parse<Receipt> = object(receiptShape);

export const parseSigned: Parse<SignedRecord> = object({
  match: text(100),
  receipts: list(parseReceipt, { max: 16 }),
});
