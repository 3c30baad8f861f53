import { fraction, type Rng, type Seat } from '@sesame/kernel';
import { type Claim, type Colour, KINDS, type Kind, type Offer, type State, type Unseen } from '../rules/state.ts';
import { FACES } from '../rules/tiles.ts';

/** One number per kind, in the order of `KINDS`. */
export type ByKind = readonly number[];

/** The public part of an offer. */
export interface Signal {
  readonly colour: Colour;
  readonly claim: Claim;
  readonly price: number;
}

/** Likelihood of an offer given each kind of tile, up to a common factor. */
export type Reading = (signal: Signal, seller: Seat) => ByKind;

/** Probability that an ordinary seller claims 6, 12 and 18, by kind: mostly honest, anything for fakes. */
const CLAIM_CHANCES: Readonly<Record<Kind, ByKind>> = {
  1: [0.6, 0.3, 0.1],
  2: [0.15, 0.6, 0.25],
  3: [0.1, 0.3, 0.6],
  f: [0.4, 0.38, 0.22],
};

/** Samples the claim of an ordinary seller. */
export const usualClaim = (kind: Kind, rng: Rng): Claim => {
  const roll = fraction(rng);
  const [low = 0, middle = 0] = CLAIM_CHANCES[kind];
  if (roll < low) return 6;
  return roll < low + middle ? 12 : 18;
};

/** Likelihoods from the claim alone. */
export const usualReading: Reading = ({ claim }) => READINGS[claim];

const READINGS: Readonly<Record<Claim, ByKind>> = {
  6: KINDS.map((kind) => CLAIM_CHANCES[kind][0] ?? 0),
  12: KINDS.map((kind) => CLAIM_CHANCES[kind][1] ?? 0),
  18: KINDS.map((kind) => CLAIM_CHANCES[kind][2] ?? 0),
};

/** Posterior over kinds: unseen tiles of the colour weighted by the likelihood of the offer. */
export const beliefOf = (unseen: Unseen, colour: Colour, reading: ByKind): ByKind => {
  const weights = KINDS.map((kind, at) => unseen[colour][kind] * (reading[at] ?? 0));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return all > 0 ? weights.map((weight) => weight / all) : KINDS.map(() => 1 / KINDS.length);
};

/** Certainty about a tile that the seat has spied; undefined otherwise. */
export const certaintyOf = ({ tile, seenBy }: Offer, seat: Seat): ByKind | undefined =>
  seenBy.includes(seat) ? KINDS.map((kind) => (kind === FACES[tile].kind ? 1 : 0)) : undefined;

export const meanOf = (chances: ByKind, values: ByKind): number =>
  chances.reduce((sum, chance, at) => sum + chance * (values[at] ?? 0), 0);

export const rivalsOf = ({ seats }: State): number => seats.length - 1;
