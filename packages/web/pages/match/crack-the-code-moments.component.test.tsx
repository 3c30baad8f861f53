import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startFakeMatch } from '../../testing/fake-match.ts';
import { openPage } from '../../testing/open-page.tsx';
import { textOf, watchPage } from '../../testing/watch-page.ts';

const CODES = ['rrybw', 'ggppw'] as const;

/** What tells the answer to a guess: written, spoken, and as labels of pins that screen readers can reach. */
const readPage = () => ({
  prompt: textOf('.crack .status'),
  log: textOf('.match-log'),
  spoken: textOf('[aria-live="polite"]'),
  animatedAgain: document.querySelectorAll('.crack .fresh').length,
  labels: [...document.querySelectorAll('.crack [aria-label]')]
    .filter((one) => one.closest('[aria-hidden=true]') === null)
    .map((one) => one.getAttribute('aria-label'))
    .join(),
});

const startGuessing = async () => {
  const match = await startFakeMatch('crack-the-code');
  for (const [seat, code] of CODES.entries()) match.move(seat, { type: 'hide', code });
  return match;
};

const openLog = async () => {
  await openPage('/matches/m');
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect.element(page.getByText('Bo hid a code.').first()).toBeVisible();
};

test('Crack the Code: the answer to a guess is told when its pins have dropped', async () => {
  const match = await startGuessing();
  match.move(0, { type: 'guess', code: 'yyyyy' });
  await openLog();
  await expect.element(page.getByText('Bo is guessing').first()).toBeVisible();
  const before = readPage();

  const { frames, stop } = watchPage(readPage);
  match.move(1, { type: 'guess', code: 'rryyw' });
  const answer = '4 in the right place, 0 in the wrong place';
  await expect.poll(() => readPage().spoken).toContain(answer);
  stop();

  const shown = frames.filter(({ prompt }) => prompt === 'Checking Bo’s guess…');
  expect(shown.length).toBeGreaterThan(0);
  for (const { log, spoken, labels } of shown) {
    expect(log).toBe(before.log);
    expect(spoken).not.toContain('right place');
    expect(labels).not.toContain(answer);
  }
  expect(readPage().labels).toContain(answer);
  expect(readPage().log).not.toBe(before.log);
  expect(readPage().prompt).toContain('Your turn');
});

test('Crack the Code: the last guess, which can still draw, does not tell the result before its pins', async () => {
  const match = await startGuessing();
  await openLog();
  const { frames, stop } = watchPage(readPage);
  match.move(0, { type: 'guess', code: 'ggppw' });
  match.move(1, { type: 'guess', code: 'rrybw' });
  await expect.poll(() => readPage().prompt).toContain('Draw: both codes were found');
  stop();

  const shown = frames.filter(({ prompt }) => prompt === 'Bo’s last guess: is it the code?');
  expect(shown.length).toBeGreaterThan(0);
  for (const { log, spoken } of shown) {
    expect(log).not.toContain('draw');
    expect(spoken).not.toContain('draw');
  }
});

test('Crack the Code: your own guess is checked before the prompt says whose turn it is', async () => {
  const match = await startGuessing();
  await openPage('/matches/m');
  await expect.element(page.getByText('Your turn: make guess 1').first()).toBeVisible();
  const { frames, stop } = watchPage(readPage);
  await userEvent.keyboard('ggppp');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => readPage().prompt).toContain('Bo is guessing');
  match.move(1, { type: 'guess', code: 'rryyw' });
  await expect.poll(() => readPage().prompt).toContain('Your turn: make guess 2');
  stop();
  const checking = frames.findIndex(({ prompt }) => prompt === 'Checking your guess…');
  expect(checking).toBeGreaterThanOrEqual(0);
  const next = frames.findIndex(({ prompt }) => prompt.includes('Bo is guessing'));
  expect(frames.slice(checking, next).every(({ prompt }) => !prompt.includes('Your turn'))).toBe(true);
  // A guess that had its moment is not animated again when the next one has its own.
  expect(frames.every(({ animatedAgain }) => animatedAgain === 0)).toBe(true);
});
