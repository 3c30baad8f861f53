import type { Entrant, Tournament } from '@sesame/protocol';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, requests } from '../../testing/fake-server.ts';
import { findViolations } from '../../testing/find-violations.ts';
import { openPage, overflowX, PHONE } from '../../testing/open-page.tsx';

const ANN: Entrant = { number: 1, name: 'Ann', player: 'ann', out: false };
const BO: Entrant = { number: 2, name: 'Bo', player: 'bo', out: false };
const ARENA: Tournament = {
  id: 'cup',
  name: 'Friday arena',
  game: 'crack-the-code',
  pace: { kind: 'live', perMove: 30, bank: 0 },
  format: 'arena',
  rounds: 0,
  places: 16,
  size: 2,
  start: { kind: 'time', at: 1 },
  minutes: 60,
  repeats: 'week',
  rated: true,
  state: 'running',
  round: 1,
  entrants: 2,
  organiser: { player: 'bo', name: 'Bo' },
  createdAt: 1,
  startedAt: Date.now(),
  options: {},
  commitment: 'ab'.repeat(32),
  people: [ANN, BO],
  standings: [
    { entrant: 2, rank: 1, points: 2, breaks: [1] },
    { entrant: 1, rank: 2, points: 0, breaks: [0] },
  ],
  tieBreaks: ['wins'],
  meetings: [[{ board: 1, seats: [1, 2], match: 'm', points: [0, 1] }]],
};

const show = async (people: readonly Entrant[], rest: Partial<Tournament> = {}) => {
  answer('GET /tournaments/cup', { ...ARENA, people, ...rest });
  answer('POST /tournaments/cup/entrants', ARENA);
  answer('DELETE /tournaments/cup/entrants/1', ARENA);
  await openPage('/tournaments/cup', { viewport: PHONE });
  await expect.element(page.getByRole('heading', { name: 'Friday arena' })).toBeVisible();
};
const sent = () => requests.map(({ route }) => route);

test('an arena says until when it runs, and lists its latest matches instead of rounds', async () => {
  await show([ANN, BO]);
  await expect.element(page.getByText('Arena, 60 min. Every week.', { exact: false })).toBeVisible();
  await expect
    .element(page.getByText(/No new matches after .* You’ll be paired as soon as somebody is free\./))
    .toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Latest matches' })).toBeVisible();
  await expect.element(page.getByRole('tab', { name: 'Round 1' })).not.toBeInTheDocument();
  await expect.element(page.getByText('After two wins in a row points count double', { exact: false })).toBeVisible();
  expect(overflowX()).toBe(0);
  expect(await findViolations()).toEqual([]);
});

test('one can join an arena that runs', async () => {
  await show([BO]);
  await userEvent.click(page.getByRole('button', { name: 'Enter', exact: true }));
  await expect.poll(sent).toContain('POST /tournaments/cup/entrants');
});

test('one can take a break from an arena', async () => {
  await show([ANN, BO]);
  await userEvent.click(page.getByRole('button', { name: 'Take a break' }));
  await expect.poll(sent).toContain('DELETE /tournaments/cup/entrants/1');
});

test.each([
  ['an arena', {}, /You’re taking a break/],
  ['a Swiss', { format: 'swiss', rounds: 5 }, /You missed two matches/],
] as const)('in %s, somebody who is away may come back', async (_, rest, text) => {
  await show([{ ...ANN, out: true, away: true }, BO], rest);
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByText('(away)')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Come back' }));
  await expect.poll(sent).toContain('POST /tournaments/cup/entrants');
});
