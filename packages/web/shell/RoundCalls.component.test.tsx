import type { MatchSummary } from '@sesame/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startFakeMatch } from '../testing/fake-match.ts';
import { answer, answerTopic, requests } from '../testing/fake-server.ts';
import { findViolations } from '../testing/find-violations.ts';
import { makeSummary } from '../testing/match-summary.ts';
import { openPage, PHONE } from '../testing/open-page.tsx';

const LIVE = { kind: 'live', perMove: 30, bank: 0 } as const;
const CUP = { id: 'cup', name: 'Friday cup', round: 2, format: 'swiss' };
const COUNTDOWN_MS = 10_000;
const dialog = (title = 'Your match is starting') => page.getByRole('dialog', { name: title });

beforeEach(() => {
  answer('GET /matches', []);
});

let started = 0;
/** Our match has just started. Each has an id of its own, as pages remember the matches they have seen. */
const start = ({ tournament = CUP, ...rest }: Partial<MatchSummary> & { readonly tournament?: object | null } = {}) => {
  started += 1;
  const match = makeSummary(`m${started}`, { pace: LIVE, yourTurn: true, startedAt: Date.now(), ...rest });
  answer(`GET /matches/${match.id}/tournament`, tournament === null ? {} : { tournament });
  answerTopic('me', () => ({ type: 'me', matches: [match] }));
};

test('a round is called on any page, in a dialog and in the title', async () => {
  start();
  await openPage('/settings', { viewport: PHONE });
  await expect.element(dialog()).toBeVisible();
  await expect.element(dialog().getByText('Round 2 of Friday cup')).toBeVisible();
  await expect.element(dialog().getByText('Crack the Code against Bo')).toBeVisible();
  await expect.element(dialog().getByText(/You’ll be taken to the board in \d+ s/)).toBeVisible();
  await expect.poll(() => document.title).toBe('▶ Your match is starting');
  expect(await findViolations()).toEqual([]);
});

test('after the countdown we are at the board, and the title is the page’s again', async () => {
  await startFakeMatch('crack-the-code');
  start({ id: 'm' });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  await openPage('/settings');
  await expect.element(dialog()).toBeVisible();
  expect(location.pathname).toBe('/settings');
  vi.advanceTimersByTime(COUNTDOWN_MS);
  await expect.poll(() => location.pathname).toBe('/matches/m');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.poll(() => document.title).not.toContain('Your match is starting');
});

test('one can stay, and go at once', async () => {
  start();
  await openPage('/settings');
  await userEvent.click(dialog().getByRole('button', { name: 'Stay here' }));
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(location.pathname).toBe('/settings');
  await expect.poll(() => document.title).not.toContain('Your match is starting');
});

test('a page that is loaded again does not call us twice', async () => {
  start();
  await openPage('/settings');
  await userEvent.click(dialog().getByRole('button', { name: 'Stay here' }));
  const asked = () => requests.filter(({ route }) => route.endsWith('/tournament')).length;
  const before = asked();
  await openPage('/friends');
  await expect.poll(asked).toBeGreaterThan(before);
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('by correspondence nobody is taken anywhere: a toast leads to the match', async () => {
  start({ pace: { kind: 'correspondence', perMove: 86_400, bank: 0 } });
  await openPage('/settings');
  await expect.element(page.getByText('Your table is ready. Round 2 of Friday cup')).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test.each([
  ['fr', 'Votre partie commence', 'Ronde 2 de « Friday cup »'],
  ['nl', 'Je partij begint', 'Ronde 2 van Friday cup'],
] as const)('in %s: %s', async (locale, title, round) => {
  start();
  await openPage('/settings', { locale });
  await expect.element(dialog(title).getByText(round)).toBeVisible();
});

test('a match that is no tournament’s calls nobody', async () => {
  start({ tournament: null });
  await openPage('/settings');
  await expect.poll(() => document.title).toMatch(/^\(1\)/);
  await expect.element(dialog()).not.toBeInTheDocument();
});
