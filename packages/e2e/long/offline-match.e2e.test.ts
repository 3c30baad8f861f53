import { connectAsGuest } from '@sesame/client';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clientOf, startCorrespondence } from '../correspondence-match.ts';
import { openKeptPage } from '../open-kept-page.ts';
import { fitting, guess, hide, readRows } from '../play-crack-the-code.ts';
import { prompt } from '../prompt.ts';
import { useServer } from '../use-server.ts';

const server = useServer({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Guesses until somebody has found a code. */
const playOut = async (page: Page) => {
  const replay = page.getByRole('link', { name: 'Replay' });
  const mine = page.getByRole('region', { name: 'Your guesses' });
  const mayGuess = page.getByRole('button', { name: 'Guess', exact: true });
  for (;;) {
    await replay.or(mayGuess).first().waitFor();
    if (await replay.isVisible()) return;
    const rows = await readRows(mine);
    await guess(page, fitting(rows));
    await expect.poll(async () => (await replay.isVisible()) || (await readRows(mine)).length > rows.length).toBe(true);
  }
};

/** A page without a network, in a match against a bot. */
const startOffline = async (): Promise<Page> => {
  const page = await openKeptPage(server, '/');
  await page.context().setOffline(true);
  await page.goto('/');
  await page.getByText('You’re offline. Play against bots').waitFor();
  await page.getByRole('button', { name: 'Play Crack the Code' }).click();
  await page.getByRole('dialog').locator('.rival').first().click();
  await page.waitForURL('**/matches/local-*');
  await hide(page, 'rybwg');
  return page;
};

test('a match against a bot is played to its end offline, and survives closing the tab', async () => {
  const page = await startOffline();
  const context = page.context();
  await guess(page, 'rrryy');
  const rowsOf = async (shown: Page) => (await readRows(shown.getByRole('region', { name: 'Your guesses' }))).length;
  await expect.poll(() => rowsOf(page)).toBe(1);

  // Close the tab in the middle, and open another one.
  await page.close();
  const again = await context.newPage();
  await again.goto('/');
  await again.getByRole('link', { name: /Crack the Code with/ }).click();
  await expect.poll(() => rowsOf(again)).toBe(1);
  await playOut(again);
  await again.getByText('Played offline').first().waitFor();

  // Its replay and analysis are there.
  await again.getByRole('button', { name: 'Analysis' }).click();
  await again.locator('#match-analysis').waitFor();
  await again.getByRole('link', { name: 'Replay' }).click();
  await again.waitForURL('**/replay');
  await again.getByRole('button', { name: 'Next move' }).waitFor();
  await context.close();
});

test('a match that ended offline is handed over once the network is back', async () => {
  const page = await startOffline();
  const match = pathOf(page).split('/')[2] ?? '';
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByText('Played offline').first().waitFor();
  await page.context().setOffline(false);
  await page.getByText('The match you played offline is in your history now.').waitFor();
  const guest = await clientOf(page, server.url);
  const [ended] = await guest.api
    .matches({ query: { which: 'ended' } })
    .then((answer) => (answer.ok ? answer.value : []));
  expect(ended).toMatchObject({ id: match, rated: false, offline: true, you: 0 });
  const profile = await guest.api.playedMatches({ params: { id: guest.id }, query: {} });
  expect(profile.ok && profile.value.matches.map((played) => played.match.id)).toEqual([match]);
  await page.context().close();
});

test('correspondence matches are shown offline; a move is sent when the network is back, or told why not', async () => {
  const page = await openKeptPage(server, '/');
  const context = page.context();
  const bo = await connectAsGuest(server.url);
  const played = await startCorrespondence(await clientOf(page, server.url), bo);
  const movedOn = await startCorrespondence(await clientOf(page, server.url), bo);
  // Both are looked at while the home page is open.
  const countKept = () =>
    page.evaluate(async () => {
      // Opening a database that is not there would make an empty one.
      if ((await indexedDB.databases()).length === 0) return 0;
      return new Promise<number>((resolve) => {
        const opening = indexedDB.open('sesame');
        opening.onsuccess = () => {
          const counting = opening.result.transaction('positions').objectStore('positions').count();
          counting.onsuccess = () => resolve(counting.result);
        };
      });
    });
  await expect.poll(countKept).toBe(2);
  await context.setOffline(true);

  for (const match of [played, movedOn]) {
    await page.goto('/');
    await page.getByText('You’re offline. Play against bots').waitFor();
    await page.locator(`a[href="/matches/${match}"]`).click();
    await page.getByText('You’re offline. This is the position of').waitFor();
    await hide(page, 'rybwg');
    await page.getByText('Your move will be sent when you’re back online.').first().waitFor();
    await prompt(page, 'Hide your code').waitFor({ state: 'hidden' });
  }
  // The move is still there after the tab was closed.
  await page.close();
  const again = await context.newPage();
  await again.goto(`/matches/${played}`);
  await again.getByRole('button', { name: 'Take move back' }).waitFor();

  expect(await bo.connection.play(movedOn, { type: 'hide', code: 'ggggg' })).toEqual({ ok: true, value: undefined });
  await context.setOffline(false);
  await again.getByText('Your move in Crack the Code was sent.').waitFor();
  await again.getByText('Your move in Crack the Code wasn’t played: the match had moved on.').waitFor();
  const awaitsAnn = async (match: string) => {
    const summary = await (await clientOf(again, server.url)).api.match({ params: { id: match } });
    return summary.ok && summary.value.yourTurn;
  };
  expect([await awaitsAnn(played), await awaitsAnn(movedOn)]).toEqual([false, true]);
  bo.connection.close();
  await context.close();
});
