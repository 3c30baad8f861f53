import { readFileSync } from 'node:fs';
import { type AnyRules, type Input, type MatchRecord, parseRecord, replay } from '@sesame/kernel';
import { dealOf } from '../lesson/deal.ts';
import { rules } from '../rules/index.ts';
import type { Move, Power, State, Tile } from '../rules/state.ts';

interface Match {
  readonly power?: Power;
  /** First tiles of each reserve. */
  readonly starts: readonly (readonly Tile[])[];
}

/** Record of an unfinished match with these inputs. */
export const recordOf = ({ power = 'spy', starts }: Match, ...inputs: readonly Input<Move>[]): MatchRecord => ({
  sesame: 1,
  game: 'fake-crystal',
  rules: 1,
  options: { power },
  seats: starts.map((_, seat) => `Player ${seat}`),
  inputs: [{ at: 0, by: 'chance', move: dealOf(starts) }, ...inputs],
});

export const goldenRecord = (name: string): MatchRecord => {
  const file = new URL(`../tests/golden/${name}.json`, import.meta.url);
  const record = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
  if (!record.ok) throw new Error(record.error.message);
  return record.value;
};

/** Final state of a record. */
export const endOf = (record: MatchRecord): State => {
  const replayed = replay(rules as unknown as AnyRules, record);
  if (!replayed.ok) throw new Error(replayed.error.message);
  return replayed.value.positions.at(-1)?.state as State;
};
