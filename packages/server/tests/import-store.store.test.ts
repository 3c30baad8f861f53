import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectAsGuest } from '@sesame/client';
import { describe, expect, test } from 'vitest';
import { serve } from '../main.ts';
import { type ImportedTable, importStore } from '../store/import-store.ts';
import { isPostgres, makeTestDatabase } from './test-database.ts';
import { openDuel, QUIET } from './test-server.ts';

describe.runIf(isPostgres)('a SQLite store', () => {
  test('is imported into PostgreSQL with all records, and continues there', async () => {
    const data = mkdtempSync(join(tmpdir(), 'sesame-moving-'));
    const before = await serve({ ...QUIET, port: 0, data });
    const url = `http://127.0.0.1:${before.port}`;
    const [ann, bo] = [await connectAsGuest(url), await connectAsGuest(url)];
    const ended = await openDuel([ann, bo]);
    await ended.ann.play({ type: 'hide', code: 'rrybw' });
    await ended.bo.play({ type: 'hide', code: 'ggppw' });
    await ended.ann.play({ type: 'guess', code: 'rrrrr' });
    await ended.bo.play({ type: 'guess', code: 'rrybw' });
    const running = await openDuel([ann, bo]);
    await running.ann.play({ type: 'hide', code: 'yyyyy' });
    const played = await Promise.all(
      [ended, running].map(({ match }) => ann.api.matchRecord({ params: { id: match } })),
    );
    for (const { connection } of [ann, bo]) connection.close();
    await before.close();

    const place = await makeTestDatabase();
    const { database = '' } = place;
    const told = await makeTestDatabase();
    const moved = new Map<string, number>();
    const done = ({ table, rows }: ImportedTable) => moved.set(table, rows);
    await importStore({ data, database: told.database ?? '', done });
    expect(moved.get('matches')).toBe(2);
    await told.clear();
    await importStore({ data, database });
    await expect(importStore({ data, database })).rejects.toThrow('is not empty');

    const after = await serve({ ...QUIET, port: before.port, ...place });
    try {
      expect(
        await Promise.all([ended, running].map(({ match }) => ann.api.matchRecord({ params: { id: match } }))),
      ).toEqual(played);
      const [summary] = await Promise.all([bo.api.matches({ query: { which: 'running' } })]);
      expect(summary.ok && summary.value.map(({ id, yourTurn }) => ({ id, yourTurn }))).toEqual([
        { id: running.match, yourTurn: true },
      ]);
    } finally {
      await after.close();
      await place.clear();
      rmSync(data, { recursive: true });
    }
  });
});
