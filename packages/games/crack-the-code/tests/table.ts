import { type Input, play } from '@sesame/kernel';
import { type Event, type Move, type Options, rules, type State } from '../rules/index.ts';

export const STANDARD: Options = { positions: 5, colours: 6, attempts: 12, repeats: true };

export const hide = (by: number, code: string): Input<Move> => ({ at: 0, by, move: { type: 'hide', code } });
export const guess = (by: number, code: string): Input<Move> => ({ at: 0, by, move: { type: 'guess', code } });
export const resign = (by: number): Input<Move> => ({ at: 0, by, move: { type: 'resign' } });
export const forfeit = (seat: number): Input<Move> => ({ at: 0, by: 'clock', move: { type: 'forfeit', seat } });

/** Both codes hidden, then guesses in turn. */
export const match = (codes: readonly [string, string], ...guesses: readonly string[]): readonly Input<Move>[] => [
  ...codes.map((code, seat) => hide(seat, code)),
  ...guesses.map((code, ply) => guess(ply % 2, code)),
];

/** The state after these inputs. What is refused is a fault of the test. */
export const stateAfter = (inputs: readonly Input<Move>[], options: Partial<Options> = {}): State =>
  inputs.reduce(
    (state, input) => {
      const step = play(rules, state, input);
      if (!step.ok) throw new Error(`${step.error.code}: ${JSON.stringify(input)}`);
      return step.value.state;
    },
    rules.setup(2, { ...STANDARD, ...options }),
  );

/** What an input tells everybody; undefined if it is refused. */
export const told = (state: State, input: Input<Move>): readonly Event[] | undefined => {
  const step = play(rules, state, input);
  return step.ok ? step.value.events.map(({ event }) => event) : undefined;
};

/** The code of a refusal by the rules themselves; undefined if the input is allowed. */
export const refusal = (state: State, input: Input<Move>): string | undefined => {
  const step = rules.apply(state, input);
  return step.ok ? undefined : step.error.code;
};
