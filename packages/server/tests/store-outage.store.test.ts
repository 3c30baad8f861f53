import { connectAsGuest, type NodeClient } from '@sesame/client';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type RunningServer, serve } from '../main.ts';
import { type Service, startPostgres } from '../testing/services/index.ts';
import { askOf, isShared } from './test-database.ts';
import { openDuel, QUIET, watching } from './test-server.ts';
import { useTestTime } from './test-time.ts';

/** Longer than the time per move in these matches, and than the minimum outage that is credited. */
const AWAY = 6_500;
const PACE = { kind: 'live', perMove: 4, bank: 0 } as const;

describe.runIf(isShared)('a database outage with two processes', () => {
  let postgres: Service;
  let servers: readonly [RunningServer, RunningServer];
  const time = useTestTime(() => servers.map(({ port }) => `http://127.0.0.1:${port}`));
  const guests: NodeClient[] = [];
  const enter = async (server: RunningServer) => {
    const guest = await connectAsGuest(`http://127.0.0.1:${server.port}`);
    guests.push(guest);
    return guest;
  };

  beforeAll(async () => {
    postgres = await startPostgres();
    const open = () => serve({ ...QUIET, database: postgres.url, redis: inject('redis'), port: 0 });
    servers = await Promise.all([open(), open()]);
  });
  afterAll(async () => {
    for (const { connection } of guests) connection.close();
    await Promise.all(servers.map((server) => server.close()));
    await postgres.close();
  });

  test('costs nobody time, and is credited once', async () => {
    const [ann, bo, cleo] = [await enter(servers[0]), await enter(servers[1]), await enter(servers[1])];
    const duel = await openDuel([ann, bo], { pace: PACE });
    const eyes = watching(cleo, duel.match);
    await duel.ann.play({ type: 'hide', code: 'rrybw' });
    await duel.bo.play({ type: 'hide', code: 'ggppw' });
    await Promise.all([duel.ann, duel.bo, eyes].map((one) => one.until(({ seq }) => seq === 2)));
    const epoch = async () => {
      const [row] = await askOf(postgres.url, 'select epoch from matches where id = $1', [duel.match]);
      return Number(row?.epoch);
    };
    const began = await epoch();
    const left = performance.now();

    await postgres.stop();
    const refused = await duel.ann.play({ type: 'guess', code: 'yyyyy' });
    expect(refused.ok ? '' : refused.error.code).toBe('not-saved');
    await time.skip(AWAY);
    await postgres.start();

    // All clients of both processes get the new clocks, and nobody has lost on time.
    const told = await Promise.all([duel.ann, duel.bo, eyes].map((one) => one.until(({ clocks }) => isWhole(clocks))));
    const away = performance.now() - left;
    expect(told.map(({ seq, outcome }) => [seq, outcome])).toEqual(told.map(() => [2, undefined]));
    const credited = (await epoch()) - began;
    expect(credited).toBeGreaterThan(AWAY);
    expect(credited).toBeLessThan(away + 7_000);
    expect((await duel.ann.play({ type: 'guess', code: 'yyyyy' })).ok).toBe(true);
    await duel.bo.until(({ seq }) => seq === 3);
    expect((await duel.bo.play({ type: 'guess', code: 'yyyyy' })).ok).toBe(true);
    const seen = await eyes.until(({ seq }) => seq === 4);
    expect(seen.told.map(({ at }) => at)).toEqual(seen.told.map(({ at }) => at).toSorted((a, b) => a - b));
    expect((await epoch()) - began).toBe(credited);
  });
});

/** More than somebody has who has only just begun to think: time was given back, and some more. */
const isWhole = (clocks: readonly { readonly left: number }[] | undefined) =>
  (clocks?.[0]?.left ?? 0) > 1_000 * PACE.perMove;
