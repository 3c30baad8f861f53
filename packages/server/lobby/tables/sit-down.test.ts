import type { Result } from '@sesame/kernel';
import { describe, expect, test } from 'vitest';
import { termsHash } from '../../match/terms.ts';
import type { Chair, PersonChair, StoredPlayer, StoredTable } from '../../store/store.ts';
import { clearSeat, isComplete, playersAt, readyToStart, renamePlayer, seatBot, sitDown } from './seating.ts';

const BARE: StoredTable = {
  id: 't',
  version: 0,
  game: 'crack-the-code',
  options: {},
  pace: { kind: 'live', perMove: 30, bank: 0 },
  open: true,
  rated: true,
  host: 'ann',
  seats: [{ kind: 'open' }, { kind: 'open' }],
  secret: '00',
  drawRepeats: 0,
  createdAt: 0,
};
/** In place of the terms of a table and of others. */
const TERMS = 'its terms';
const OTHER_TERMS = 'other terms';

const player = (id: string, more: Partial<StoredPlayer> = {}): StoredPlayer => ({
  id,
  name: id,
  createdAt: 0,
  ...more,
});
const person = (id: string, more: Partial<PersonChair> = {}): PersonChair => ({
  kind: 'person',
  player: id,
  name: id,
  terms: TERMS,
  ...more,
});
const free: Chair = { kind: 'open' };
const bot: Chair = { kind: 'bot', bot: 'master' };
const heldFor = (id: string): Chair => ({ kind: 'open', heldFor: { player: id, name: id } });
const termsOf = (seats: readonly unknown[], terms: string): string =>
  terms === TERMS ? termsHash({ ...BARE, seats }) : terms;
const at = (...seats: readonly Chair[]): StoredTable => ({
  ...BARE,
  seats: seats.map((chair) =>
    chair.kind === 'person' && chair.terms !== undefined ? { ...chair, terms: termsOf(seats, chair.terms) } : chair,
  ),
});
const started: StoredTable = { ...BARE, match: 'm' };

/** The code of a refusal, or who sits where: `-` nobody, `*` a bot. */
const seen = (result: Result<StoredTable>): string => {
  if (!result.ok) return result.error.code;
  return result.value.seats
    .map((chair) => (chair.kind === 'person' ? chair.player : chair.kind === 'bot' ? '*' : '-'))
    .join(' ');
};

describe('somebody who sits down', () => {
  test.each<[string, string, StoredTable, string, number?]>([
    ['takes the first free seat', 'ann bo -', at(person('ann'), free, free), 'bo'],
    ['takes the seat that they want', 'ann - bo', at(person('ann'), free, free), 'bo', 2],
    ['takes the seat that is held for them', 'ann - bo', at(person('ann'), free, heldFor('bo')), 'bo'],
    ['passes a seat that is held for somebody else', '- bo', at(heldFor('cleo'), free), 'bo'],
    ['finds no seat but one held for another', 'held', at(person('ann'), heldFor('cleo')), 'bo'],
    ['may not take one held for another', 'held', at(heldFor('cleo'), free), 'bo', 0],
    ['finds the table full', 'full', at(person('ann'), bot), 'bo'],
    ['may not take somebody’s seat', 'taken', at(person('ann'), free), 'bo', 0],
    ['may not take a bot’s seat', 'taken', at(bot, free), 'bo', 0],
    ['finds no such seat', 'no-seat', at(person('ann'), free), 'bo', 2],
    ['sits there already', 'seated', at(person('ann'), free), 'ann'],
    ['agrees to new terms', 'ann -', at(person('ann', { terms: OTHER_TERMS }), free), 'ann'],
    ['comes too late', 'started', started, 'bo'],
  ])('%s', (_, result, table, who, seat) => {
    const request = { terms: termsOf(table.seats, TERMS), ...(seat !== undefined && { seat }) };
    expect(seen(sitDown(table, player(who), request))).toBe(result);
  });

  test('agrees to the terms they were shown, and to no others', () => {
    const seated = sitDown(at(person('ann'), free), player('bo'), { terms: termsHash(BARE) });
    expect(seated.ok && isComplete(seated.value)).toBe(true);
    const refused = sitDown(at(person('ann'), free), player('bo'), { terms: OTHER_TERMS });
    expect(refused).toMatchObject({
      ok: false,
      error: { code: 'terms-changed', terms: { hash: termsHash(BARE), rated: true } },
    });
  });

  test('is noted with what they said, and with no more', () => {
    const chairOf = (request: Partial<Parameters<typeof sitDown>[2]>, who = player('bo')) => {
      const seated = sitDown(at(free, free), who, { terms: termsHash(BARE), ...request });
      return seated.ok ? seated.value.seats[0] : undefined;
    };
    const terms = { terms: termsHash(BARE) };
    expect(chairOf({})).toEqual(person('bo', terms));
    expect(chairOf({ isGuest: true, share: 'c', source: { network: 'n' } })).toEqual(
      person('bo', { ...terms, guest: true, share: { commitment: 'c' }, source: { network: 'n' } }),
    );
    expect(chairOf({}, player('robo', { owner: 'ann' }))).toEqual(person('robo', { ...terms, owner: 'ann' }));
  });
});

test('a seat is left by its player or cleared by the host, and stays held for whom it was', () => {
  const table = at(person('ann'), person('bo', { held: true }), bot, free);
  const clear = (who: string, seat: number) => seen(clearSeat(table, who, seat));
  expect([clear('bo', 1), clear('ann', 0), clear('ann', 2), clear('ann', 3)]).toEqual([
    'ann - * -',
    '- bo * -',
    'ann bo - -',
    'ann bo * -',
  ]);
  expect([clear('bo', 0), clear('bo', 2), clear('bo', 3), clear('ann', 4)]).toEqual([
    'not-host',
    'not-host',
    'not-host',
    'no-seat',
  ]);
  expect(seen(clearSeat(started, 'ann', 0))).toBe('started');
  const after = (seat: number) => {
    const cleared = clearSeat(table, 'ann', seat);
    return cleared.ok ? cleared.value.seats[seat] : undefined;
  };
  expect([after(0), after(1), after(2)]).toEqual([free, heldFor('bo'), free]);
});

test('only the host adds bots: built-in ones, and each of their own once', () => {
  const robo = player('robo', { owner: 'ann' });
  const table = at(person('ann'), free);
  expect(seen(seatBot(table, 'ann', { bot: 'master' }))).toBe('ann *');
  expect(seen(seatBot(table, 'ann', { bot: robo }))).toBe('ann robo');
  expect(seen(seatBot(table, 'bo', { bot: 'master' }))).toBe('not-host');
  expect(seen(seatBot(at(person('robo', { owner: 'ann' }), free), 'ann', { bot: robo }))).toBe('seated');
  expect(seen(seatBot(at(person('ann'), heldFor('bo')), 'ann', { bot: 'master', seat: 1 }))).toBe('held');
  expect(seen(seatBot(table, 'ann', { bot: 'your-level' }))).toBe('never-rated');
  expect(seen(seatBot({ ...table, rated: false }, 'ann', { bot: 'your-level' }))).toBe('ann *');
});

test.each([
  ['is ready', 'ann bo', at(person('ann'), person('bo')), 'ann', TERMS],
  ['is ready with a bot', 'ann *', at(person('ann'), bot), 'ann', TERMS],
  [
    'is ready with a bot of the host',
    'ann robo',
    at(person('ann'), { kind: 'person', player: 'robo', name: 'robo', owner: 'ann' } as const),
    'ann',
    TERMS,
  ],
  [
    'waits for the owner of another bot',
    'not-agreed',
    at(person('ann'), { kind: 'person', player: 'robo', name: 'robo', owner: 'bo' } as const),
    'ann',
    TERMS,
  ],
  ['is started by its host only', 'not-host', at(person('ann'), person('bo')), 'bo', TERMS],
  ['starts once', 'started', started, 'ann', TERMS],
  ['has free seats', 'not-full', at(person('ann'), free), 'ann', TERMS],
  ['has other terms than its host was shown', 'terms-changed', at(person('ann'), person('bo')), 'ann', OTHER_TERMS],
  [
    'waits for somebody’s agreement',
    'not-agreed',
    at(person('ann'), person('bo', { terms: OTHER_TERMS })),
    'ann',
    TERMS,
  ],
])('a table to start %s', (_, result, table, host, terms) => {
  expect(seen(readyToStart(table, host, termsOf(table.seats, terms)))).toBe(result);
});

test('players at a table are those who sit there and those for whom seats are held, under their new names', () => {
  const table = at(person('ann'), heldFor('bo'), free, bot);
  expect(playersAt(table)).toEqual(['ann', 'bo']);
  const renamed = (id: string) => renamePlayer(table, player(id, { name: 'Zoe' })).seats;
  const [ann] = table.seats;
  expect(renamed('ann')).toEqual([{ ...ann, name: 'Zoe' }, heldFor('bo'), free, bot]);
  expect(renamed('bo')).toEqual([ann, { kind: 'open', heldFor: { player: 'bo', name: 'Zoe' } }, free, bot]);
});
