import type { Input } from '@sesame/kernel';
import { makeRuleTester } from '@sesame/testkit';
import { type Move, type Options, rules, type State } from '../rules/index.ts';

export const STANDARD: Options = { positions: 5, colours: 6, attempts: 12, repeats: true };

export const hide = (by: number, code: string): Input<Move> => ({ at: 0, by, move: { type: 'hide', code } });
export const guess = (by: number, code: string): Input<Move> => ({ at: 0, by, move: { type: 'guess', code } });
export const resign = (by: number): Input<Move> => ({ at: 0, by, move: { type: 'resign' } });
export const forfeit = (seat: number): Input<Move> => ({ at: 0, by: 'clock', move: { type: 'forfeit', seat } });

/** Inputs that hide both codes and then guess in turn. */
export const match = (codes: readonly [string, string], ...guesses: readonly string[]): readonly Input<Move>[] => [
  ...codes.map((code, seat) => hide(seat, code)),
  ...guesses.map((code, ply) => guess(ply % 2, code)),
];

export const { played, refusal, told } = makeRuleTester(rules);

/** The state after these inputs. */
export const stateAfter = (inputs: readonly Input<Move>[], options: Partial<Options> = {}): State =>
  played(rules.setup(2, { ...STANDARD, ...options }), ...inputs);
