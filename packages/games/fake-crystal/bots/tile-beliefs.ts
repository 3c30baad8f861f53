import { fraction, type Rng, type Seat } from '@sesame/kernel';
import { type Claim, type Colour, KINDS, type Kind, type Offer, type State, type Unseen } from '../rules/state.ts';
import { FACES } from '../rules/tiles.ts';

/** A number for each kind, in the order of the kinds. */
export type ByKind = readonly number[];

/** What an offer tells everybody. */
export interface Signal {
  readonly colour: Colour;
  readonly claim: Claim;
  readonly price: number;
}

/** How likely a seller with each kind of tile makes this offer, up to a common factor. */
export type Reading = (signal: Signal, seller: Seat) => ByKind;

/**
 * How much of the market is taken to be ordinary traders; the rest sees through habits. More would gain more from
 * those who listen to claims and lose to those who do not: from about a half on, everything to them.
 */
export const ORDINARY_SHARE = 0.35;

/** How often ordinary sellers claim 6, 12 and 18 for each kind: mostly the truth, with fakes anything. */
const CLAIM_CHANCES: Readonly<Record<Kind, ByKind>> = {
  1: [0.6, 0.3, 0.1],
  2: [0.15, 0.6, 0.25],
  3: [0.1, 0.3, 0.6],
  f: [0.4, 0.38, 0.22],
};

/** The claim of an ordinary seller. */
export const usualClaim = (kind: Kind, rng: Rng): Claim => {
  const roll = fraction(rng);
  const [low = 0, middle = 0] = CLAIM_CHANCES[kind];
  if (roll < low) return 6;
  return roll < low + middle ? 12 : 18;
};

/** Listens to the claim and nothing else. */
export const usualReading: Reading = ({ claim }) => READINGS[claim];

const READINGS: Readonly<Record<Claim, ByKind>> = {
  6: KINDS.map((kind) => CLAIM_CHANCES[kind][0] ?? 0),
  12: KINDS.map((kind) => CLAIM_CHANCES[kind][1] ?? 0),
  18: KINDS.map((kind) => CLAIM_CHANCES[kind][2] ?? 0),
};

/** The chance of each kind: the tiles of the colour that are still unseen, weighed by a reading of the offer. */
export const beliefOf = (unseen: Unseen, colour: Colour, reading: ByKind): ByKind => {
  const weights = KINDS.map((kind, at) => unseen[colour][kind] * (reading[at] ?? 0));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return all > 0 ? weights.map((weight) => weight / all) : KINDS.map(() => 1 / KINDS.length);
};

/** Certain of the face that the seat has spied, or laid there itself; else undefined. */
export const certaintyOf = ({ tile, seenBy }: Offer, seat: Seat): ByKind | undefined =>
  seenBy.includes(seat) ? KINDS.map((kind) => (kind === FACES[tile].kind ? 1 : 0)) : undefined;

export const meanOf = (chances: ByKind, values: ByKind): number =>
  chances.reduce((sum, chance, at) => sum + chance * (values[at] ?? 0), 0);

export const rivalsOf = ({ seats }: State): number => seats.length - 1;
