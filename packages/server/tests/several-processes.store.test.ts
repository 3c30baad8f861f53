import { type View, whereIs } from '@sesame/crazy-mix/rules';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { DEFAULTS } from '../settings.ts';
import { isShared } from './test-database.ts';
import { beginMatch, openDuel, watching } from './test-server.ts';
import { useTestTime } from './test-time.ts';
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

describe.runIf(isShared)('a race between players of two processes', () => {
  let servers: TwoServers;
  const time = useTestTime(() => servers.urls);
  beforeAll(async () => {
    servers = await openTwoServers();
  });
  afterAll(() => servers.close());

  test('has one receipt and one photo finish', async () => {
    const players = [await servers.enter(0), await servers.enter(1)] as const;
    const [ann, bo] = players;
    const { match: id } = await beginMatch('crazy-mix', [ann, bo]);
    for (const { connection } of players) await connection.play(id, { type: 'ready' });
    const [hers, his] = [watching(ann, id), watching(bo, id)];
    const [shown] = await time.hurry(
      Promise.all([hers, his].map((seat) => seat.until(({ race }) => race !== undefined))),
    );
    if (shown?.race === undefined) throw new Error('nothing was shown');
    const params = { id, race: shown.race };
    // Bo’s process or Ann’s arbitrates: both claims are decided by the same one.
    await time.skip(300);
    const answer = whereIs(shown.view as View);
    await Promise.all(players.map(({ connection }) => connection.play(id, answer)));
    const seen = await Promise.all(
      [hers, his].map((seat) => seat.until(({ told }) => told.some(({ receipt }) => receipt !== undefined))),
    );
    const receipts = seen.map(({ told }) => told.find(({ receipt }) => receipt !== undefined)?.receipt);
    expect(receipts[0]).toEqual(receipts[1]);
    await expect.poll(() => ann.api.handInTrace({ params, body: { trace: '1k' } })).toMatchObject({ ok: true });
    expect(await bo.api.handInTrace({ params, body: { trace: '2k' } })).toMatchObject({ ok: true });
    for (const { api } of players) {
      const photo = await api.photoFinish({ params });
      expect(photo.ok && photo.value.racers.map(({ trace }) => trace)).toEqual(['1k', '2k']);
      const shownReceipts = photo.ok
        ? photo.value.racers.flatMap(({ claims }) => claims.map(({ receipt }) => receipt))
        : [];
      expect(shownReceipts).toContainEqual(receipts[0]);
    }
  });
});
