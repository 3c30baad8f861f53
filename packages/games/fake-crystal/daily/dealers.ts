import { below, fraction, pick, type Rng } from '@sesame/kernel';
import { CLAIMS, type Claim, COLOURS, KINDS, type Kind, type Tile } from '../rules/state.ts';
import { COPIES, FACES } from '../rules/tiles.ts';

/** FC37: how a dealer bluffs: one row up, straight to the top row, or to any row above. */
export const CHARACTERS = ['careful', 'bold', 'fickle'] as const;
export type Character = (typeof CHARACTERS)[number];

/** FC37: how often a dealer may bluff, in percent, each as likely. What today's dealers do is hidden. */
export const BLUFF_RATES = [10, 20, 30, 40, 50, 60, 70, 80, 90] as const;
export type BluffRate = (typeof BLUFF_RATES)[number];

/** A tile that was turned up, and what it had been claimed as. */
export interface Past {
  readonly tile: Tile;
  readonly claim: Claim;
}

const BAG: readonly Kind[] = KINDS.flatMap((kind) => Array<Kind>(COPIES[kind]).fill(kind));

/** Value of a kind, as on every tile of it. */
export const kindValue = (kind: Kind): number => FACES[`o${kind}`].value;

/** What a kind is claimed as by a dealer who does not bluff: its value, or the lowest row for a fake. */
export const plainClaim = (kind: Kind): Claim => CLAIMS.find((claim) => claim >= kindValue(kind)) ?? 18;

/** The rows that a bluff may claim; none for three crystals. */
const bluffsOf = (kind: Kind, character: Character): readonly Claim[] => {
  const above = CLAIMS.filter((claim) => claim > plainClaim(kind));
  if (character === 'fickle') return above;
  return character === 'careful' ? above.slice(0, 1) : above.slice(-1);
};

type ByKind<Value> = Readonly<Record<Kind, Value>>;

const byKind = <Value>(of: (kind: Kind) => Value): ByKind<Value> => ({
  1: of('1'),
  2: of('2'),
  3: of('3'),
  f: of('f'),
});

const bluffsBy = (character: Character) => byKind((kind) => bluffsOf(kind, character));

const BLUFFS = { careful: bluffsBy('careful'), bold: bluffsBy('bold'), fickle: bluffsBy('fickle') };

/** A tile from the bag, and what this dealer claims it to be. */
export const drawOffer = (rng: Rng, character: Character, rate: BluffRate): Past => {
  const kind = pick(rng, BAG);
  const raised = BLUFFS[character][kind];
  const isBluff = below(rng, 100) < rate && raised.length > 0;
  return { tile: `${pick(rng, COLOURS)}${kind}`, claim: isBluff ? pick(rng, raised) : plainClaim(kind) };
};

/** How likely a dealer with this bluff rate claims this of a kind. */
const chanceOf = (character: Character, rate: BluffRate, { kind, claim }: { kind: Kind; claim: Claim }): number => {
  const raised = BLUFFS[character][kind];
  const isPlain = claim === plainClaim(kind);
  if (raised.length === 0) return isPlain ? 1 : 0;
  return (isPlain ? 100 - rate : raised.includes(claim) ? rate / raised.length : 0) / 100;
};

export type Odds = ByKind<number>;

/** FC37: how likely an offer is each kind, from the dealer's character and everything of theirs that was turned up. */
export const oddsOf = (character: Character, record: readonly Past[], claim: Claim): Odds => {
  const rates = BLUFF_RATES.map((rate) => ({
    rate,
    likelihood: record.reduce(
      (product, past) => product * chanceOf(character, rate, { kind: FACES[past.tile].kind, claim: past.claim }),
      1,
    ),
  }));
  const weights = byKind((kind) =>
    rates.reduce(
      (sum, { rate, likelihood }) => sum + COPIES[kind] * likelihood * chanceOf(character, rate, { kind, claim }),
      0,
    ),
  );
  const total = KINDS.reduce((sum, kind) => sum + weights[kind], 0);
  return byKind((kind) => weights[kind] / total);
};

/** The value to be expected. */
export const expectedValue = (odds: Odds): number => KINDS.reduce((sum, kind) => sum + odds[kind] * kindValue(kind), 0);

/** Half of what a claim by such a dealer is worth on average, give or take: it tells nothing of tile or dealer. */
export const drawPrice = (rng: Rng, character: Character, claim: Claim): number => {
  const fair = expectedValue(oddsOf(character, [], claim)) / 2;
  return Math.max(1, Math.round(fair + (fraction(rng) * 2 - 1) * PRICE_SPREAD));
};

const PRICE_SPREAD = 2.5;
