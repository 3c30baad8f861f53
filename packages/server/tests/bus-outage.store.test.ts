import { connectAsGuest } from '@sesame/client';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../main.ts';
import { openFaultyLine } from '../testing/services/index.ts';
import { isShared, makeTestDatabase } from './test-database.ts';
import { openDuel, QUIET } from './test-server.ts';
import { useTestTime } from './test-time.ts';

/** Longer than the minimum outage that is credited. */
const AWAY = 6_500;
const PACE = { kind: 'live', perMove: 60, bank: 0 } as const;

let urls: readonly string[] = [];
const time = useTestTime(() => urls);

test.runIf(isShared)('a process cut off from the database alone credits nothing, and continues', async () => {
  const { clear, ask, ...place } = await makeTestDatabase();
  const database = new URL(place.database ?? '');
  const line = await openFaultyLine(Number(database.port));
  database.port = String(line.port);
  const whole = await serve({ ...QUIET, ...place, port: 0 });
  const cut = await serve({ ...QUIET, ...place, database: database.href, port: 0 });
  urls = [whole, cut].map(({ port }) => `http://127.0.0.1:${port}`);
  const enter = ({ port }: { readonly port: number }) => connectAsGuest(`http://127.0.0.1:${port}`);
  const [ann, bo] = [await enter(whole), await enter(cut)];
  onTestFinished(async () => {
    for (const { connection } of [ann, bo]) connection.close();
    await Promise.all([whole.close(), cut.close()]);
    line.close();
    await clear();
  });
  const duel = await openDuel([ann, bo], { pace: PACE });
  const epoch = async () => (await ask('select epoch from matches where id = ?', duel.match))[0]?.epoch;
  const began = await epoch();
  await duel.ann.play({ type: 'hide', code: 'rrybw' });
  await duel.bo.play({ type: 'hide', code: 'ggppw' });
  await duel.bo.until(({ seq }) => seq === 2);

  line.tear();
  const refused = await duel.bo.play({ type: 'resign' });
  expect(refused.ok ? '' : refused.error.code).toBe('not-saved');
  expect((await duel.ann.play({ type: 'guess', code: 'yyyyy' })).ok).toBe(true);
  await time.skip(AWAY);
  line.heal();
  await duel.bo.until(({ seq }) => seq === 3);
  expect((await duel.bo.play({ type: 'guess', code: 'yyyyy' })).ok).toBe(true);
  await duel.ann.until(({ seq }) => seq === 4);
  expect(await epoch()).toBe(began);
});
