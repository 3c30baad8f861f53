import { connectAsGuest, type NodeClient } from '@sesame/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDuel, openTestServer, type TestServer, watching } from './test-server.ts';
import { useTestTime } from './test-time.ts';

const SUBSTITUTES = { graceMs: 3_000, countdownMs: 6_000 };

describe('a player who leaves a live match', () => {
  let server: TestServer;
  const time = useTestTime(() => [server.url]);
  const back: NodeClient[] = [];
  beforeAll(async () => {
    server = await openTestServer({ substitutes: SUBSTITUTES });
  });
  afterAll(async () => {
    for (const { connection } of back) connection.close();
    await server.close();
  });
  const comeBack = async (guest: NodeClient) => {
    const again = await connectAsGuest(server.url, guest.cookie);
    back.push(again);
    return again;
  };
  const begin = async (pace?: { kind: 'live'; perMove: number; bank: number }) => {
    const [ann, bo] = [await server.enter(), await server.enter()];
    const duel = await openDuel([ann, bo], pace === undefined ? {} : { pace });
    await duel.ann.play({ type: 'hide', code: 'rrybw' });
    await duel.bo.play({ type: 'hide', code: 'ggppw' });
    await duel.bo.until(({ seq }) => seq === 2);
    return { ...duel, annHere: ann, boHere: bo };
  };

  test('gets a countdown, then a substitute, until they take the seat back', async () => {
    const duel = await begin();
    duel.annHere.connection.close();
    const missed = await time.hurry(duel.bo.until(({ notes }) => notes.length > 0));
    const { warnAt, botAt } = missed.notes[0]?.missed ?? { warnAt: 0, botAt: 0 };
    expect(missed.notes[0]?.seat).toBe(0);
    expect(botAt - warnAt).toBe(SUBSTITUTES.countdownMs);
    await time.hurry(duel.bo.until(({ notes }) => notes[0]?.bot !== undefined));
    const played = await duel.bo.until(({ seq }) => seq >= 3);
    expect(played.told.at(-1)?.by).toBe(0);

    // After reconnecting the bot still has the seat, and a move is refused with the reason.
    const ann = await comeBack(duel.annHere);
    const eyes = watching(ann, duel.match);
    expect((await eyes.until(() => true)).notes[0]?.bot).toBeDefined();
    const tried = await eyes.play({ type: 'guess', code: 'rrrrr' });
    expect(tried.ok ? '' : tried.error.code).toBe('bot-plays');
    expect((await ann.api.takeSeatBack({ params: { id: duel.match } })).ok).toBe(true);
    await eyes.until(({ notes }) => notes.length === 0);
    await duel.bo.play({ type: 'guess', code: 'yyyyy' });
    await eyes.until(({ awaits }) => awaits.includes(0));
    expect((await eyes.play({ type: 'guess', code: 'rrrrr' })).ok).toBe(true);
    const again = await ann.api.takeSeatBack({ params: { id: duel.match } });
    expect(again.ok ? '' : again.error.code).toBe('no-standin');
  });

  test.each([
    ['nothing is known of', undefined, 'random'],
    ['is rated above the strongest', 2400, 'master'],
    ['is rated between two', 1450, 'caretaker'],
    ['is rated below the weakest', 700, 'random'],
  ])('who %s (%s) is replaced by %s', async (_, rating, bot) => {
    const duel = await begin();
    if (rating !== undefined) {
      const mu = String(25 + (rating - 1500) / 30);
      await server.ask(
        'insert into ratings (player_id, game, pace, mu, sigma, played, provisional) values (?, ?, ?, ?, 3, 50, 0)',
        ...[duel.annHere.id, 'crack-the-code', 'live', mu],
      );
    }
    duel.annHere.connection.close();
    const { notes } = await time.hurry(duel.bo.until((story) => story.notes[0]?.bot !== undefined));
    expect(notes[0]?.bot).toBe(bot);
  });

  test('gets no countdown when no other player is connected', async () => {
    const duel = await begin();
    await duel.ann.play({ type: 'guess', code: 'rrrrr' });
    duel.ann.stop();
    duel.boHere.connection.close();
    // A spectator doesn't count as waiting.
    const looker = watching(await server.enter(), duel.match);
    expect((await looker.until(({ seq }) => seq === 3)).notes).toEqual([]);
    const waiting = watching(duel.annHere, duel.match);
    await time.hurry(
      waiting.until(({ notes }) => notes.some(({ seat, missed }) => seat === 1 && missed !== undefined)),
    );
    await time.hurry(waiting.until(({ notes }) => notes.some(({ seat, bot }) => seat === 1 && bot !== undefined)));
  });

  test('is replaced despite a restart in between', async () => {
    const duel = await begin();
    duel.annHere.connection.close();
    await time.hurry(duel.bo.until(({ notes }) => notes[0]?.missed !== undefined));
    await server.restart();
    await time.hurry(duel.bo.until(({ notes }) => notes[0]?.bot !== undefined));
    const played = await duel.bo.until(({ seq }) => seq >= 3);
    expect(played.told.at(-1)?.by).toBe(0);
    await server.restart();
    expect((await duel.bo.until(({ notes }) => notes[0]?.bot !== undefined)).outcome).toBeUndefined();
  });

  test('has substitute moves marked in the log', async () => {
    const duel = await begin({ kind: 'live', perMove: 30, bank: 60 });
    duel.annHere.connection.close();
    await time.hurry(duel.bo.until(({ notes }) => notes[0]?.bot !== undefined));
    const played = await duel.bo.until(({ seq }) => seq >= 3);
    expect(played.told.at(-1)).toMatchObject({ by: 0, bot: true });
    expect(played.told[0]).not.toHaveProperty('bot');
  });

  test('can’t be put back by anybody else', async () => {
    const duel = await begin();
    duel.annHere.connection.close();
    await time.hurry(duel.bo.until(({ notes }) => notes[0]?.bot !== undefined));
    const tried = await duel.boHere.api.takeSeatBack({ params: { id: duel.match } });
    expect(tried.ok ? '' : tried.error.code).toBe('no-standin');
    const stranger = await server.enter();
    const strange = await stranger.api.takeSeatBack({ params: { id: duel.match } });
    expect(strange.ok ? '' : strange.error.code).toBe('not-yours');
  });
});

test('who returns in time has the countdown cancelled', async () => {
  const server = await openTestServer({ substitutes: { graceMs: 100, countdownMs: 600_000 } });
  const [ann, bo] = [await server.enter(), await server.enter()];
  const duel = await openDuel([ann, bo]);
  ann.connection.close();
  await duel.bo.until(({ notes }) => notes[0]?.missed !== undefined);
  const again = await connectAsGuest(server.url, ann.cookie);
  await duel.bo.until(({ notes }) => notes.length === 0);
  expect((await watching(again, duel.match).play({ type: 'hide', code: 'rrybw' })).ok).toBe(true);
  again.connection.close();
  await server.close();
});
