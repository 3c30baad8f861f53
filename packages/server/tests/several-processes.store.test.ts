import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { DEFAULTS } from '../settings.ts';
import { isShared } from './test-database.ts';
import { openDuel, watching } from './test-server.ts';
import { openTwoServers, type TwoServers } from './two-servers.ts';

const SUBSTITUTES = { graceMs: 100, countdownMs: 400 };

describe.runIf(isShared)('players with two processes of one server', () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await openTwoServers({ substitutes: SUBSTITUTES });
  });
  afterAll(() => servers.close());

  const begin = async () => {
    const [ann, bo] = [await servers.enter(0), await servers.enter(1)];
    const duel = await openDuel([ann, bo]);
    return { ...duel, annHere: ann, boHere: bo };
  };

  test('are counted once as spectators', async () => {
    const { match, ann, bo } = await begin();
    const [cleo, dora] = [await servers.enter(0), await servers.enter(1)];
    const cleoToo = await servers.enter(1, cleo.cookie);
    const eyes = [cleo, dora, cleoToo].map((guest) => watching(guest, match));
    for (const one of [ann, bo, ...eyes])
      expect((await one.until(({ watchers: subscribers }) => subscribers === 2)).watchers).toBe(2);
    cleo.connection.close();
    const eva = watching(await servers.enter(0), match);
    for (const one of [ann, bo, eva]) await one.until(({ watchers: subscribers }) => subscribers === 3);
    cleoToo.connection.close();
    dora.connection.close();
    for (const one of [ann, bo, eva]) await one.until(({ watchers: subscribers }) => subscribers === 1);
  });

  test('get one substitute, and take their seat back through the other process', async () => {
    const { match, ann, bo, annHere, boHere } = await begin();
    // Both processes see that Bo is waiting, and start countdowns.
    const boToo = watching(await servers.enter(0, boHere.cookie), match);
    await ann.play({ type: 'hide', code: 'rrybw' });
    await bo.play({ type: 'hide', code: 'ggppw' });
    await Promise.all([bo, boToo].map((one) => one.until(({ seq }) => seq === 2)));
    annHere.connection.close();
    for (const one of [bo, boToo]) await one.until(({ notes }) => notes[0]?.bot !== undefined);
    for (const one of [bo, boToo]) await one.until(({ seq, awaits }) => seq === 3 && awaits.includes(1));
    expect((await bo.play({ type: 'guess', code: 'yyyyy' })).ok).toBe(true);
    await bo.until(({ seq, awaits }) => seq === 5 && awaits.includes(1));

    const back = await servers.enter(1, annHere.cookie);
    const [eyes, eyesToo] = [back, await servers.enter(0, annHere.cookie)].map((guest) => watching(guest, match));
    if (eyes === undefined || eyesToo === undefined) throw new Error('nobody looks');
    await eyes.until(({ notes }) => notes[0]?.bot !== undefined);
    expect((await back.api.takeSeatBack({ params: { id: match } })).ok).toBe(true);
    for (const one of [eyes, eyesToo, bo]) await one.until(({ notes }) => notes.length === 0);
    expect((await bo.play({ type: 'guess', code: 'bbbbb' })).ok).toBe(true);
    await eyesToo.until(({ awaits }) => awaits.includes(0));
    expect((await eyesToo.play({ type: 'guess', code: 'ppppp' })).ok).toBe(true);
    await eyes.until(({ seq }) => seq === 7);
    const rows = await servers.ask('select seq, by, key from log where match_id = ? order by seq', match);
    const bots = rows.filter(({ key }) => String(key).startsWith('bot '));
    expect(bots.map(({ seq, by }) => [seq, by])).toEqual([
      [3, '0'],
      [5, '0'],
    ]);
  });
});

test.runIf(isShared)('requests of one address are limited over all processes', async () => {
  const allowed = 12;
  const servers = await openTwoServers({ limits: { ...DEFAULTS.limits, requestsPerMinute: allowed } });
  onTestFinished(servers.close);
  const statuses: number[] = [];
  for (let n = 0; n < 2 * allowed; n++) {
    const { status } = await fetch(`${servers.urls[n % 2 === 0 ? 0 : 1]}/api/games`);
    statuses.push(status);
  }
  expect(statuses).toEqual(Array.from(statuses, (_, n) => (n < allowed ? 200 : 429)));
});
