import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { DEFAULTS } from '../settings.ts';
import { isShared } from './test-database.ts';
import { openDuel, watching } from './test-server.ts';
import { openTwoServers, type TwoServers } from './two-servers.ts';

const PATIENCE = { quiet: 100, countdown: 400 };

describe.runIf(isShared)('people with two processes of one house', () => {
  let services: TwoServers;
  beforeAll(async () => {
    services = await openTwoServers({ patience: PATIENCE });
  });
  afterAll(() => services.close());

  const begin = async () => {
    const [ann, bo] = [await services.enter(0), await services.enter(1)];
    const duel = await openDuel([ann, bo]);
    return { ...duel, annHere: ann, boHere: bo };
  };

  test('are counted once each, whichever process they watch through', async () => {
    const { match, ann, bo } = await begin();
    const [cleo, dora] = [await services.enter(0), await services.enter(1)];
    const cleoToo = await services.enter(1, cleo.cookie);
    const eyes = [cleo, dora, cleoToo].map((guest) => watching(guest, match));
    for (const one of [ann, bo, ...eyes])
      expect((await one.until(({ watchers: subscribers }) => subscribers === 2)).watchers).toBe(2);
    cleo.connection.close();
    const eva = watching(await services.enter(0), match);
    for (const one of [ann, bo, eva]) await one.until(({ watchers: subscribers }) => subscribers === 3);
    cleoToo.connection.close();
    dora.connection.close();
    for (const one of [ann, bo, eva]) await one.until(({ watchers: subscribers }) => subscribers === 1);
  });

  test('are stood in for once, and take their seat back through the other', async () => {
    const { match, ann, bo, annHere, boHere } = await begin();
    // Both processes see that Bo waits, and count.
    const boToo = watching(await services.enter(0, boHere.cookie), match);
    await ann.play({ type: 'hide', code: 'rrybw' });
    await bo.play({ type: 'hide', code: 'ggppw' });
    await Promise.all([bo, boToo].map((one) => one.until(({ seq }) => seq === 2)));
    annHere.connection.close();
    for (const one of [bo, boToo]) await one.until(({ notes }) => notes[0]?.bot !== undefined);
    for (const one of [bo, boToo]) await one.until(({ seq, awaits }) => seq === 3 && awaits.includes(1));
    expect((await bo.play({ type: 'guess', code: 'yyyyy' })).ok).toBe(true);
    await bo.until(({ seq, awaits }) => seq === 5 && awaits.includes(1));

    const back = await services.enter(1, annHere.cookie);
    const [eyes, eyesToo] = [back, await services.enter(0, annHere.cookie)].map((guest) => watching(guest, match));
    if (eyes === undefined || eyesToo === undefined) throw new Error('nobody looks');
    await eyes.until(({ notes }) => notes[0]?.bot !== undefined);
    expect((await back.api.takeSeatBack({ params: { id: match } })).ok).toBe(true);
    for (const one of [eyes, eyesToo, bo]) await one.until(({ notes }) => notes.length === 0);
    expect((await bo.play({ type: 'guess', code: 'bbbbb' })).ok).toBe(true);
    await eyesToo.until(({ awaits }) => awaits.includes(0));
    expect((await eyesToo.play({ type: 'guess', code: 'ppppp' })).ok).toBe(true);
    await eyes.until(({ seq }) => seq === 7);
    const rows = await services.ask('select seq, by, key from log where match_id = ? order by seq', match);
    const bots = rows.filter(({ key }) => String(key).startsWith('bot '));
    expect(bots.map(({ seq, by }) => [seq, by])).toEqual([
      [3, '0'],
      [5, '0'],
    ]);
  });
});

test.runIf(isShared)('asks of one address are counted by all processes together', async () => {
  const allowed = 12;
  const services = await openTwoServers({ limits: { ...DEFAULTS.limits, requests: allowed } });
  onTestFinished(services.close);
  const statuses: number[] = [];
  for (let n = 0; n < 2 * allowed; n++) {
    const { status } = await fetch(`${services.urls[n % 2 === 0 ? 0 : 1]}/api/games`);
    statuses.push(status);
  }
  expect(statuses).toEqual(Array.from(statuses, (_, n) => (n < allowed ? 200 : 429)));
});
