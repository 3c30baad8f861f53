import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDuel, openTestServer, type TestServer, watching } from './test-server.ts';

describe('a match over the protocol', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());
  const twoGuests = async () => [await server.enter(), await server.enter()] as const;

  test('is played to its end, each seat seeing only its own code', async () => {
    const [ann, bo] = await twoGuests();
    const duel = await openDuel([ann, bo]);
    expect(await duel.ann.play({ type: 'hide', code: 'rrybw' })).toEqual({ ok: true, value: undefined });
    expect(await duel.bo.play({ type: 'hide', code: 'ggppw' })).toEqual({ ok: true, value: undefined });
    await duel.ann.play({ type: 'guess', code: 'rrrrr' });
    const seen = await duel.bo.until(({ seq }) => seq === 3);
    expect(JSON.stringify(seen)).not.toContain('rrybw');
    expect(JSON.stringify(seen)).toContain('ggppw');
    await duel.bo.play({ type: 'guess', code: 'rrybw' });
    const end = await duel.ann.until(({ outcome }) => outcome !== undefined);
    expect(end.outcome).toEqual({ ranks: [2, 1] });
    const record = await ann.api.matchRecord({ params: { id: duel.match } });
    expect(record.ok && record.value.inputs.map(({ by }) => by)).toEqual([0, 1, 0, 1]);
    expect(record.ok && record.value.outcome).toEqual({ ranks: [2, 1] });
  });

  test('refuses illegal moves with the reason, without changes', async () => {
    const [ann, bo] = await twoGuests();
    const duel = await openDuel([ann, bo]);
    const codes = [
      await duel.ann.play({ type: 'guess', code: 'rrybw' }),
      await duel.ann.play({ type: 'hide', code: 'rrrr' }),
      await duel.ann.play({ type: 'hide', code: 'rrrrr', __proto__: 1, extra: 2 }),
      await duel.ann.play(null),
      await duel.ann.play('hide'),
    ].map((result) => (result.ok ? 'accepted' : result.error.code));
    expect(codes).toEqual(['hide-first', 'wrong-length', 'malformed', 'malformed', 'malformed']);
    expect((await duel.ann.until(() => true)).seq).toBe(0);
  });

  test('shows a spectator no code and lets them play nothing', async () => {
    const [ann, bo] = await twoGuests();
    const cleo = await server.enter();
    const duel = await openDuel([ann, bo]);
    await duel.ann.play({ type: 'hide', code: 'rrybw' });
    await duel.bo.play({ type: 'hide', code: 'ggppw' });
    const eyes = watching(cleo, duel.match);
    const story = await eyes.until(({ seq }) => seq === 2);
    expect(story.info.you).toBeNull();
    expect(JSON.stringify(story)).not.toMatch(/rrybw|ggppw/);
    const tried = await eyes.play({ type: 'guess', code: 'rrrrr' });
    expect(tried.ok ? '' : tried.error.code).toBe('not-seated');
  });

  test('has a record with only the viewer’s inputs while it runs', async () => {
    const [ann, bo] = await twoGuests();
    const duel = await openDuel([ann, bo]);
    await duel.ann.play({ type: 'hide', code: 'rrybw' });
    await duel.bo.play({ type: 'hide', code: 'ggppw' });
    const mine = await ann.api.matchRecord({ params: { id: duel.match } });
    expect(JSON.stringify(mine)).toContain('rrybw');
    expect(JSON.stringify(mine)).not.toMatch(/ggppw|secret/);
  });

  test('is continued by a bot', async () => {
    const ann = await server.enter();
    const begun = await ann.api.playBots({ body: { game: 'crack-the-code', bots: ['master'] } });
    if (!begun.ok) throw new Error(begun.error.message);
    const eyes = watching(ann, begun.value.id);
    await eyes.play({ type: 'hide', code: 'rrybw' });
    await eyes.until(({ awaits, seq }) => seq === 2 && awaits.includes(0));
    await eyes.play({ type: 'guess', code: 'rrrrr' });
    const story = await eyes.until(({ seq, awaits }) => seq >= 4 && awaits.includes(0));
    expect(story.told.at(-1)?.by).toBe(1);
  });

  test('is lost by a player who runs out of time', async () => {
    const [ann, bo] = await twoGuests();
    const duel = await openDuel([ann, bo], { pace: { kind: 'live', perMove: 1, bank: 0 } });
    await duel.bo.play({ type: 'hide', code: 'ggppw' });
    const end = await duel.bo.until(({ outcome }) => outcome !== undefined);
    expect(end.outcome).toEqual({ ranks: [2, 1] });
    expect(end.told.at(-1)?.by).toBe('clock');
  });

  test('continues after a restart, and clients reconnect by themselves', async () => {
    const [ann, bo] = await twoGuests();
    const duel = await openDuel([ann, bo]);
    await duel.ann.play({ type: 'hide', code: 'rrybw' });
    await server.restart();
    expect((await duel.bo.play({ type: 'hide', code: 'ggppw' })).ok).toBe(true);
    expect((await duel.ann.until(({ seq }) => seq === 2)).told.map(({ ply }) => ply)).toEqual([1, 2]);
  });
});
