import { followAudience, followChat, type NodeClient } from '@sesame/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDuel, openTestServer, type TestServer, watching } from './test-server.ts';

const codeOf = (result: { ok: boolean; error?: { code: string } }) => (result.ok ? 'accepted' : result.error?.code);

/** Chat lines that a client receives. */
const hearing = (follow: typeof followChat, guest: NodeClient, where: string) => {
  const onMessage: { lines: readonly string[] } = { lines: [] };
  follow(guest.connection, where, (lines) => {
    onMessage.lines = lines.map(({ text }) => text);
  });
  return onMessage;
};

describe('chat and moderation', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const openMatch = async () => {
    const [ann, bo, cas, dee] = [
      await server.enter(),
      await server.enter(),
      await server.enter(),
      await server.enter(),
    ];
    return { ann, bo, cas, dee, duel: await openDuel([ann, bo], { open: true }) };
  };

  test('players and spectators chat separately during a match, and together after it', async () => {
    const { ann, bo, cas, dee, duel } = await openMatch();
    const { match, table } = duel;
    const boHears = hearing(followAudience, bo, match);
    const deeHears = hearing(followAudience, dee, match);
    const deeReads = hearing(followChat, dee, table.id);
    expect(codeOf(await cas.connection.remark(match, 'Ann has two reds'))).toBe('accepted');
    expect(codeOf(await cas.connection.say(table.id, 'Try red'))).toBe('players-only');
    expect(codeOf(await ann.connection.remark(match, 'Who is there?'))).toBe('audience-only');
    expect(codeOf(await ann.connection.say(table.id, 'Good luck'))).toBe('accepted');
    await expect.poll(() => deeHears.lines).toEqual(['Ann has two reds']);
    await expect.poll(() => deeReads.lines).toEqual(['Good luck']);

    // A player can’t subscribe to the audience, and gets no later lines.
    const annHears = hearing(followAudience, ann, match);
    await cas.connection.remark(match, 'And a blue one');
    await expect.poll(() => deeHears.lines).toHaveLength(2);
    expect(annHears.lines).toEqual([]);
    expect(boHears.lines).toEqual([]);

    await duel.ann.play({ type: 'resign' });
    const late = hearing(followAudience, ann, match);
    await expect.poll(() => late.lines).toEqual(['Ann has two reds', 'And a blue one']);
    expect(codeOf(await ann.connection.remark(match, 'So you knew'))).toBe('accepted');
    expect(codeOf(await cas.connection.say(table.id, 'Well played'))).toBe('accepted');
    await expect.poll(() => late.lines).toHaveLength(3);
    expect(codeOf(await cas.connection.remark('nowhere', 'Hello'))).toBe('no-match');
  });

  test('sends the spectator count to subscribers, by people and not windows', async () => {
    const { cas, dee, duel } = await openMatch();
    watching(cas, duel.match);
    const seen = watching(dee, duel.match);
    await duel.ann.until(({ watchers: subscribers }) => subscribers === 2);
    await seen.until(({ watchers: subscribers }) => subscribers === 2);
    const { newEvents: fresh } = await duel.ann.until(() => true);
    seen.stop();
    const after = await duel.ann.until(({ watchers: subscribers }) => subscribers === 1);
    expect(after.newEvents).toBe(fresh);
    expect((await duel.bo.until(({ watchers: subscribers }) => subscribers === 1)).info.you).toBe(1);
  });

  test('limits to five lines in ten seconds, with the time to retry', async () => {
    const { ann, duel } = await openMatch();
    const said = [];
    for (let i = 0; i < 6; i++) said.push(await ann.connection.say(duel.table.id, `Line ${i}`));
    expect(said.map(codeOf)).toEqual([...Array(5).fill('accepted'), 'speak-later']);
    const last = said.at(-1);
    const until = last?.ok === false ? (last.error.until ?? 0) : 0;
    expect(until - Date.now()).toBeGreaterThan(0);
    expect(until - Date.now()).toBeLessThanOrEqual(10_000);
  });

  test('control characters are removed from lines', async () => {
    const { ann, bo, duel } = await openMatch();
    const onMessage = hearing(followChat, bo, duel.table.id);
    await ann.connection.say(duel.table.id, ' <b>https://example.org</b>\u0007\u202e ');
    await expect.poll(() => onMessage.lines).toEqual(['<b>https://example.org</b>']);
    expect(codeOf(await ann.connection.say(duel.table.id, ' \u200b '))).toBe('empty');
  });

  test('mutes are personal and stored', async () => {
    const { ann, bo, cas } = await openMatch();
    expect(await ann.api.mute({ params: { player: bo.id } })).toEqual({
      ok: true,
      value: [{ id: bo.id, name: bo.name }],
    });
    await ann.api.mute({ params: { player: bo.id } });
    await ann.api.mute({ params: { player: cas.id } });
    const kept = await ann.api.mutes();
    expect(kept.ok && kept.value.map(({ id }) => id).toSorted()).toEqual([bo.id, cas.id].toSorted());
    expect(await bo.api.mutes()).toEqual({ ok: true, value: [] });
    expect(await ann.api.unmute({ params: { player: cas.id } })).toEqual({
      ok: true,
      value: [{ id: bo.id, name: bo.name }],
    });
    expect(codeOf(await ann.api.mute({ params: { player: ann.id } }))).toBe('no-player');
    expect(codeOf(await ann.api.mute({ params: { player: 'nobody' } }))).toBe('no-player');
  });

  test('a report needs a line of the reported player that the reporter could read', async () => {
    const { ann, bo, cas, duel } = await openMatch();
    await bo.connection.say(duel.table.id, 'You are slow');
    await cas.connection.remark(duel.match, 'Look at that');
    const place = `chat:${duel.table.id}`;
    const audience = `audience:${duel.match}`;
    const report = (by: NodeClient, more: object) =>
      by.api.report({ body: { about: bo.id, reason: 'rude', ...more } }).then(codeOf);
    expect(await report(ann, { place, seq: 1, words: 'Every time' })).toBe('accepted');
    expect(await report(ann, { about: cas.id, place, seq: 1 })).toBe('no-line');
    expect(await report(ann, { place, seq: 7 })).toBe('no-line');
    expect(await report(ann, { seq: 1 })).toBe('no-line');
    expect(await report(ann, { about: cas.id, place: audience, seq: 1 })).toBe('audience-only');
    expect(await report(ann, { about: ann.id })).toBe('oneself');
    expect(await report(ann, { about: 'nobody' })).toBe('no-player');
    expect(await report(ann, { reason: 'envy' })).toBe('malformed');
    expect(await report(ann, { place: 'lobby' })).toBe('malformed');
    for (let i = 0; i < 4; i++) expect(await report(ann, {})).toBe('accepted');
    expect(await report(ann, {})).toBe('report-later');
    expect(await report(cas, { place })).toBe('accepted');
  });

  test('are deleted with the player; reports stay, anonymised', async () => {
    const { ann, bo, duel } = await openMatch();
    await ann.api.mute({ params: { player: bo.id } });
    await bo.api.mute({ params: { player: ann.id } });
    await ann.api.report({
      body: { about: bo.id, reason: 'spam', words: 'So many lines', place: `chat:${duel.table.id}` },
    });
    const exported = await ann.api.exportAccount();
    expect(exported.ok && exported.value).toMatchObject({
      muted: [{ id: bo.id, name: bo.name }],
      reports: [{ about: bo.id, reason: 'spam', words: 'So many lines' }],
    });
    const others = await bo.api.exportAccount();
    expect(JSON.stringify(others)).not.toContain('So many lines');
    expect(codeOf(await ann.api.deleteAccount())).toBe('accepted');
    expect(await bo.api.mutes()).toEqual({ ok: true, value: [] });
  });
});
