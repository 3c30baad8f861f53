import { expect, test } from 'vitest';
import { makeBroadcaster } from '../match/broadcaster.ts';
import { loadMatch } from '../match/load-match.ts';
import type { LogRow } from '../store/store.ts';
import { excessIn, truthOf } from './eavesdropper.ts';
import { loadDuel } from './stored-match.ts';

const ROWS: readonly LogRow[] = [
  { seq: 1, at: 0, by: 0, move: { type: 'hide', code: 'rrybw' } },
  { seq: 2, at: 0, by: 1, move: { type: 'hide', code: 'ggppw' } },
  { seq: 3, at: 0, by: 0, move: { type: 'guess', code: 'rrrrr' } },
  { seq: 4, at: 0, by: 1, move: { type: 'guess', code: 'yyyyy' } },
];

interface Frame {
  readonly seq: number;
  readonly told: readonly { readonly ply: number; readonly events: readonly unknown[] }[];
  readonly view?: object;
  readonly [field: string]: unknown;
}

/** What the server sends Bo during a match, and what he may be told. */
const listen = async () => {
  const { rules, stored } = await loadDuel();
  const after = (rows: number) => loadMatch(stored, rules, ROWS.slice(0, rows));
  const broadcaster = makeBroadcaster(() => 0);
  const frames: Frame[] = [];
  const hear = (frame: Buffer) => void frames.push(JSON.parse(String(frame.subarray(frame.indexOf('{')))));
  broadcaster.add(after(1), { viewer: 1, send: hear }, undefined);
  for (const rows of [2, 3, 4]) broadcaster.broadcast(after(rows));
  const truth = truthOf(rules, 2, stored.options, ROWS);
  const excess = (heard: readonly Frame[]) =>
    excessIn(
      heard.map((frame) => JSON.stringify(frame)),
      1,
      truth,
    );
  return { rules, after, frames, excess };
};

test('an honest server sends nothing but what its viewer may know', async () => {
  const { frames, excess } = await listen();
  expect(frames).toHaveLength(4);
  expect(excess(frames)).toEqual([]);
});

test.each<readonly [string, (frame: Frame, leak: { readonly others: object }) => Frame]>([
  ['a field that the protocol does not have', (frame) => ({ ...frame, hint: 3 })],
  ['the view of another seat', (frame, { others }) => ({ ...frame, view: others })],
  ['a larger view', (frame) => ({ ...frame, view: { ...frame.view, padding: '   ' } })],
  ['an event that only another was told', (frame) => ({ ...frame, told: [{ ...first(frame), events: ['hidden'] }] })],
  ['an input of which nothing was told', (frame) => ({ ...frame, told: [{ ...first(frame), ply: 1 }] })],
  ['a sequence that counts hidden rows', (frame) => ({ ...frame, seq: frame.seq + 1 })],
])('a planted leak is found: %s', async (_what, plant) => {
  const { rules, after, frames, excess } = await listen();
  const others = rules.view(after(3).committed.state, 0) as object;
  expect(excess(frames.map((frame, n) => (n === 2 ? plant(frame, { others }) : frame)))).not.toEqual([]);
});

test('a planted leak is found: a message whose only news is that something happened', async () => {
  const { frames, excess } = await listen();
  const again = frames[2];
  if (again === undefined) throw new Error('no frame');
  expect(excess(frames.toSpliced(3, 0, { ...again, told: [] }))).not.toEqual([]);
});

const first = ({ told }: Frame) => told[0] ?? { ply: 3, at: 0, by: 0, events: [] };
