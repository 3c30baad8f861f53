import { afterAll, beforeAll, expect, test } from 'vitest';
import { crystal, fitting, readRows } from './crack-the-code.ts';
import { prompt } from './prompt.ts';
import { openStage, PHONE, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test('on a phone a match against a bot is played by touch, and nothing sticks out', async () => {
  const page = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
  const sticksOut = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.goto('/');
  expect(await sticksOut()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Play Crack the Code' }).tap();
  await page.getByRole('dialog').getByRole('button').filter({ hasText: 'Apprentice' }).tap();
  await page.waitForURL('**/matches/*');

  const tap = async (code: string) => {
    for (const letter of code) await crystal(page, letter).tap();
  };
  await tap('ggppw');
  expect(await sticksOut()).toBeLessThanOrEqual(0);
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
  expect(await sticksOut()).toBeLessThanOrEqual(0);
  expect(stage.complaints).toEqual([]);
});

test.each([PHONE, { width: 1280, height: 800 }])(
  'with most guesses and kinds, what one plays with is in sight at %o',
  async (viewport) => {
    const page = await stage.visit({ viewport });
    await page.goto('/');
    const match: string = await page.evaluate(async () => {
      await fetch('/api/me', { method: 'POST' });
      const options = { positions: 6, colours: 8, attempts: 16, repeats: true };
      const body = JSON.stringify({ game: 'crack-the-code', bots: ['random'], options });
      const answer = await fetch('/api/play', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      return (await answer.json()).id;
    });
    await page.goto(`/matches/${match}`);
    for (const part of [crystal(page, 'p'), page.getByRole('button', { name: 'Hide code' })]) {
      await part.waitFor();
      const { y, height } = (await part.boundingBox()) ?? { y: Number.POSITIVE_INFINITY, height: 0 };
      expect(y + height).toBeLessThanOrEqual(viewport.height);
    }
    expect(stage.complaints).toEqual([]);
  },
);
