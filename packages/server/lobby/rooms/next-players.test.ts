import { expect, test } from 'vitest';
import type { StoredMember } from '../../store/repositories/rooms.ts';
import { nextPlayers } from './next-players.ts';

const MEMBERS: Readonly<Record<string, StoredMember>> = {
  ann: { player: 'ann', name: 'Ann' },
  bo: { player: 'bo', name: 'Bo' },
  cleo: { player: 'cleo', name: 'Cleo', watching: true },
  dee: { player: 'dee', name: 'Dee', device: 'ann' },
  eve: { player: 'eve', name: 'Eve', device: 'gone' },
  gone: { player: 'gone', name: 'Gone' },
};
const GAME = { seats: { min: 2, max: 3 } };
const RACE = { ...GAME, race: {} as never };
const PLAYED: Readonly<Record<string, number>> = { ann: 3, bo: 1, dee: 2 };

test.each([
  ['those who are there and do not watch', GAME, 'ann bo cleo gone', [], 'ann bo', true],
  ['a guest on the device of somebody who is there', GAME, 'ann dee eve', [], 'ann dee', true],
  ['in a race only the owner of a device', RACE, 'ann dee bo', [], 'ann bo', true],
  ['bots only at seats that are free', GAME, 'ann bo', ['a', 'b'], 'ann bo a', true],
  ['not one alone', GAME, 'ann', [], 'ann', false],
  ['one with a bot', GAME, 'ann', ['a'], 'ann a', true],
  ['not bots among themselves', GAME, 'gone', ['a', 'b'], 'a b', false],
])('seats %s', (_, rules, members, bots, seated, isEnough) => {
  const room = {
    members: members.split(' ').flatMap((name) => MEMBERS[name] ?? []),
    next: { game: 'g', options: {}, bots },
  };
  const next = nextPlayers(room, rules, { isOnline: (player) => player !== 'gone', played: () => 0 });
  expect([...next.people.map(({ player }) => player), ...next.bots].join(' ')).toBe(seated);
  expect(next.isEnough).toBe(isEnough);
});

test('those who have played least come first, and sit as they joined', () => {
  const members = ['ann', 'bo', 'dee'].flatMap((name) => MEMBERS[name] ?? []);
  const two = { seats: { min: 2, max: 2 } };
  const { people } = nextPlayers({ members }, two, { isOnline: () => true, played: (one) => PLAYED[one] ?? 0 });
  expect(people.map(({ player }) => player)).toEqual(['bo', 'dee']);
});
