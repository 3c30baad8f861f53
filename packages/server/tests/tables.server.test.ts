import { followChat, type NodeClient } from '@sesame/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDuel, openTestServer, type TestServer } from './test-server.ts';

const GAME = 'crack-the-code';

describe('tables', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const open = async (wish = {}) => {
    const ann = await server.enter();
    const table = await ann.api.openTable({ body: { game: GAME, open: true, ...wish } });
    if (!table.ok) throw new Error(table.error.message);
    return { ann, table: table.value };
  };
  const codeOf = (result: { ok: boolean; error?: { code: string } }) => (result.ok ? 'accepted' : result.error?.code);

  test('are listed while open, and start with the last player', async () => {
    const { ann, table } = await open();
    const bo = await server.enter();
    const listed = await bo.api.tables();
    expect(listed.ok && listed.value.map(({ id }) => id)).toContain(table.id);
    const sat = await bo.api.sit({ params: { id: table.id }, body: { terms: table.terms } });
    expect(sat.ok && sat.value.match).toBeTypeOf('string');
    const after = await ann.api.tables();
    expect(after.ok && after.value.map(({ id }) => id)).not.toContain(table.id);
  });

  test('let only the host seat bots, clear seats, change and start', async () => {
    const { ann, table } = await open();
    const bo = await server.enter();
    expect(codeOf(await bo.api.seatBot({ params: { id: table.id }, body: { bot: 'master' } }))).toBe('not-host');
    expect(codeOf(await bo.api.clearSeat({ params: { id: table.id, seat: 0 } }))).toBe('not-host');
    expect(codeOf(await bo.api.changeTable({ params: { id: table.id }, body: { open: false } }))).toBe('not-host');
    expect(codeOf(await bo.api.startMatch({ params: { id: table.id }, body: { terms: table.terms } }))).toBe(
      'not-host',
    );
    expect(codeOf(await ann.api.startMatch({ params: { id: table.id }, body: { terms: table.terms } }))).toBe(
      'not-full',
    );
    expect(codeOf(await ann.api.seatBot({ params: { id: table.id }, body: { bot: 'nobody' } }))).toBe('no-bot');
    expect(codeOf(await ann.api.seatBot({ params: { id: table.id }, body: { bot: 'master' } }))).toBe('accepted');
    expect(codeOf(await ann.api.clearSeat({ params: { id: table.id, seat: 1 } }))).toBe('accepted');
    expect(codeOf(await ann.api.seatBot({ params: { id: table.id }, body: { bot: 'master', seat: 1 } }))).toBe(
      'accepted',
    );
    expect(codeOf(await bo.api.sit({ params: { id: table.id }, body: { terms: table.terms } }))).toBe('full');
    const started = await ann.api.startMatch({ params: { id: table.id }, body: { terms: table.terms } });
    expect(started.ok && started.value.match).toBeTypeOf('string');
    expect(codeOf(await ann.api.changeTable({ params: { id: table.id }, body: { open: false } }))).toBe('started');
  });

  test('are never rated if it does not matter who is first in a race', async () => {
    const ann = await server.enterAccount();
    const pace = { kind: 'live', perMove: 60, bank: 0 } as const;
    const opened = await ann.api.openTable({ body: { game: 'crazy-mix', rated: true, pace } });
    if (!opened.ok) throw new Error(opened.error.message);
    const table = opened.value;
    expect(table.rated).toBe(true);
    const params = { id: table.id };
    const changed = await ann.api.changeTable({ params, body: { options: { untimed: true } } });
    expect(changed.ok && changed.value.rated).toBe(false);
    const again = await ann.api.changeTable({ params, body: { rated: true } });
    expect(again.ok && again.value.rated).toBe(false);
    const wish = { game: 'crystal-code', rated: true, pace, options: { untimed: true } };
    const other = await ann.api.openTable({ body: wish });
    expect(other.ok && other.value.rated).toBe(false);
  });

  test('refuse games, options and bodies that do not exist', async () => {
    const { ann } = await open();
    expect(codeOf(await ann.api.openTable({ body: { game: 'chess' } }))).toBe('no-game');
    expect(codeOf(await ann.api.openTable({ body: { game: GAME, options: { positions: 99 } } }))).toBe('malformed');
    expect(codeOf(await ann.api.openTable({ body: { game: GAME, options: { colour: 'blue' } } }))).toBe('malformed');
    expect(codeOf(await ann.api.openTable({ body: { game: GAME, seats: 5 } }))).toBe('wrong-seats');
    expect(codeOf(await ann.api.table({ params: { id: 'nowhere' } }))).toBe('no-table');
  });

  test('never reveal the secret or contributions', async () => {
    const { ann, table } = await open();
    const text = JSON.stringify(await ann.api.table({ params: { id: table.id } }));
    expect(text).toContain('commitment');
    expect(text).not.toMatch(/secret|contribution/);
  });

  test('for a rematch are shared, with rotated seats', async () => {
    const ann = await server.enter();
    const bo = await server.enter();
    const duel = await openDuel([ann, bo]);
    const again = { params: { id: duel.match }, body: { terms: duel.table.terms } };
    expect(codeOf(await ann.api.rematch(again))).toBe('running');
    await duel.ann.play({ type: 'resign' });
    const [asked, joined] = [await ann.api.rematch(again), await bo.api.rematch(again)];
    if (!asked.ok || !joined.ok) throw new Error('no rematch');
    expect(joined.value.id).toBe(asked.value.id);
    expect(asked.value.seats.map(({ kind }) => kind)).toEqual(['open', 'person']);
    const sat = await bo.api.sit({ params: { id: asked.value.id }, body: { terms: asked.value.terms } });
    expect(sat.ok && sat.value.match).toBeTypeOf('string');
  });

  test('chat reaches present and later subscribers, once', async () => {
    const { ann, table } = await open();
    const bo = await server.enter();
    const hear = (guest: NodeClient) => {
      const onMessage: { lines: readonly string[] } = { lines: [] };
      followChat(guest.connection, table.id, (lines) => {
        onMessage.lines = lines.map(({ text }) => text);
      });
      return onMessage;
    };
    const there = hear(bo);
    await ann.connection.say(table.id, 'Hello');
    await ann.connection.say(table.id, 'Is it a bluff?');
    await expect.poll(() => there.lines).toEqual(['Hello', 'Is it a bluff?']);
    const later = hear(await server.enter());
    await expect.poll(() => later.lines).toEqual(['Hello', 'Is it a bluff?']);
  });
});
