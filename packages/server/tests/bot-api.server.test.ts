import { commitmentOf } from '@sesame/kernel';
import type { Position, Table } from '@sesame/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keep, makeTestBot, type TestBot, turnsOf } from './http-bot.ts';
import { openTestServer, type TestServer, watching } from './test-server.ts';

/** The parts of the Crack the Code view that are used here. */
interface CodeView {
  readonly phase: string;
  readonly seats: readonly { readonly code?: string; readonly guesses: readonly object[] }[];
  readonly may: readonly string[];
}

const SHARE = 'ab'.repeat(32);

const codeView = ({ view }: Position) => view as CodeView;

describe('a player’s own bot', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const maker = async () => {
    const guest = await server.enter();
    await keep(guest);
    return guest;
  };
  const play = (bot: TestBot, match: string, [key, move]: readonly [string, unknown]) =>
    bot.ask<Position>('POST', `/matches/${match}/moves`, { key, move });

  test('is a player of its own, marked as a bot everywhere', async () => {
    const [ann, bo] = [await maker(), await server.enter()];
    const bot = await makeTestBot(server.url, ann, 'Cracker');
    expect((await bot.ask('POST', '/me')).json).toEqual({ id: bot.id, name: 'Cracker', guest: false, isBot: true });
    const opened = await bot.ask<Table>('POST', '/tables', { game: 'crack-the-code', open: true });
    expect(opened.json.seats[0]).toMatchObject({ kind: 'person', player: bot.id, name: 'Cracker', isBot: true });
    const listed = await bo.api.tables();
    expect(listed.ok && listed.value.find(({ id }) => id === opened.json.id)?.seats[0]).toMatchObject({ isBot: true });
    const sat = await bo.api.sit({ params: { id: opened.json.id }, body: { terms: opened.json.terms } });
    const match = (sat.ok && sat.value.match) || '';
    const seen = await bo.api.match({ params: { id: match } });
    expect(seen.ok && seen.value.seats).toEqual([
      { name: 'Cracker', player: bot.id, isBot: true },
      { name: bo.name, player: bo.id, guest: true },
    ]);
    expect((await watching(bo, match).until(() => true)).info.seats[0]?.isBot).toBe(true);
  });

  test('plays a whole match over plain HTTP by long polling', async () => {
    const [ann, bo] = [await maker(), await server.enter()];
    const bot = await makeTestBot(server.url, ann, 'Cracker');
    const table = await bo.api.openTable({ body: { game: 'crack-the-code', options: { positions: 3, colours: 4 } } });
    if (!table.ok) throw new Error(table.error.message);
    const waiting = turnsOf(bot);
    const sat = await bot.ask<Table>('POST', `/tables/${table.value.id}/seats`, {
      terms: table.value.terms,
      share: commitmentOf(SHARE),
    });
    expect(sat.json).toMatchObject({ draw: { dueAt: expect.any(Number) } });
    const drawn = await bot.ask<Table>('POST', `/tables/${table.value.id}/share`, { share: SHARE });
    const match = drawn.json.match ?? '';
    const eyes = watching(bo, match);

    const [first] = await waiting;
    expect(first).toMatchObject({ match, game: 'crack-the-code', seat: 1, seq: 0, options: { positions: 3 } });
    expect(first && codeView(first).may).toContain('hide');
    const hidden = await play(bot, match, ['first-move', { type: 'hide', code: 'ryb' }]);
    expect(hidden.json).toMatchObject({ seq: 1, awaits: [0], told: [{ ply: 1, by: 1 }] });
    expect(await turnsOf(bot, 'wait=0')).toEqual([]);

    await eyes.play({ type: 'hide', code: 'www' });
    const next = turnsOf(bot);
    await eyes.play({ type: 'guess', code: 'rrr' });
    const [second] = await next;
    expect(second && codeView(second)).toMatchObject({ phase: 'guess', seats: [{ guesses: [{ code: 'rrr' }] }, {}] });
    const won = await play(bot, match, ['second-move', { type: 'guess', code: 'www' }]);
    expect(won.json.outcome).toEqual({ ranks: [2, 1] });
    expect((await eyes.until(({ outcome }) => outcome !== undefined)).outcome).toEqual({ ranks: [2, 1] });
    const record = await bo.api.matchRecord({ params: { id: match } });
    expect(record.ok && record.value.luck?.contributions[1]).toBe(SHARE);
  });

  test('plays a resent move once, and gets the refusals of the rules', async () => {
    const bot = await makeTestBot(server.url, await maker(), 'Cracker');
    const begun = await bot.ask<{ id: string }>('POST', '/play', { game: 'crack-the-code', bots: ['novice'] });
    const match = begun.json.id;
    const wrong = await play(bot, match, ['wrong-move', { type: 'hide', code: 'zzzzz' }]);
    expect([wrong.status, wrong.json.code]).toEqual([400, 'unknown-crystal']);
    const odd = await play(bot, match, ['wrong-move', { type: 'dance' }]);
    expect([odd.status, odd.json.code]).toEqual([400, 'malformed']);
    const hide = ['hide-move', { type: 'hide', code: 'rrybw' }] as const;
    expect((await play(bot, match, hide)).status).toBe(200);
    expect((await play(bot, match, hide)).status).toBe(200);
    expect((await play(bot, match, ['another-key', hide[1]])).json.code).toBe('already-hidden');
    expect((await turnsOf(bot))[0]?.seq).toBe(2);
    const record = await bot.ask<{ inputs: readonly object[] }>('GET', `/matches/${match}/record`);
    expect(record.json.inputs).toHaveLength(1);
  });

  test('sees only what its seat sees', async () => {
    const [ann, bo] = [await maker(), await server.enter()];
    const [bot, other] = [await makeTestBot(server.url, ann, 'One'), await makeTestBot(server.url, ann, 'Two')];
    const opened = await bot.ask<Table>('POST', '/tables', { game: 'crack-the-code' });
    const sat = await bo.api.sit({ params: { id: opened.json.id }, body: { terms: opened.json.terms } });
    const match = (sat.ok && sat.value.match) || '';
    await play(bot, match, ['hide-move', { type: 'hide', code: 'rrybw' }]);
    await watching(bo, match).play({ type: 'hide', code: 'ggppw' });
    const seen = await bot.ask<Position>('GET', `/matches/${match}/view`);
    expect(seen.json).toMatchObject({ seat: 0, seq: 2, told: [{ ply: 1 }, { ply: 2 }] });
    expect(codeView(seen.json).seats[0]?.code).toBe('rrybw');
    expect(JSON.stringify(seen.json)).not.toContain('ggppw');
    const watched = await other.ask<Position>('GET', `/matches/${match}/view`);
    expect(watched.json.seat).toBeNull();
    expect(JSON.stringify(watched.json)).not.toMatch(/rrybw|ggppw|secret/);
    const meddled = await play(other, match, ['meddling', { type: 'guess', code: 'rrrrr' }]);
    expect([meddled.status, meddled.json.code]).toEqual([403, 'not-seated']);
    expect((await other.ask('GET', '/matches/nowhere/view')).status).toBe(404);
  });

  test('waits for the next turn after a known one', async () => {
    const [ann, bo] = [await maker(), await server.enter()];
    const bot = await makeTestBot(server.url, ann, 'Cracker');
    const opened = await bot.ask<Table>('POST', '/tables', { game: 'crack-the-code' });
    const sat = await bo.api.sit({ params: { id: opened.json.id }, body: { terms: opened.json.terms } });
    const match = (sat.ok && sat.value.match) || '';
    expect((await turnsOf(bot)).map(({ seq }) => seq)).toEqual([0]);
    expect(await turnsOf(bot, `wait=0&known=${match}:0`)).toEqual([]);
    const news = turnsOf(bot, `wait=20&known=${match}:0`);
    await watching(bo, match).play({ type: 'hide', code: 'ggppw' });
    expect((await news).map(({ seq }) => seq)).toEqual([1]);
    expect((await bot.ask('GET', '/bot/turns?known=everything')).json.code).toBe('malformed');
    expect((await bot.ask('GET', '/bot/turns?wait=99')).json.code).toBe('malformed');
  });

  test('is online while it polls', async () => {
    const [ann, bo] = [await maker(), await server.enter()];
    const bot = await makeTestBot(server.url, ann, 'Cracker');
    const opened = await bot.ask<Table>('POST', '/tables', { game: 'crack-the-code' });
    const isHere = async () => {
      const table = await bo.api.table({ params: { id: opened.json.id } });
      return table.ok && table.value.seats[0]?.kind === 'person' && table.value.seats[0].online;
    };
    expect(await isHere()).toBe(false);
    const waiting = turnsOf(bot);
    await expect.poll(isHere, { timeout: 20_000 }).toBe(true);
    await bo.api.sit({ params: { id: opened.json.id }, body: { terms: opened.json.terms } });
    expect(await waiting).toHaveLength(1);
    expect(await isHere()).toBe(true);
  });

  test('is seated only by its owner; matches against oneself are unrated', async () => {
    const [ann, bo] = [await maker(), await maker()];
    const bot = await makeTestBot(server.url, ann, 'Cracker');
    const others = await bo.api.openTable({ body: { game: 'crack-the-code' } });
    const refused = others.ok && (await bo.api.seatBot({ params: { id: others.value.id }, body: { bot: bot.id } }));
    expect(refused && !refused.ok && refused.error.code).toBe('no-bot');
    const own = await ann.api.openTable({ body: { game: 'crack-the-code' } });
    if (!own.ok) throw new Error(own.error.message);
    const seated = await ann.api.seatBot({ params: { id: own.value.id }, body: { bot: bot.id } });
    expect(seated.ok && seated.value.seats[1]).toMatchObject({ kind: 'person', player: bot.id, isBot: true });
    const started = await ann.api.startMatch({ params: { id: own.value.id }, body: { terms: own.value.terms } });
    const [turn] = await turnsOf(bot);
    expect(turn).toMatchObject({ match: started.ok && started.value.match, rated: false });
  });
});
