import { type AnyRules, type MatchRecord, type Position as Ply, replay } from '@sesame/kernel';
import { rules } from '../rules/index.ts';
import { usedWords } from '../rules/passwords.ts';
import type { Move, Options, State, Turn } from '../rules/state.ts';
import type { Position } from '../search/index.ts';

/** A turn and the position before it. */
export interface TakenTurn {
  /** From 1. */
  readonly number: number;
  readonly turn: Turn;
  readonly before: Position;
}

interface Match {
  readonly options: Options;
  readonly turns: readonly TakenTurn[];
}

/** The turns of a record; undefined if it cannot be replayed. The dictionary must be loaded. */
export const replayedTurns = (record: MatchRecord): Match | undefined => {
  const replayed = replay(rules as unknown as AnyRules, record);
  if (!replayed.ok) return undefined;
  const plies = replayed.value.positions as readonly Ply<State, Move, unknown>[];
  const turns = plies.slice(1).flatMap(({ state }, index) => turnBetween(plies[index]?.state, state));
  const { options } = plies[0]?.state ?? {};
  return options && { options, turns };
};

const turnBetween = (before: State | undefined, { turns }: State): readonly TakenTurn[] => {
  const turn = turns.at(-1);
  if (before === undefined || turn === undefined || turns.length === before.turns.length) return [];
  const hand = before.seats[turn.seat]?.hand ?? 0;
  return [{ number: turns.length, turn, before: { circle: before.circle, hand, used: usedWords(before.turns) } }];
};
