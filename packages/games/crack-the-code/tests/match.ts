import { type Bot, makeRng, play, type Rng, type Seat } from '@sesame/kernel';
import { bots } from '../bots/index.ts';
import { type Move, type Options, rules, type State, type View } from '../rules/index.ts';
import { STANDARD } from './table.ts';

export type Player = Bot<View, Move>;

/** Plays a match of two bots to its end. */
export const playMatch = (
  players: readonly [Player, Player],
  { seed, options = {}, budget = 20 }: { seed: string; options?: Partial<Options>; budget?: number },
): State => {
  const rngs: readonly [Rng, Rng] = [makeRng(`${seed} 0`), makeRng(`${seed} 1`)];
  let state = rules.setup(2, { ...STANDARD, ...options });
  while (rules.outcome(state) === undefined) {
    for (const seat of rules.awaits(state).seats) {
      const [player, rng] = seat === 0 ? [players[0], rngs[0]] : [players[1], rngs[1]];
      const move = player.play(rules.view(state, seat), { seat, rng, budget });
      state = played(state, seat, move);
    }
  }
  return state;
};

export const played = (state: State, seat: Seat, move: Move): State => {
  const step = play(rules, state, { at: 0, by: seat, move });
  if (!step.ok) throw new Error(`${step.error.code}: ${JSON.stringify(move)}`);
  return step.value.state;
};

export const botOf = (id: string): Player => {
  const bot = bots.find((one) => one.id === id);
  if (bot === undefined) throw new Error(`there is no bot ${id}`);
  return bot;
};
