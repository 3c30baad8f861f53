import { type AnyRules, type MatchRecord, replay } from '@sesame/kernel';
import { rules } from '../rules/index.ts';
import type { State } from '../rules/state.ts';

/** The last state of a record; undefined if it cannot be replayed. */
export const finalStateOf = (record: MatchRecord): State | undefined => {
  const replayed = replay(rules as unknown as AnyRules, record);
  return replayed.ok ? (replayed.value.positions.at(-1)?.state as State) : undefined;
};
