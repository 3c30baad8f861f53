import { readFileSync } from 'node:fs';
import type { NodeClient } from '@sesame/client';
import { type MatchRecord, makeRng, prepareFor, verify } from '@sesame/kernel';
import { gameOf } from '@sesame/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDuel, openTestServer, type TestServer, watching } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botTempo: 0, botBudgetMs: 20 });
});
afterAll(() => server.close());

const golden = (game: string, name: string): MatchRecord =>
  JSON.parse(readFileSync(new URL(`../../games/${game}/tests/golden/${name}.json`, import.meta.url), 'utf8'));

/** Plays the guest's seat as a bot would, until the match is over. */
const playOut = async (guest: NodeClient, match: string, game: string) => {
  const bot = (await gameOf(game)?.bots())?.[0];
  if (bot === undefined) throw new Error('no bot');
  const eyes = watching(guest, match);
  const rng = makeRng('play on');
  for (;;) {
    const { you } = (await eyes.until(() => true)).info;
    const seat = you ?? -1;
    const { view, outcome, race } = await eyes.until(
      (story) => story.outcome !== undefined || story.awaits.includes(seat),
    );
    if (outcome !== undefined) return eyes;
    const before = eyes.story()?.seq ?? 0;
    // Another player may have been quicker: think again on the update.
    await guest.connection.play(match, bot.play(view, { seat, rng, budget: 20 }), race === undefined ? undefined : 1);
    await eyes.until(({ seq }) => seq > before);
  }
};

describe('branching from a record', () => {
  const records = [
    ['crack-the-code', 'twelve-each', [0, 1, 2, 9, 25]],
    ['fake-crystal', 'negotiator-2', [0, 1, 2, 40, 60]],
    ['passwords', 'english-2-strict', [0, 1, 9, 15]],
    ['crazy-mix', 'nobody-right', [42, 45, 48]],
    ['crazy-mix', 'version-1-nobody-right', [42]],
    ['crystal-code', 'live-2', [1, 40, 58, 63]],
  ] as const;
  const cases = records.flatMap(([game, name, plies]) => plies.map((ply) => [game, name, ply] as const));

  test.concurrent.each(cases)(
    '%s %s at %d: bots play it to its end, and its own deals can be checked',
    async (game, name, ply) => {
      const record = golden(game, name);
      const guest = await server.enter();
      const bots = (await gameOf(game)?.bots()) ?? [];
      const seat = ply % record.seats.length;
      const others = record.seats.slice(1).map((_, i) => bots[i % bots.length]?.id ?? '');
      const begun = await guest.api.branch({ body: { record: { ...record }, ply, seat, bots: others } });
      if (!begun.ok) throw new Error(begun.error.message);
      expect(begun.value).toMatchObject({ you: seat, rated: false, game });
      const eyes = await playOut(guest, begun.value.id, game);
      expect(eyes.story()?.info.branched).toEqual({ ply });
      const told = eyes.story()?.told ?? [];
      expect(told.every(({ at }, i) => at >= (told[i - 1]?.at ?? 0))).toBe(true);

      const played = await guest.api.matchRecord({ params: { id: begun.value.id } });
      if (!played.ok) throw new Error(played.error.message);
      expect(played.value.branched).toEqual({ ply });
      expect(played.value.inputs.slice(0, ply)).toEqual(record.inputs.slice(0, ply));
      expect(played.value.inputs.length).toBeGreaterThan(ply);
      const rules = await gameOf(game)?.rules();
      if (rules === undefined) throw new Error('no rules');
      await prepareFor(rules, played.value);
      const own = played.value.inputs.filter(({ by }, i) => by === 'chance' && i >= ply).length;
      const verdict = verify(rules, played.value);
      expect(verdict).toMatchObject({ ok: true, value: { honest: true, committed: true, taken: ply } });
      expect(verdict.ok && verdict.value.deals).toHaveLength(own);
    },
    60_000,
  );
});

test('branches from an ended match with its origin, and not from a running one', async () => {
  const [ann, bo] = [await server.enter(), await server.enter()] as const;
  const duel = await openDuel([ann, bo]);
  await duel.ann.play({ type: 'hide', code: 'rrybw' });
  await duel.bo.play({ type: 'hide', code: 'ggppw' });
  const wish = { match: duel.match, ply: 2, seat: 1, bots: ['master'] };
  expect(await bo.api.branch({ body: wish })).toMatchObject({ ok: false, error: { code: 'running' } });
  await duel.ann.play({ type: 'resign' });
  await duel.bo.until(({ outcome }) => outcome !== undefined);

  const cleo = await server.enter();
  const begun = await cleo.api.branch({ body: wish });
  if (!begun.ok) throw new Error(begun.error.message);
  const eyes = watching(cleo, begun.value.id);
  const story = await eyes.until(({ awaits }) => awaits.includes(1));
  expect(story.info).toMatchObject({ you: 1, rated: false, branched: { match: duel.match, ply: 2 } });
  expect(story.info.seats.map(({ bot }) => bot)).toEqual(['master', undefined]);
  expect(JSON.stringify(story.view)).toContain('ggppw');
  expect(JSON.stringify(story)).not.toContain('rrybw');

  // A branch can be branched, and survives a restart.
  await server.restart();
  await eyes.play({ type: 'resign' });
  await eyes.until(({ outcome }) => outcome !== undefined);
  const again = await cleo.api.branch({ body: { match: begun.value.id, ply: 3, seat: 0, bots: ['master'] } });
  expect(again).toMatchObject({ ok: true, value: { you: 0 } });
});

describe('is refused', () => {
  const record = golden('crack-the-code', 'both-crack');
  const wish = { record: { ...record }, ply: 2, seat: 0, bots: ['master'] };
  const cheated = record.inputs.with(1, { at: 0, by: 1, move: { type: 'guess', code: 'rrrrr' } });
  const cases: readonly (readonly [string, object, string])[] = [
    ['a record of unknown rules', { record: { ...record, rules: 99 } }, 'unknown-rules'],
    ['a record of another game', { record: { ...record, game: 'chess' } }, 'no-game'],
    ['what is no record', { record: {} }, 'malformed'],
    ['an input that the rules refuse', { record: { ...record, inputs: cheated } }, 'faulty-record'],
    [
      'a time that is no whole number',
      { record: { ...record, inputs: record.inputs.map((input) => ({ ...input, at: 0.5 })) } },
      'faulty-record',
    ],
    ['a ply beyond the end', { ply: 99 }, 'no-ply'],
    ['the end itself', { ply: record.inputs.length }, 'over-there'],
    ['a seat that is none', { seat: 2 }, 'no-seat'],
    ['too few bots', { bots: [] }, 'wrong-seats'],
    ['a bot that is none', { bots: ['nobody'] }, 'no-bot'],
    ['a match that is none', { record: undefined, match: 'nothing' }, 'no-match'],
    ['both a match and a record', { match: 'nothing' }, 'malformed'],
    ['neither', { record: undefined }, 'malformed'],
    ['a negative ply', { ply: -1 }, 'malformed'],
  ];
  test.each(cases)('%s', async (_, change, code) => {
    const guest = await server.enter();
    const answer = await guest.api.branch({ body: { ...wish, ...change } });
    expect(answer).toMatchObject({ ok: false, error: { code } });
  });

  test('with the ply that fails', async () => {
    const guest = await server.enter();
    const answer = await guest.api.branch({ body: { ...wish, record: { ...record, inputs: cheated } } });
    expect(answer.ok ? '' : answer.error.message).toContain('Move 2');
  });

  test('what is too long', async () => {
    const guest = await server.enter();
    const answer = await guest.api.branch({ body: { ...wish, record: { ...record, note: 'x'.repeat(600_000) } } });
    expect(answer.ok).toBe(false);
  });
});
