import { type Colour, KINDS, type Tile } from '../rules/state.ts';
import { BAG, COPIES, countOf, crystalsOf, genuineOf } from '../rules/tiles.ts';
import { CLAIMED, PRIZES } from '../rules/trophies.ts';
import { roundsOf } from '../rules/turns.ts';

/*
 * The race for the trophies of one colour between a seat and a rival, solved by dynamic programming over the tiles still
 * to join. At fair prices a chooser gains as much by buying as by banking, so who gets a tile is a coin toss: this makes
 * the race independent of prices, and its value the one that both can secure.
 */

/** Progress in a colour as a small number, and the trophies it earns as bits, most valuable first. */
interface Course {
  readonly places: number;
  of(collection: readonly Tile[]): number;
  /** Progress after a tile with 1, 2 or 3 crystals. */
  after(progress: number, crystals: number): number;
  earned(progress: number): number;
}

const bits = (first: boolean, second: boolean, third: boolean): number =>
  (first ? 1 : 0) + (second ? 2 : 0) + (third ? 4 : 0);

const MOST_GREEN = 4;
const MOST_PINK = 6;

const COURSES: Readonly<Record<Exclude<Colour, 'b'>, Course>> = {
  g: {
    places: MOST_GREEN + 1,
    of: (collection) => Math.min(MOST_GREEN, genuineOf(collection, 'g')),
    after: (progress) => Math.min(MOST_GREEN, progress + 1),
    earned: (progress) => bits(progress >= 4, progress >= 3, progress >= 2),
  },
  p: {
    places: MOST_PINK + 1,
    of: (collection) => Math.min(MOST_PINK, crystalsOf(collection, 'p')),
    after: (progress, crystals) => Math.min(MOST_PINK, progress + crystals),
    earned: (progress) => bits(progress >= 6, progress >= 5, progress >= 4),
  },
  o: {
    places: 18,
    of: (collection) => orange(countOf(collection, 'o1'), countOf(collection, 'o2'), collection.includes('o3') ? 1 : 0),
    after: (progress, crystals) => {
      const [ones, twos, threes] = [progress % 3, Math.floor(progress / 3) % 3, Math.floor(progress / 9)];
      return orange(ones + (crystals === 1 ? 1 : 0), twos + (crystals === 2 ? 1 : 0), crystals === 3 ? 1 : threes);
    },
    earned: (progress) => {
      const [ones, twos, threes] = [progress % 3, Math.floor(progress / 3) % 3, Math.floor(progress / 9)];
      return bits(ones > 0 && twos > 0 && threes > 0, twos > 1, ones > 1);
    },
  },
};

const orange = (ones: number, twos: number, threes: number): number =>
  Math.min(2, ones) + 3 * Math.min(2, twos) + 9 * threes;

/** Who holds a trophy of the colour already: nobody, the seat or the rival. If both do, the race is over. */
export type Holder = 0 | 1 | 2;

export interface RacePosition {
  /** Tiles of any colour that will still join a collection. */
  readonly left: number;
  readonly holder: Holder;
  /** Trophies on the board, as bits. */
  readonly board: number;
  readonly own: number;
  readonly rival: number;
}

export interface TrophyRace {
  readonly course: Course;
  /** Expected trophy points of the seat minus those of the rival from here on. */
  value(position: RacePosition): number;
  /** The same after a tile with so many crystals joined the seat's collection, if it claims what is best. */
  joining(position: RacePosition, crystals: number): number;
  /** The best claim for the seat: a bit of the board, or 0 to decline. */
  claiming(position: RacePosition): number;
}

const BOARDS = 8;
const HOLDERS = 3;
const GENUINE = [1, 2, 3] as const;

/** The race in a colour at a table of so many seats. */
export const trophyRace = (seats: number, colour: Exclude<Colour, 'b'>): TrophyRace => {
  const key = `${seats}${colour}`;
  const known = RACES.get(key);
  if (known !== undefined) return known;
  const race = solveRace(seats, colour);
  RACES.set(key, race);
  return race;
};

const RACES = new Map<string, TrophyRace>();

const solveRace = (seats: number, colour: Exclude<Colour, 'b'>): TrophyRace => {
  const course = COURSES[colour];
  const { places } = course;
  const values = CLAIMED[colour].map((trophy) => PRIZES[trophy].value);
  const size = HOLDERS * BOARDS * places * places;
  const most = roundsOf(seats) * 2 * seats;
  const earned = Uint8Array.from({ length: places }, (_, progress) => course.earned(progress));
  const next = Uint8Array.from({ length: places * GENUINE.length }, (_, index) =>
    course.after(Math.floor(index / GENUINE.length), 1 + (index % GENUINE.length)),
  );
  const chances = GENUINE.map((crystals) => chanceOf(crystals) / seats);
  const idle = 1 - 2 * chances.reduce((sum, chance) => sum + chance, 0);

  const at = (holder: number, board: number, own: number, rival: number): number =>
    ((holder * BOARDS + board) * places + own) * places + rival;

  /** What the seat (1) or the rival (2) gets by claiming a trophy now, from the seat's point of view. */
  const claimed = (layer: Layer, place: number, [holder, board, own, rival]: Place, side: 1 | 2): number => {
    const sign = side === 1 ? 1 : -1;
    const rest = holder === 0 ? (layer[at(side, board & ~(1 << place), own, rival)] ?? 0) : 0;
    return sign * (values[place] ?? 0) + rest;
  };

  /** The value once a side has made its best claim or declined. */
  const settled = (layer: Layer, position: Place, side: 1 | 2): number => {
    const [holder, board, own, rival] = position;
    let best = layer[at(holder, board, own, rival)] ?? 0;
    if (holder === side) return best;
    const open = (earned[side === 1 ? own : rival] ?? 0) & board;
    for (let place = 0; open >> place > 0; place++) {
      if ((open & (1 << place)) === 0) continue;
      const value = claimed(layer, place, position, side);
      if (side === 1 ? value > best : value < best) best = value;
    }
    return best;
  };

  const layerAfter = (before: Layer): Layer => {
    const layer: Layer = new Float64Array(size);
    const position: [number, number, number, number] = [0, 0, 0, 0];
    for (let index = 0; index < size; index++) {
      const rival = index % places;
      const own = Math.floor(index / places) % places;
      position[0] = Math.floor(index / (places * places * BOARDS));
      position[1] = Math.floor(index / (places * places)) % BOARDS;
      let sum = idle * (before[index] ?? 0);
      for (let kind = 0; kind < GENUINE.length; kind++) {
        position[2] = next[own * GENUINE.length + kind] ?? 0;
        position[3] = rival;
        let both = settled(before, position, 1);
        position[2] = own;
        position[3] = next[rival * GENUINE.length + kind] ?? 0;
        both += settled(before, position, 2);
        sum += (chances[kind] ?? 0) * both;
      }
      layer[index] = sum;
    }
    return layer;
  };

  const layers = [new Float64Array(size)];
  for (let left = 1; left <= most; left++) layers.push(layerAfter(layers[left - 1] ?? new Float64Array(size)));
  const layerAt = (left: number): Layer => layers[Math.max(0, Math.min(most, left))] ?? new Float64Array(size);
  return {
    course,
    value: ({ left, holder, board, own, rival }) => layerAt(left)[at(holder, board, own, rival)] ?? 0,
    joining: ({ left, holder, board, own, rival }, crystals) =>
      settled(layerAt(left - 1), [holder, board, course.after(own, crystals), rival], 1),
    claiming: ({ left, holder, board, own, rival }) => {
      const layer = layerAt(left);
      const position: Place = [holder, board, own, rival];
      const best = settled(layer, position, 1);
      const open = holder === 1 ? 0 : (earned[own] ?? 0) & board;
      const place = values.findIndex((_, one) => (open & (1 << one)) > 0 && claimed(layer, one, position, 1) === best);
      return place < 0 ? 0 : 1 << place;
    },
  };
};

type Layer = Float64Array<ArrayBuffer>;

/** Holder, board, progress of the seat and of the rival. */
type Place = readonly [number, number, number, number];

/** The chance that a tile is a genuine one of a given colour with so many crystals. */
const chanceOf = (crystals: (typeof GENUINE)[number]): number => COPIES[KINDS[crystals - 1] ?? 'f'] / BAG.length;
