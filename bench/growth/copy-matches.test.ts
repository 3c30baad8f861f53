import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectAsGuest } from '@sesame/client';
import { serve } from '@sesame/server';
import { expect, test } from 'vitest';
import { multiply } from './copy-matches.ts';

test('copies of a match are matches of other people, as far as the first', async () => {
  const data = mkdtempSync(join(tmpdir(), 'sesame-growth-'));
  const open = () => serve({ port: 0, host: '127.0.0.1', logLevel: 'silent', data });
  const before = await open();
  const [ann, bo] = await Promise.all([1, 2].map(() => connectAsGuest(`http://127.0.0.1:${before.port}`)));
  if (ann === undefined || bo === undefined) throw new Error('nobody came');
  const table = await ann.api.openTable({ body: { game: 'crack-the-code' } });
  const sat = table.ok ? await bo.api.sit({ params: { id: table.value.id } }) : table;
  if (!sat.ok || sat.value.match === undefined) throw new Error('the match did not begin');
  expect(await ann.connection.play(sat.value.match, { type: 'hide', code: 'rrybw' })).toMatchObject({ ok: true });
  for (const { connection } of [ann, bo]) connection.close();
  await before.close();

  multiply(join(data, 'sesame.db'), 3);
  const house = await open();
  const eyes = await connectAsGuest(`http://127.0.0.1:${house.port}`);
  const news: { seq: number; seats: readonly (string | undefined)[] }[] = [];
  for (const n of [1, 2, 3]) {
    eyes.connection.watch(`match:${n}-${sat.value.match}`, (told) => {
      if (told.type === 'match' && told.info)
        news.push({ seq: told.seq, seats: told.info.seats.map((seat) => seat.player) });
    });
  }
  await expect.poll(() => news.length).toBe(3);
  expect(news.map(({ seq }) => seq)).toEqual([1, 1, 1]);
  expect(news.map(({ seats }) => seats)).toContainEqual([`2-${ann.id}`, `2-${bo.id}`]);
  eyes.connection.close();
  await house.close();
  rmSync(data, { recursive: true });
});
