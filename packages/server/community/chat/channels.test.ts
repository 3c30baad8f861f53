import { expect, test } from 'vitest';
import { loadMatch } from '../../match/load-match.ts';
import type { Chair, Store, StoredTable } from '../../store/store.ts';
import { loadDuel } from '../../tests/stored-match.ts';
import { makeChannels, storedChannel } from './channels.ts';

const { rules, stored } = await loadDuel();
const running = loadMatch(stored, rules, []);
const over = { ...running, committed: { ...running.committed, end: { at: 9, note: '' } } };

const person = (player: string): Chair => ({ kind: 'person', player, name: player });
const TABLE = { id: 't', open: true, host: 'ann', seats: [person('ann'), person('bo')] } as unknown as StoredTable;
const { host: _, ...hostless } = TABLE;

/** Ann and Bo play; Cleo is Ann's friend, Dee is invited, and Eve is blocked by Bo. */
const open = (table: StoredTable | undefined, match: typeof running | undefined = running) =>
  makeChannels(
    {
      tables: { find: async () => table },
      friends: {
        friendsOf: async (player: string) => (player === 'ann' ? ['cleo'] : player === 'cleo' ? ['ann'] : []),
        invitedTo: async () => ['dee'],
        isBlocked: async (player: string, others: readonly string[]) => player === 'eve' && others.includes('bo'),
      },
    } as unknown as Pick<Store, 'tables' | 'friends'>,
    { find: async (id) => (id === 'm' ? match : undefined) },
  );
type Channels = ReturnType<typeof open>;
const ask = async (channels: Channels, channel: string, player: string) => {
  const answers = [await channels.mayRead(channel, player), await channels.mayWrite(channel, player)];
  return answers.map((answer) => (answer.ok ? 'ok' : answer.error.code)).join(', ');
};

test.each<[string, string, StoredTable | undefined, typeof running | undefined, string]>([
  ['a player during the match', 'ann', { ...TABLE, match: 'm' }, running, 'ok, ok'],
  ['a spectator during the match', 'cleo', { ...TABLE, match: 'm' }, running, 'ok, players-only'],
  ['a spectator after the match', 'cleo', { ...TABLE, match: 'm' }, over, 'ok, ok'],
  ['a spectator before the match', 'cleo', TABLE, running, 'ok, ok'],
  ['somebody who is blocked by a player', 'eve', TABLE, running, 'ok, kept-apart'],
  ['a player at a table that is not listed', 'bo', { ...TABLE, open: false }, running, 'ok, ok'],
  ['somebody invited to a table that is not listed', 'dee', { ...TABLE, open: false }, running, 'ok, ok'],
  ['a stranger at a table that is not listed', 'cleo', { ...TABLE, open: false }, running, 'not-invited, not-invited'],
  ['a stranger at a table of a tournament', 'cleo', { ...hostless, open: false }, running, 'ok, ok'],
  ['anybody at a table that is gone', 'ann', undefined, running, 'no-table, no-table'],
])('whether %s may read and write at the table', async (_name, player, table, match, answers) => {
  expect(await ask(open(table, match), 'chat:t', player)).toBe(answers);
});

test('players read and write among the spectators only when the match is over', async () => {
  const hidden = 'audience-only, audience-only';
  expect(await ask(open(TABLE), 'audience:m', 'ann')).toBe(hidden);
  expect(await ask(open(TABLE), 'audience:m', 'cleo')).toBe('ok, ok');
  expect(await ask(open(TABLE, over), 'audience:m', 'ann')).toBe('ok, ok');
  expect(await ask(open(TABLE), 'audience:m2', 'cleo')).toBe('no-match, no-match');
});

test.each([
  ['the first of two friends', 'ann', 'talk:ann.cleo', 'ok, ok'],
  ['the second', 'cleo', 'talk:ann.cleo', 'ok, ok'],
  ['one who is no friend any more', 'bo', 'talk:ann.bo', 'ok, friends-only'],
  ['somebody else', 'bo', 'talk:ann.cleo', 'no-talk, no-talk'],
  ['one under another name of the channel', 'ann', 'talk:cleo.ann', 'no-talk, no-talk'],
  ['one with themselves', 'ann', 'talk:ann.ann', 'no-talk, no-talk'],
])('whether %s may read and write privately', async (_name, player, channel, answers) => {
  expect(await ask(open(TABLE), channel, player)).toBe(answers);
});

test('the channel of a table is stored under its id, others under their names', () => {
  expect(['chat:t', 'audience:m', 'talk:a.b'].map(storedChannel)).toEqual(['t', 'audience:m', 'talk:a.b']);
});
