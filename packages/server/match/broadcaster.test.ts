import { applyChange } from '@sesame/kernel';
import type { MatchUpdate } from '@sesame/protocol';
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

/** A match as a viewer hears of it; `after` gives it with so many of these rows. */
const listen = async (rows = ROWS) => {
  const { rules, stored } = await loadDuel();
  const after = (count: number) => loadMatch(stored, rules, rows.slice(0, count));
  const broadcaster = makeBroadcaster(() => 0);
  const sent: Pick<MatchUpdate, 'seq' | 'whole' | 'told'>[] = [];
  const send = (frame: Buffer) => void sent.push(JSON.parse(String(frame.subarray(frame.indexOf('{')))));
  broadcaster.add(after(0), { viewer: 1, changes: true, send }, undefined);
  return { after, broadcaster, sent };
};

test('what changes without a row, such as who is away, is sent as well', async () => {
  const { after, broadcaster, sent } = await listen();
  for (const count of [2, 2, 3]) broadcaster.broadcast(after(count));
  expect(sent.map(({ seq }) => seq)).toEqual([0, 2, 2, 3]);
});

test('after an undo all events are sent again, once', async () => {
  const undo: LogRow = { kind: 'undo', seq: 2, at: 0, by: 0, undoes: 1 };
  const again: LogRow = { seq: 3, at: 0, by: 0, move: { type: 'hide', code: 'yyyyy' } };
  const { after, broadcaster, sent } = await listen([...ROWS.slice(0, 1), undo, again]);
  for (const count of [1, 2, 3]) broadcaster.broadcast(after(count));
  expect(sent.map(({ seq, whole, told }) => [seq, whole, told.length])).toEqual([
    [0, undefined, 0],
    [1, undefined, 1],
    [2, true, 0],
    [3, undefined, 1],
  ]);
});

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
