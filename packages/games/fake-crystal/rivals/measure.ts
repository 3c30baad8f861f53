import { makeRng, type Thought } from '@sesame/kernel';
import { type Move, rules, type State, type View } from '../rules/index.ts';

/** Anybody who plays: a bot or a rival. */
export interface Player {
  play(view: View, thought: Thought): Move;
}

export interface Series {
  readonly matches: number;
  readonly seed: string;
  /** Computing time per move in milliseconds. */
  readonly budget: number;
  /** Called after every match with the seat of the first player. */
  watch?(end: State, seat: number): void;
}

/** The points of the first player (1 for a win, shared on ties), with every deal played in every seating. */
export const measure = (players: readonly Player[], { matches, seed, budget, watch }: Series): number => {
  let points = 0;
  for (let match = 0; match < matches; match++) {
    const own = match % players.length;
    const seated = players.map((_, seat) => players[(seat - own + players.length) % players.length]);
    const end = playMatch(seated, { seed: `${seed} ${Math.floor(match / players.length)}`, match, budget });
    const { ranks } = rules.outcome(end) ?? { ranks: [] };
    if (ranks[own] === 1) points += 1 / ranks.filter((rank) => rank === 1).length;
    watch?.(end, own);
  }
  return points;
};

const playMatch = (
  seated: readonly (Player | undefined)[],
  { seed, match, budget }: { readonly seed: string; readonly match: number; readonly budget: number },
): State => {
  const deals = makeRng(`${seed} deal`);
  const luck = seated.map((_, seat) => makeRng(`${seed} match ${match} seat ${seat}`));
  let state = rules.setup(seated.length, { power: 'spy' });
  for (;;) {
    if (rules.outcome(state) !== undefined) return state;
    const { chance, seats } = rules.awaits(state);
    const [seat = 0] = seats;
    const [player, rng] = [seated[seat], luck[seat]];
    if (player === undefined || rng === undefined) throw new Error(`nobody at seat ${seat}`);
    const input = chance
      ? ({ at: 0, by: 'chance', move: rules.draw(state, deals) } as const)
      : { at: 0, by: seat, move: player.play(rules.view(state, seat), { seat, rng, budget }) };
    const step = rules.apply(state, input);
    if (!step.ok) throw new Error(`${step.error.code}: ${JSON.stringify(input.move)}`);
    state = step.value.state;
  }
};
