import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { resetHints } from '../../../games/fake-crystal/board/coach-memory.ts';
import { startFakeMatch } from '../../testing/fake-match.ts';
import { DESKTOP, openPage, PHONE } from '../../testing/open-page.tsx';

interface Position {
  readonly seats: readonly { readonly hand: readonly string[] }[];
}

/** Heights of the place for hints on both screens, and where the board begins below it. */
const measure = async () => {
  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const place = async (viewport: typeof DESKTOP) => {
    await page.viewport(viewport.width, viewport.height);
    const coach = boxOf('.coach');
    const note = boxOf('.coach-note');
    const text = document.querySelector('.coach-note p');
    expect(document.querySelectorAll('.coach-note').length).toBeLessThanOrEqual(1);
    if (note !== undefined) expect(note.bottom).toBeLessThanOrEqual(coach?.bottom ?? 0);
    // Every line of the hint can be read without scrolling.
    if (text !== null) expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight);
    return coach?.height;
  };
  const phone = await place(PHONE);
  const desktop = await place(DESKTOP);
  return { phone, desktop, board: boxOf('.rosette')?.top };
};

const hintTitle = () => document.querySelector('.coach-note b')?.textContent;

test('hints of a first match come one at a time and never move the board', async () => {
  resetHints();
  const match = await startFakeMatch('fake-crystal');
  await openPage('/matches/m');
  await expect.poll(hintTitle).toBe('Your offer.');
  const first = await measure();
  expect(first.desktop).toBeGreaterThan(40);

  await userEvent.click(page.getByRole('button', { name: 'Got it' }));
  await expect.poll(hintTitle).toBe('Prices.');
  expect(await measure()).toEqual(first);
  await userEvent.click(page.getByRole('button', { name: 'Got it' }));
  await expect.poll(hintTitle).toBeUndefined();
  expect(await measure()).toEqual(first);

  for (const seat of [0, 1]) {
    const [left = '', right = ''] = (match.state() as Position).seats[seat]?.hand ?? [];
    match.move(seat, { type: 'offer', stall: [left, right].map((tile) => ({ tile, claim: 6, price: 3 })) });
  }
  await expect.element(page.getByText(/Your turn|is choosing an offer/).first()).toBeVisible();
  expect(await measure()).toEqual(first);
});
