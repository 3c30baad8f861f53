import { type Bot, type Input, makeRng, play, type Seat } from '@sesame/kernel';
import { botNamed } from '@sesame/testkit';
import { bots, EQUAL_RACERS } from '../bots/index.ts';
import { type Move, type Options, rules, type State, type View } from '../rules/index.ts';
import { STANDARD } from './play.ts';

export type Player = Bot<View, Move>;

export const botOf = (id: string): Player => botNamed([...bots, ...EQUAL_RACERS], id);

export interface Seating {
  /** By seat. */
  readonly players: readonly Player[];
  readonly seed: string;
  readonly options?: Partial<Options>;
  /** Fixed thinking budget, so that results do not depend on a clock. */
  readonly budget?: number;
  /** Called before each move of a seat. */
  watch?(state: State, seat: Seat): void;
}

/** Plays a bot match to its end. All awaited seats have a pending move; the earliest is played first. */
export const playMatch = ({ players, seed, options = {}, budget = 1_000, watch }: Seating): State => {
  const deals = makeRng(`${seed} deals`);
  const luck = players.map((_, seat) => makeRng(`${seed} seat ${seat}`));
  const plans = new Map<Seat, Input<Move>>();
  let state = rules.setup(players.length, { ...STANDARD, ...options });
  let now = 0;

  const planOf = (seat: Seat): Input<Move> => {
    const [player, rng] = [players[seat], luck[seat]];
    if (player === undefined || rng === undefined) throw new Error(`no player at seat ${seat}`);
    watch?.(state, seat);
    const view = rules.view(state, seat);
    const move = player.play(view, { seat, rng, budget });
    return { at: now + (player.takes?.(view, move, { seat, rng, budget }) ?? 0), by: seat, move };
  };
  const next = (): Input<Move> => {
    const { chance, seats, clock } = rules.awaits(state);
    if (chance) return { at: now, by: 'chance', move: rules.draw(state, deals) };
    for (const seat of seats) if (!plans.has(seat)) plans.set(seat, planOf(seat));
    const [seat = 0, first] = [...plans].reduce((one, other) => (other[1].at < one[1].at ? other : one));
    if (clock !== undefined && clock.at <= first.at) return { at: clock.at, by: 'clock', move: clock.move };
    plans.delete(seat);
    return first;
  };

  while (rules.outcome(state) === undefined) {
    const input = next();
    const step = play(rules, state, input);
    if (!step.ok) throw new Error(`${step.error.code}: ${JSON.stringify(input)}`);
    [state, now] = [step.value.state, input.at];
  }
  return state;
};
