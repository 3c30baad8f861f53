import { type Bot, makeRng, type Rules, type Seat } from '@sesame/kernel';
import { makeRuleTester } from './rule-tester.ts';

export interface Seating<State, Move, View, Options> {
  /** By seat. */
  readonly players: readonly Bot<View, Move>[];
  readonly options: Options;
  readonly seed: string;
  /** Milliseconds per move. */
  readonly budget?: number;
  /** Called before every move of a seat. */
  watch?(state: State, seat: Seat): void;
}

interface Series<Options> {
  readonly matches: number;
  readonly options: Options;
  readonly budget?: number;
  /** Ends the series once the average is certain to be above this. Matches not played count as lost. */
  readonly least?: number;
}

/** Plays bots against each other, for tests. */
export interface BotMatches<State, Move, View, Options> {
  botOf(id: string): Bot<View, Move>;
  /** Plays a match to its end. Throws if the rules refuse a move. */
  playMatch(seating: Seating<State, Move, View, Options>): State;
  /** The first bot’s average points per match (1 for a win, shared on ties), with every deal played in every seating. */
  pointsOf(ids: readonly string[], series: Series<Options>): number;
}

export const botNamed = <View, Move>(bots: readonly Bot<View, Move>[], id: string): Bot<View, Move> => {
  const bot = bots.find((one) => one.id === id);
  if (bot === undefined) throw new Error(`unknown bot: ${id}`);
  return bot;
};

/** For games without a race: seats move in order of `awaits`, and no time passes. */
export const makeBotMatches = <State, Move, View, Options, Event>(
  rules: Rules<State, Move, View, Options, Event>,
  bots: readonly Bot<View, Move>[],
): BotMatches<State, Move, View, Options> => {
  const { played } = makeRuleTester(rules);
  const botOf = (id: string) => botNamed(bots, id);

  const playMatch = ({ players, options, seed, budget = 20, watch }: Seating<State, Move, View, Options>): State => {
    const deals = makeRng(`${seed} deal`);
    const seated = players.map((player, seat) => ({ player, rng: makeRng(`${seed} seat ${seat}`) }));
    let state = rules.setup(players.length, options);
    while (rules.outcome(state) === undefined) {
      const { chance, seats } = rules.awaits(state);
      if (chance) {
        state = played(state, { at: 0, by: 'chance', move: rules.draw(state, deals) });
        continue;
      }
      const [seat = 0] = seats;
      const own = seated[seat];
      if (own === undefined) throw new Error(`no bot at seat ${seat}`);
      watch?.(state, seat);
      const move = own.player.play(rules.view(state, seat), { seat, rng: own.rng, budget });
      state = played(state, { at: 0, by: seat, move });
    }
    return state;
  };

  const pointsOf = (ids: readonly string[], { matches, least = 1, ...rest }: Series<Options>): number => {
    let points = 0;
    for (let match = 0; match < matches && points / matches <= least; match++) {
      const own = match % ids.length;
      const players = ids.map((_, seat) => botOf(ids[(seat - own + ids.length) % ids.length] ?? ''));
      const seed = `${ids} ${Math.floor(match / ids.length)}`;
      const { ranks } = rules.outcome(playMatch({ players, seed, ...rest })) ?? { ranks: [] };
      if (ranks[own] === 1) points += 1 / ranks.filter((rank) => rank === 1).length;
    }
    return points / matches;
  };

  return { botOf, playMatch, pointsOf };
};
