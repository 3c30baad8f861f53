import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type FakeMatch, startFakeMatch } from '../../testing/fake-match.ts';
import { openPage } from '../../testing/open-page.tsx';

interface Position {
  readonly round: number;
  readonly first: number;
  readonly turn: number;
  readonly stage: { readonly type: string; readonly joined?: readonly { readonly seat: number }[] };
  readonly seats: readonly { readonly hand: readonly string[]; readonly stall: readonly unknown[] }[];
}

const positionOf = (match: FakeMatch) => match.state() as Position;
const activeOf = ({ first, turn, seats }: Position): number => (first + turn) % seats.length;

/** Claims 6 for a tile of two or three crystals, otherwise 18: a lie, unless it is a 6. */
const lieAbout = (tile: string): number => (['2', '3'].includes(tile.at(-1) ?? '') ? 6 : 18);

/** All players offer two tiles with false claims. */
const makeOffers = (match: FakeMatch): void => {
  for (const seat of positionOf(match).seats.keys()) {
    const [left = '', right = ''] = positionOf(match).seats[seat]?.hand ?? [];
    const stall = [left, right].map((tile) => ({ tile, claim: lieAbout(tile), price: 5 }));
    match.move(seat, { type: 'offer', stall });
  }
};

/** Both players make their offers; Ann banks until it is Bo’s turn. */
const playToBosTurn = (match: FakeMatch): void => {
  makeOffers(match);
  while (activeOf(positionOf(match)) === 0 || positionOf(match).stage.type === 'claim') playOn(match);
};

/** Banks any offer of another player, or takes back an own one, and claims nothing. */
const playOn = (match: FakeMatch): void => {
  const { stage, seats, ...position } = positionOf(match);
  if (stage.type === 'claim') return match.move(stage.joined?.[0]?.seat ?? 0, { type: 'decline' });
  const active = activeOf({ stage, seats, ...position });
  const columnOf = (seat: number) => seats[seat]?.stall.findIndex((offer) => offer !== null) ?? -1;
  const seller = [...seats.keys()].find((seat) => seat !== active && columnOf(seat) >= 0);
  if (seller === undefined) match.move(active, { type: 'repack', column: columnOf(active) });
  else match.move(active, { type: 'bank', seller, column: columnOf(seller) });
};

const textOf = (selector: string): string =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent).join(' ');

/** Everything that tells what has happened, except the moment itself. */
const told = () => ({
  log: textOf('[role="tabpanel"]'),
  status: textOf('.status-line'),
  purse: textOf('[data-purse="1"]'),
  recent: textOf('.recent-events'),
  live: textOf('[aria-live="polite"]'),
});

/** Records what the page tells with every change while a moment is shown. */
const watchMoments = () => {
  const seen: ReturnType<typeof told>[] = [];
  const observer = new MutationObserver(() => {
    if (document.querySelector('.moment') !== null) seen.push(told());
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return { seen, stop: () => observer.disconnect() };
};

test('nothing tells what a traded tile is before it has been turned', async () => {
  const match = await startFakeMatch('fake-crystal');
  playToBosTurn(match);
  await openPage('/matches/m');
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect.poll(() => told().status).toContain('Bo is choosing an offer');
  const before = told();

  const { seen, stop } = watchMoments();
  match.move(1, { type: 'buy', seller: 0, column: 1 });
  await expect.poll(() => told().status).toContain('Your turn');
  stop();

  expect(seen).not.toEqual([]);
  for (const { status, ...rest } of seen) {
    expect(status).toBe('Bo buys Ann’s tile for 5.');
    expect(rest).toEqual({ log: before.log, purse: before.purse, recent: before.recent, live: before.live });
  }
  const verdict = /Honest: \d+|Claimed \d+, worth \d+|Claimed \d+: a fake!/;
  // Announcements follow a moment later.
  await expect.poll(told).toMatchObject({
    log: expect.stringMatching(verdict),
    recent: expect.stringMatching(verdict),
    live: expect.stringMatching(verdict),
  });
  expect(told().purse).not.toBe(before.purse);
});

test('a round ends with a summary, and only then the next offers are asked for', async () => {
  const match = await startFakeMatch('fake-crystal');
  playToBosTurn(match);
  await openPage('/matches/m');
  await expect.poll(() => told().status).toContain('Bo is choosing an offer');
  const { seen, stop } = watchMoments();
  while (positionOf(match).round === 1) playOn(match);
  await expect.element(page.getByText('Round 1 is over', { exact: true })).toBeVisible();
  expect(textOf('.round-summary')).toContain('banked 5');
  await expect.poll(() => told().status).toContain('Make your offer');
  stop();
  expect(seen.some(({ status }) => status.includes('Make your offer'))).toBe(false);
});

test('a match opened in mid-round still gets the summary of the whole round', async () => {
  const match = await startFakeMatch('fake-crystal');
  playToBosTurn(match);
  playOn(match);
  await openPage('/matches/m');
  await expect.element(page.getByRole('region', { name: 'Your stall' })).toBeVisible();
  while (positionOf(match).round === 1) playOn(match);
  await expect.element(page.getByText('Round 1 is over', { exact: true })).toBeVisible();
  expect(document.querySelectorAll('.round-summary li')).toHaveLength(4);
  expect(textOf('.credit-changes')).toMatch(/Ann [+−]?\d+.*Bo [+−]?\d+/);
  expect(document.querySelector('.moment button, .moment a')).toBeNull();
});

test('the summary of a round with five players fits on a phone', async () => {
  const match = await startFakeMatch('fake-crystal', { seats: 5 });
  makeOffers(match);
  await openPage('/matches/m', { viewport: { width: 390, height: 664 } });
  await expect.element(page.getByRole('region', { name: 'Your stall' })).toBeVisible();
  while (positionOf(match).round === 1) playOn(match);
  await expect.element(page.getByText('Round 1 is over', { exact: true })).toBeVisible();
  const summary = document.querySelector('.round-summary');
  expect(summary?.querySelectorAll('li')).toHaveLength(10);
  expect(summary?.getBoundingClientRect().bottom).toBeLessThanOrEqual(664);
});

test('at the end, the scores and what to do next are in sight on a phone', async () => {
  const match = await startFakeMatch('fake-crystal');
  while (positionOf(match).stage.type !== 'over') {
    if (positionOf(match).stage.type === 'offers') makeOffers(match);
    else playOn(match);
  }
  await openPage('/matches/m', { viewport: { width: 390, height: 664 } });
  const share = page.getByRole('button', { name: 'Share' });
  await expect.element(share).toBeVisible();
  expect(share.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(664);
  const table = document.querySelector('.end-scene .score-table');
  expect(table?.getBoundingClientRect().right).toBeLessThanOrEqual(390);
});
