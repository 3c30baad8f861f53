import { digestOf } from './digest.ts';
import type { Seat } from './rules.ts';

/**
 * A sealed value (commitment): its salted hash is public as soon as it is chosen, and the value and its salt are revealed
 * later, so that everyone can check that it was never changed.
 */
export interface Seal {
  /** The seat whose value it is. */
  readonly seat: Seat;
  readonly seal: string;
  readonly opened?: { readonly salt: string; readonly value: string };
}

/** SHA-256 of a value and its salt. The salt is long and random, so that the value cannot be found by trying all. */
export const sealOf = (salt: string, value: string): string => digestOf(['sesame seal', 1, salt, value].join(':'));

/** Whether a seal was opened with the value that it was made from. */
export const isSealIntact = ({ seal, opened }: Seal): boolean =>
  opened !== undefined && sealOf(opened.salt, opened.value) === seal;
