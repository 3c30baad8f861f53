import { parseOptions } from '@sesame/kernel';
import type { TimeControl } from '@sesame/protocol';
import { GAMES } from '@sesame/registry';
import type { Played, Tempo } from './play-seat.ts';
import type { Person } from './virtual-player.ts';

/** A match that somebody wishes to play: who sits at the table, how long they may think, and how they are. */
export interface Wish {
  readonly game: Played;
  readonly people: readonly [Person, ...Person[]];
  /** How many bots of the house. */
  readonly bots: number;
  readonly pace: TimeControl;
  readonly tempo: Omit<Tempo, 'think'>;
}

const STEADY: TimeControl = { kind: 'live', perMove: 30, bank: 60 };
/** Time runs out now and then. */
const QUICK: TimeControl = { kind: 'live', perMove: 4, bank: 3 };
const NONE: TimeControl = { kind: 'none', perMove: 0, bank: 0 };

const CALM = { dawdle: 0, resign: 0.01, takeBack: 0.1 };
const HASTY = { dawdle: 0.08, resign: 0.01, takeBack: 0.1 };

/** The kinds of matches, in turn: mostly two people, who come through different doors; some with bots of the house. */
const KINDS = [
  { people: 2, bots: 0, pace: STEADY, tempo: CALM },
  { people: 1, bots: 1, pace: STEADY, tempo: CALM },
  { people: 2, bots: 0, pace: QUICK, tempo: HASTY },
  { people: 2, bots: 1, pace: QUICK, tempo: HASTY },
  { people: 1, bots: 1, pace: NONE, tempo: CALM },
  { people: 3, bots: 0, pace: STEADY, tempo: CALM },
] as const;

export const loadPlayed = (): Promise<readonly Played[]> =>
  Promise.all(
    GAMES.map(async ({ id, rules, bots }) => {
      const [loaded, [bot]] = await Promise.all([rules(), bots()]);
      if (bot === undefined) throw new Error(`${id} has no bots`);
      const options = parseOptions(loaded.options, {});
      if (options.ok) await loaded.prepare?.(options.value);
      return { id, rules: loaded, bot };
    }),
  );

/** The so manieth match of the crowd: over time every game in every kind, with ever other people. */
export const makeWish = (number: number, games: readonly Played[], people: readonly Person[]): Wish => {
  const game = at(games, number);
  const kind = at(KINDS, Math.floor(number / games.length));
  const sitting = Math.min(kind.people, game.rules.seats.max - kind.bots);
  const [host, ...others] = Array.from({ length: sitting }, (_, n) => at(people, number + n));
  if (host === undefined) throw new Error('nobody is there');
  return { ...kind, game, people: [host, ...others] };
};

const at = <One>(all: readonly One[], index: number): One => {
  const one = all[index % all.length];
  if (one === undefined) throw new Error('there is none');
  return one;
};
