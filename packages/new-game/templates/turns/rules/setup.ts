// #if chance
import { pick, type Rng } from '@sesame/kernel';
// #endif
// #if chance
import { COLOURS, type Colour, MARKET_SIZE, type Move, type Options, type State } from './state.ts';
// #else
//: import { COLOURS, MARKET_SIZE, type Options, type State } from './state.ts';
// #endif

/** XX1: crystals of each colour. */
const perColour = (seats: number): number => seats + 2;

/** The position before the first input. */
export const setup = (seats: number, options: Options): State => {
  // #if chance
  const bag = Object.fromEntries(COLOURS.map((colour) => [colour, perColour(seats)])) as Record<Colour, number>;
  const crystals = { market: [], bag };
  // #else
  //: // The colours come in an order that shifts by one each time, so that the market never shows one of each for long.
  //: const all = Array.from({ length: perColour(seats) }, (_, i) => [...COLOURS.slice(i % 5), ...COLOURS.slice(0, i % 5)]).flat();
  //: const crystals = { market: all.slice(0, MARKET_SIZE), supply: all.slice(MARKET_SIZE) };
  // #endif
  const players = Array.from({ length: seats }, () => ({ crystals: [], swaps: options.swaps }));
  return { options, ...crystals, players, turn: 0 };
};

/** Crystals that are not on the market yet. */
// #if chance
export const leftOf = ({ bag }: State): number => COLOURS.reduce((sum, colour) => sum + bag[colour], 0);
// #else
//: export const leftOf = ({ supply }: State): number => supply.length;
// #endif
// #if chance

/** XX2: whether chance must fill the market before anybody can act. */
export const isDealDue = (state: State): boolean => state.market.length < MARKET_SIZE && leftOf(state) > 0;

/** Chance's move: as many crystals as there is room for, each drawn from what the bag holds by then. */
export const draw = (state: State, rng: Rng): Move => {
  const bag = COLOURS.flatMap((colour) => Array.from({ length: state.bag[colour] }, () => colour));
  const colours: Colour[] = [];
  while (colours.length + state.market.length < MARKET_SIZE && bag.length > 0) {
    const drawn = pick(rng, bag);
    bag.splice(bag.indexOf(drawn), 1);
    colours.push(drawn);
  }
  return { type: 'deal', colours };
};
// #endif
