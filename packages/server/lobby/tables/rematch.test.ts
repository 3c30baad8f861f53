import { expect, test } from 'vitest';
import { loadGames } from '../../lib/games.ts';
import type { Chair, StoredTable } from '../../store/store.ts';
import { planRematch } from './rematch.ts';

const games = await loadGames();
const person = (player: string): Chair => ({
  kind: 'person',
  player,
  name: player,
  share: { commitment: 'aa', revealed: 'a' },
});
const ANN = { id: 'ann', name: 'Ann', createdAt: 0 };

const table = (more: Partial<StoredTable>): StoredTable => ({
  id: 't',
  version: 1,
  game: 'crazy-mix',
  options: {},
  pace: { kind: 'correspondence', perMove: 86_400, bank: 0 },
  open: true,
  rated: true,
  host: 'bo',
  seats: [person('ann'), person('bo')],
  secret: '00',
  drawRepeats: 0,
  createdAt: 0,
  ...more,
});
const plan = (before: StoredTable, game?: string) =>
  planRematch(before, { player: ANN, seated: { share: 'bb' }, ...(game !== undefined && { game }) }, games);

test('a rematch keeps game, options and time control, is unlisted and rotates the seats', () => {
  const planned = plan(table({ game: 'crack-the-code', options: { positions: 4 } }));
  expect(planned).toMatchObject({
    ok: true,
    value: {
      game: 'crack-the-code',
      options: { positions: 4 },
      pace: { kind: 'correspondence' },
      open: false,
      rated: true,
      host: 'ann',
      seats: [
        { kind: 'open', heldFor: { player: 'bo' } },
        { kind: 'person', player: 'ann', share: { commitment: 'bb' } },
      ],
    },
  });
});

test('another game brings its own options, with individual races by correspondence', () => {
  const planned = plan(table({ game: 'crack-the-code', options: { positions: 4 } }), 'crazy-mix');
  const apart = games.rulesOf('crazy-mix')?.race?.apart ?? '';
  expect(planned.ok && planned.value.options).toMatchObject({ [apart]: true });
  expect(planned.ok && Object.hasOwn(planned.value.options, 'positions')).toBe(false);
});

test.each([
  ['lightning', 7, 'inventor'],
  ['regular', 4, 'mechanic'],
  ['dawdler', 1, 'apprentice'],
])('the bot %s of strength %i makes room for %s', (bot, _level, other) => {
  const planned = plan(table({ seats: [person('ann'), { kind: 'bot', bot }] }), 'crystal-code');
  expect(planned.ok && planned.value.seats[0]).toEqual({ kind: 'bot', bot: other });
});

test('refuses a game for fewer players', () => {
  const seats = ['ann', 'bo', 'cleo', 'dan', 'eve'].map(person);
  expect(plan(table({ seats }), 'crystal-code')).toMatchObject({ ok: false, error: { code: 'wrong-seats' } });
});
