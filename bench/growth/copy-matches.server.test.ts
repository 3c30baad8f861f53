import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectAsGuest } from '@sesame/client';
import { serve } from '@sesame/server';
import { expect, test } from 'vitest';
import { copyMatches } from './copy-matches.ts';

test('copies of a match have other players and the same moves', async () => {
  const data = mkdtempSync(join(tmpdir(), 'sesame-growth-'));
  const open = () => serve({ port: 0, host: '127.0.0.1', logLevel: 'silent', data });
  const before = await open();
  const [ann, bo] = await Promise.all([1, 2].map(() => connectAsGuest(`http://127.0.0.1:${before.port}`)));
  if (ann === undefined || bo === undefined) throw new Error('guests could not connect');
  const table = await ann.api.openTable({ body: { game: 'crack-the-code' } });
  const joined = table.ok
    ? await bo.api.sit({ params: { id: table.value.id }, body: { terms: table.value.terms } })
    : table;
  if (!joined.ok || joined.value.match === undefined) throw new Error('the match did not start');
  expect(await ann.connection.play(joined.value.match, { type: 'hide', code: 'rrybw' })).toMatchObject({ ok: true });
  for (const { connection } of [ann, bo]) connection.close();
  await before.close();

  copyMatches(join(data, 'sesame.db'), 3);
  const after = await open();
  const watcher = await connectAsGuest(`http://127.0.0.1:${after.port}`);
  const updates: { seq: number; seats: readonly (string | undefined)[] }[] = [];
  for (const n of [1, 2, 3]) {
    watcher.connection.watch(`match:${n}-${joined.value.match}`, (message) => {
      if (message.type === 'match' && message.info)
        updates.push({ seq: message.seq, seats: message.info.seats.map((seat) => seat.player) });
    });
  }
  await expect.poll(() => updates.length).toBe(3);
  expect(updates.map(({ seq }) => seq)).toEqual([1, 1, 1]);
  expect(updates.map(({ seats }) => seats)).toContainEqual([`2-${ann.id}`, `2-${bo.id}`]);
  watcher.connection.close();
  await after.close();
  rmSync(data, { recursive: true });
});
