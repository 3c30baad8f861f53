import { applyChange } from '@sesame/kernel';
import { expect, test } from 'vitest';
import type { LogRow } from '../store/store.ts';
import { loadDuel } from '../tests/stored-match.ts';
import { makeBroadcaster } from './broadcaster.ts';
import { loadMatch } from './load-match.ts';

const ROWS: readonly LogRow[] = [
  { seq: 1, at: 0, by: 0, move: { type: 'hide', code: 'rrybw' } },
  { seq: 2, at: 0, by: 1, move: { type: 'hide', code: 'ggppw' } },
  { seq: 3, at: 0, by: 0, move: { type: 'guess', code: 'rrrrr' } },
  { seq: 4, at: 0, by: 1, move: { type: 'guess', code: 'yyyyy' } },
];

test('an evicted match that commits late never sends an older version', async () => {
  const { rules, stored } = await loadDuel();
  const after = (rows: number) => loadMatch(stored, rules, ROWS.slice(0, rows));
  const broadcaster = makeBroadcaster(() => 0);
  const sent: { seq: number; since?: number; view?: unknown; change?: never }[] = [];
  const read = (frame: Buffer) => JSON.parse(String(frame.subarray(frame.indexOf('{'))));
  broadcaster.add(after(3), { viewer: 1, changes: true, send: (frame) => void sent.push(read(frame)) }, undefined);
  broadcaster.broadcast(after(2));
  broadcaster.broadcast(after(4));
  expect(sent.map(({ seq, since }) => [seq, since])).toEqual([
    [3, undefined],
    [4, 3],
  ]);
  expect(applyChange(sent[0]?.view, sent[1]?.change)).toEqual(rules.view(after(4).committed.state, 1));
});
