import { fraction, makeRng, normalDeviate, type Rng, type Seat } from '@sesame/kernel';
import { gridCell, type Pointing, PROPERTIES, TARGETS_PER_EDGE, type View, wantedOf } from '../rules/index.ts';
import type { PlayerProfile } from './player-profiles.ts';

/**
 * Every property is read in every round, changed or not, since nobody knows that it has not changed before reading it;
 * after the mix two colours are mixed, too. After a wrong try one reads two properties again.
 */
const READINGS_AGAIN = 2;
/** A logo stands out: it is recognised like a property, and searched for among two. */
const READINGS_FOR_LOGO = 1;
const SYMBOLS = 36;
const LOGOS = 2;

/** Standard deviations of the logarithms of times: of each stage, of the attention of a round, of the form of a day. */
const SPREADS = { reading: 0.4, search: 0.3, hand: 0.25, attention: 0.3, form: 0.2 };
/** How much longer the first rounds take, and after how many rounds most of that is learnt. */
const LEARNING = { share: 0.25, rounds: 3 };
/** Nobody answers sooner, not even in luck. */
const FLOORS_MS = { symbol: 900, logo: 600 };

/** How long a person takes from the reveal, or from their wrong try, to a pointing: reading, searching and pointing. */
export const reactionTime = (
  view: View,
  { seat, pointing, person }: { readonly seat: Seat; readonly pointing: Pointing; readonly person: PlayerProfile },
  rng: Rng,
): number => {
  const vary = (usual: number, spread: number) => usual * Math.exp(spread * normalDeviate(rng));
  const readings = Array.from({ length: readingsNeeded(view, seat) }, () => vary(person.lookMs, SPREADS.reading));
  const reading = readings.reduce((sum, ms) => sum + ms, 0);
  const search = vary(symbolsLookedAt(view, rng) * person.perSymbolMs, SPREADS.search);
  const hand = vary(person.handMs * pointingEffort(view, seat, pointing), SPREADS.hand);
  const learning = 1 + LEARNING.share * Math.exp(-view.rounds.length / LEARNING.rounds);
  const time = vary(reading + search + hand, SPREADS.attention) * learning * formOfTheDay(view, seat);
  return Math.round(Math.max(time, isForLogo(view) ? FLOORS_MS.logo : FLOORS_MS.symbol));
};

const isForLogo = (view: View): boolean => {
  const wanted = wantedOf(view);
  return wanted !== undefined && 'logo' in wanted;
};

/** How many properties are read before the symbol is known. */
export const readingsNeeded = (view: View, seat: Seat): number => {
  if (isForLogo(view)) return READINGS_FOR_LOGO;
  if (view.tries.some((made) => made.seat === seat)) return READINGS_AGAIN;
  return PROPERTIES.length + (view.mixed ? 1 : 0);
};

/** A search ends when the symbol is found, which may be the first or the last one looked at. */
const symbolsLookedAt = (view: View, rng: Rng): number => fraction(rng) * (isForLogo(view) ? LOGOS : SYMBOLS);

const CENTRE = { row: TARGETS_PER_EDGE / 2, column: TARGETS_PER_EDGE / 2 };
/** The width of a symbol, in cards: two share one. */
const SYMBOL_WIDTH = 0.5;
/** The share of the hand's time that does not depend on the distance, and the index of difficulty of a usual way. */
const FITTS = { constant: 0.35, usual: 2.8 };

/** Fitts's law: how much longer or shorter than usual the way of the hand is, from where it pointed last. */
const pointingEffort = (view: View, seat: Seat, { target }: Pointing): number => {
  const tries = [...view.rounds.flatMap((round) => round.tries), ...view.tries];
  const last = tries.findLast((made) => made.seat === seat);
  const [from, to] = [last === undefined ? CENTRE : gridCell(last.target), gridCell(target)];
  const distance = Math.hypot(from.row - to.row, from.column - to.column);
  const difficulty = Math.log2(distance / SYMBOL_WIDTH + 1);
  return FITTS.constant + ((1 - FITTS.constant) * difficulty) / FITTS.usual;
};

/** The same in all rounds of a match: people have better and worse days. */
const formOfTheDay = ({ targets }: View, seat: Seat): number => {
  const rng = makeRng(`${targets.map(({ id }) => id).join()} ${seat}`);
  return Math.exp(SPREADS.form * normalDeviate(rng));
};
