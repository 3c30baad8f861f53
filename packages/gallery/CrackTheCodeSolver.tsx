import type { MatchRecord } from '@sesame/kernel';
import { Analysis } from '../games/crack-the-code/analysis/Analysis.tsx';
import { Hint } from '../games/crack-the-code/board/Hint.tsx';
import type { View } from '../games/crack-the-code/rules/state.ts';

const MOVES = [
  [0, 'hide', 'gwwpb'],
  [1, 'hide', 'prygw'],
  [0, 'guess', 'ryybg'],
  [1, 'guess', 'rrbby'],
  [0, 'guess', 'rrwpw'],
  [1, 'guess', 'wwpgy'],
  [0, 'guess', 'gryrp'],
  [1, 'guess', 'gbwrp'],
  [0, 'guess', 'prygw'],
  [1, 'guess', 'gwwpy'],
] as const;

const RECORD: MatchRecord = {
  sesame: 1,
  game: 'crack-the-code',
  rules: 1,
  options: { positions: 5, colours: 6, attempts: 12, repeats: true },
  seats: ['Ann', 'Bo'],
  inputs: MOVES.map(([by, type, code], i) => ({ at: i * 1000, by, move: { type, code } })),
};

const VIEW: View = {
  options: { positions: 5, colours: 6, attempts: 12, repeats: true },
  phase: 'guess',
  seats: [
    { hidden: true, guesses: [{ code: 'ryybg', black: 1, white: 2 }] },
    { hidden: true, guesses: [] },
  ],
  turn: 0,
  equalising: false,
  may: ['guess'],
};

/** The solver’s output: the analysis after a match, and a hint. */
export function CrackTheCodeSolver() {
  return (
    <div className="solver">
      <div className="slab">
        <Analysis record={RECORD} />
      </div>
      <div className="slab">
        <Hint view={VIEW} seat={0} />
      </div>
    </div>
  );
}
