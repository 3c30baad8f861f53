import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startFakeMatch } from '../../../testing/fake-match.ts';
import { answer, answerWith, requests } from '../../../testing/fake-server.ts';
import { findViolations } from '../../../testing/find-violations.ts';
import { DESKTOP, openPage, overflowX, PHONE } from '../../../testing/open-page.tsx';

const DAILY = { kind: 'correspondence', perMove: 86_400, bank: 0 } as const;
const dialog = page.getByRole('dialog', { name: 'Conditional moves' });
const savedPlan = () => requests.findLast(({ route }) => route === 'PUT /matches/m/plan')?.body;

/** Stores the plan, as the server does. */
const keepPlan = () =>
  answerWith('PUT /matches/m/plan', ({ body }) => {
    const stored = { state: 'stands', plan: (body as { plan: unknown }).plan };
    answer('GET /matches/m/plan', stored);
    return stored;
  });

test('Crack the Code: guesses for several answers are planned by mouse and by keys, looked at and deleted', async () => {
  const match = await startFakeMatch('crack-the-code', { pace: DAILY });
  keepPlan();
  match.move(0, { type: 'hide', code: 'rrybw' });
  match.move(1, { type: 'hide', code: 'ggppw' });
  await openPage('/matches/m');
  await expect.element(page.getByText('Your turn: make guess 1 of 12.').first()).toBeVisible();
  expect(page.getByRole('button', { name: 'Plan next move' }).elements()).toEqual([]);
  match.move(0, { type: 'guess', code: 'yyyyy' });

  await page.getByRole('button', { name: 'Plan next move' }).click();
  const palette = dialog.getByRole('group', { name: 'Crystals' });
  await expect.element(dialog.getByRole('button', { name: 'Save plan' })).toBeDisabled();
  for (const name of ['red', 'red', 'green', 'purple', 'white']) await palette.getByRole('button', { name }).click();
  const answered = (black: number, white: number) =>
    dialog.getByRole('button', { name: `${black} in the right place, ${white} in the wrong place`, exact: true });
  const focusGuess = () => {
    const place = dialog.getByRole('group', { name: 'Your guess' }).getByRole('button').first().element();
    if (place instanceof HTMLElement) place.focus();
  };
  await answered(2, 1).click();
  focusGuess();
  await userEvent.keyboard('gggpw');
  await expect
    .element(
      dialog.getByRole('button', {
        name: '2 in the right place, 1 in the wrong place: Guess 3: green, green, green, purple, white',
      }),
    )
    .toBeVisible();
  await answered(4, 0).click();
  focusGuess();
  await userEvent.keyboard('gg');
  expect(await findViolations()).toEqual([]);
  await page.viewport(PHONE.width, PHONE.height);
  expect(await findViolations()).toEqual([]);
  expect(overflowX()).toBeLessThanOrEqual(0);
  await page.viewport(DESKTOP.width, DESKTOP.height);
  await dialog.getByRole('button', { name: 'Save plan' }).click();
  await expect.element(page.getByText('Your next move is planned. Only you can see it.')).toBeVisible();
  expect(JSON.stringify(savedPlan())).toContain('rrgpw');
  expect(JSON.stringify(savedPlan())).toContain('gggpw');

  await page.getByRole('button', { name: 'View plan' }).click();
  await expect
    .element(dialog.getByRole('button', { name: '2 in the right place, 1 in the wrong place: Guess 3: green' }))
    .toBeVisible();
  await userEvent.keyboard('{Escape}');
  answer('DELETE /matches/m/plan', { state: 'none' });
  await page.getByRole('button', { name: 'Delete plan' }).click();
  await expect.element(page.getByRole('button', { name: 'Plan next move' })).toBeVisible();
});

test('Fake Crystal: orders are added on a phone', async () => {
  const match = await startFakeMatch('fake-crystal', { pace: DAILY });
  keepPlan();
  const { seats } = match.state() as { seats: readonly { hand: readonly string[] }[] };
  const stall = seats[0]?.hand.slice(0, 2).map((tile, i) => ({ tile, claim: i === 0 ? 12 : 6, price: 3 + i }));
  match.move(0, { type: 'offer', stall });
  await openPage('/matches/m', { viewport: PHONE });
  await page.getByRole('button', { name: 'Plan next move' }).click();
  await expect.element(dialog.getByText('For round 1. Anything your orders don’t cover waits for you.')).toBeVisible();
  await dialog.getByRole('slider', { name: 'For at most' }).fill('3');
  const claim = dialog.getByRole('switch', { name: 'Claim the best trophy' }).element();
  if (claim instanceof HTMLElement) claim.focus();
  await userEvent.keyboard(' ');
  await dialog.getByRole('button', { name: 'Add order' }).click();
  const bank = dialog.getByRole('radio', { name: 'Bank' }).last().element();
  if (bank instanceof HTMLElement) bank.focus();
  await userEvent.keyboard(' ');
  await expect.element(dialog.getByRole('button', { name: 'Remove order 1' })).toBeVisible();
  expect(await findViolations()).toEqual([]);
  expect(overflowX()).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: 'Save plan' }).click();
  await expect.element(page.getByText('Your next move is planned. Only you can see it.')).toBeVisible();
  expect(savedPlan()).toEqual({
    plan: {
      round: 1,
      wishes: [
        { do: 'buy', claim: 12, price: 3 },
        { do: 'bank', claim: 12, price: 4 },
      ],
      claim: true,
    },
  });
});
