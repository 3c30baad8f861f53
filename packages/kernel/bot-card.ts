import type { Face } from './face.ts';
import type { Text } from './text.ts';

/** A bot as players meet it. Games list theirs in `bots/cast.ts`, apart from the code that plays. */
export interface BotCard {
  readonly id: string;
  readonly name: Text;
  /** Strength, from 1 (weakest); 0 for the bot that adapts to its opponent. */
  readonly level: number;
  /** One line of character: who this is, and how they play. */
  readonly line: Text;
  readonly face: Face;
  /** Absent for a bot that no ladder has measured yet; a test finds those. */
  readonly rating?: MeasuredRating;
}

/** A rating that `sesame ladder` has measured, with its 95% confidence interval, on the scale of people's ratings. */
export interface MeasuredRating {
  readonly rating: number;
  readonly low: number;
  readonly high: number;
}

/** The file `bots/ratings.json` of a game, written by `sesame ladder GAME --to FILE`. */
export interface MeasuredRatings {
  /** Matches of each pair. */
  readonly matches: number;
  readonly seed: string;
  readonly ratings: Readonly<Record<string, MeasuredRating>>;
}

type Described = Omit<BotCard, 'id' | 'rating'>;

/** The cards of a game's bots, by id, with what the ladder has measured. */
export const makeCast = <Id extends string>(
  described: Readonly<Record<Id, Described>>,
  { ratings }: MeasuredRatings,
): Readonly<Record<Id, BotCard>> => {
  const cards = Object.entries<Described>(described).map(([id, card]) => {
    const rating = ratings[id];
    return [id, { id, ...card, ...(rating && { rating }) }] as const;
  });
  return Object.fromEntries(cards) as Record<Id, BotCard>;
};

/** The bot whose measured rating is nearest. */
export const nearestBot = (cast: readonly BotCard[], rating: number): BotCard | undefined => {
  const gap = (card: BotCard) => Math.abs((card.rating?.rating ?? Number.MAX_SAFE_INTEGER) - rating);
  return cast.toSorted((a, b) => gap(a) - gap(b))[0];
};

/** The strongest bot that is not stronger than this; the weakest if all are, or if nothing is known. */
export const strongestUpTo = (cast: readonly BotCard[], rating: number | undefined): BotCard | undefined => {
  const byLevel = cast.toSorted((a, b) => a.level - b.level);
  const upTo = (card: BotCard) => rating !== undefined && card.rating !== undefined && card.rating.rating <= rating;
  return byLevel.findLast(upTo) ?? byLevel[0];
};
