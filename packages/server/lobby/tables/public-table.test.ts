import { commitmentOf } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { termsHash } from '../../match/terms.ts';
import type { StoredTable } from '../../store/store.ts';
import { publicTable } from './public-table.ts';

const BARE: StoredTable = {
  id: 't',
  version: 4,
  game: 'crack-the-code',
  options: { pegs: 5 },
  pace: { kind: 'live', perMove: 30, bank: 0 },
  open: true,
  rated: false,
  seats: [{ kind: 'open' }],
  secret: '5ec2e7',
  drawRepeats: 1,
  createdAt: 7,
};
const isOnline = (player: string) => player === 'ann';
const seatsOf = (...seats: StoredTable['seats']) => publicTable({ ...BARE, host: 'ann', seats }, isOnline).seats;

test('everybody sees the settings of a table, and the commitment instead of its secret', () => {
  const { pace, options } = BARE;
  const common = { id: 't', game: 'crack-the-code', options, pace, open: true, rated: false, createdAt: 7 };
  const shown = { ...common, terms: termsHash(BARE), seats: [{ kind: 'open' }], commitment: commitmentOf('5ec2e7') };
  expect(publicTable(BARE, isOnline)).toEqual({ ...shown, draw: { repeats: 1 } });
  const more = { host: 'ann', match: 'm', next: 't2' };
  expect(publicTable({ ...BARE, ...more, drawDueAt: 9, closedAt: 8 }, isOnline)).toEqual({
    ...{ ...shown, ...more },
    draw: { dueAt: 9, repeats: 1 },
    closed: true,
  });
});

test('a seat tells neither where its player comes from, nor their share', () => {
  const said = {
    source: { network: 'n', browser: 'b' },
    share: { commitment: 'c', revealed: 's' },
    held: true,
  } as const;
  const bo = { kind: 'person', player: 'bo', name: 'Bo', ...said, guest: true, terms: termsHash(BARE) } as const;
  expect(seatsOf(bo)).toEqual([
    {
      ...{ kind: 'person', player: 'bo', name: 'Bo', online: false, guest: true },
      ...{ agreed: true, share: { commitment: 'c', revealed: true } },
    },
  ]);
  expect(seatsOf({ ...bo, share: {} })).toMatchObject([{ share: { revealed: false } }]);
});

test('a seat tells whether its player is here, has agreed and is a bot', () => {
  const person = (player: string, more = {}) => ({ kind: 'person', player, name: player, ...more }) as const;
  const one = (player: string, more = {}) => {
    const [, shown] = seatsOf({ kind: 'open' }, person(player, more));
    return shown?.kind === 'person' ? [shown.online, shown.agreed, shown.isBot, shown.guest] : [];
  };
  const terms = termsHash({ ...BARE, seats: [{ kind: 'open' }, { kind: 'open' }] });
  expect(one('ann', { terms })).toEqual([true, true, undefined, undefined]);
  expect(one('bo', { terms: 'other' })).toEqual([false, false, undefined, undefined]);
  expect(one('bo', { device: 'ann' })).toEqual([true, false, undefined, undefined]);
  expect(one('robo', { owner: 'ann' })).toEqual([false, true, true, undefined]);
  expect(one('robo', { owner: 'bo' })).toEqual([false, false, true, undefined]);
});
