import { expect, test } from 'vitest';
import { crystal, fitting, readRows } from './play-crack-the-code.ts';
import { prompt } from './prompt.ts';
import { PHONE } from './test-server.ts';
import { useServer } from './use-server.ts';

const server = useServer();

test('plays a match against a bot by touch on a phone; no page scrolls sideways', async () => {
  const page = await server.openPage({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
  const overflowX = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.goto('/');
  expect(await overflowX()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Play Crack the Code' }).tap();
  await page.getByRole('dialog').getByRole('button').filter({ hasText: 'Apprentice' }).tap();
  await page.waitForURL('**/matches/*');

  const tap = async (code: string) => {
    for (const letter of code) await crystal(page, letter).tap();
  };
  await tap('ggppw');
  expect(await overflowX()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Hide code' }).tap();
  const mine = page.getByRole('region', { name: 'Your guesses' });
  const over = page.getByRole('button', { name: 'Play again' });
  for (let attempt = 1; attempt <= 12; attempt++) {
    const turn = prompt(page, new RegExp(`Your turn: make guess ${attempt} of 12|your last guess: find`));
    await turn.or(over).first().waitFor();
    if (await over.isVisible()) break;
    await tap(fitting(await readRows(mine), attempt));
    await page.getByRole('button', { name: 'Guess', exact: true }).tap();
    await expect.poll(async () => (await readRows(mine)).length).toBe(attempt);
  }
  await over.waitFor();
  expect(await overflowX()).toBeLessThanOrEqual(0);
});
