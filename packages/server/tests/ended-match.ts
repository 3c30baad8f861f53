import type { ClaimReceipt, MatchSeat, Speed } from '@sesame/protocol';
import type { Store } from '../store/store.ts';

export interface EndedWish {
  readonly id: string;
  readonly seats: readonly MatchSeat[];
  readonly ranks: readonly number[];
  readonly game?: string;
  readonly pace?: Speed | 'none';
  readonly rated?: boolean;
  readonly at: number;
  /** The receipt of the first input. */
  readonly receipt?: ClaimReceipt;
}

/** Stores an ended, unsettled match in which everybody has made two moves, a second each. */
export const addEnded = async (store: Store, wish: EndedWish): Promise<string> => {
  const { id, seats, ranks, game = 'crack-the-code', pace = 'live', rated = true, at, receipt } = wish;
  const table = {
    id: `t-${id}`,
    version: 0,
    game,
    options: {},
    pace: { kind: pace, perMove: 60, bank: 0 },
    open: false,
    rated,
    host: 'ann',
    seats: [],
    secret: '00',
    drawRepeats: 0,
    createdAt: 1,
  };
  const match = { ...table, id, table: table.id, seats, rules: 1, contributions: [], epoch: 0, startedAt: 0 };
  await store.tables.add(table);
  await store.matches.begin(match, { ...table, match: id }, undefined);
  const moves = [...seats.keys(), ...seats.keys()];
  const rows = moves.map((by, i) => ({
    seq: i + 1,
    at: (i + 1) * 1_000,
    by,
    move: 'x',
    key: `${id}-key-${i}`,
    ...(receipt && i === 0 && { receipt }),
  }));
  await store.log.append({ match: id, rows, end: { at, outcome: { ranks } } });
  return id;
};
