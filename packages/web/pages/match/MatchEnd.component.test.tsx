import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startFakeMatch } from '../../testing/fake-match.ts';
import { answerTable, makeTable, person } from '../../testing/fake-table.ts';
import { openPage } from '../../testing/open-page.tsx';
import { textOf, watchPage } from '../../testing/watch-page.ts';

const scene = () => page.getByRole('main').getByRole('region', { name: /Victory|Defeat|Result/ });

describe.each([
  { width: 1280, height: 800 },
  { width: 390, height: 664 },
])('the end at $width × $height', (viewport) => {
  test('the winner and the loser see different scenes, with what to do next in sight', async () => {
    const match = await startFakeMatch('crack-the-code');
    answerTable(makeTable({ match: 'm', host: 'ann', seats: [person('Ann'), person('Bo')] }));
    await openPage('/matches/m', { viewport });
    await expect.element(page.getByText('Hide your code').first()).toBeVisible();
    match.move(1, { type: 'resign' });
    await expect.element(scene().getByText('You win: Bo resigned.')).toBeVisible();
    await expect.element(scene().getByRole('heading', { name: 'Victory' })).toBeVisible();
    const playAgain = scene().getByRole('button', { name: 'Play again' });
    for (const action of [playAgain, scene().getByRole('button', { name: 'Share' })]) {
      await expect.element(action).toBeVisible();
      expect(action.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(viewport.height);
    }
  });

  test('a match that was lost says so', async () => {
    const match = await startFakeMatch('crack-the-code');
    match.move(0, { type: 'resign' });
    await openPage('/matches/m', { viewport });
    await expect.element(scene().getByRole('heading', { name: 'Defeat' })).toBeVisible();
  });
});

/** What tells the result while the scores are counted. */
const readPage = () => {
  const prompt = document.querySelector('.crack .status');
  return {
    isCounting: document.querySelector('.end-scene.counting') !== null,
    isPromptSeen: prompt !== null && getComputedStyle(prompt).visibility === 'visible',
    scene: textOf('.end-scene'),
    spoken: textOf('[aria-live="polite"]'),
  };
};

test('with motion, the result is told when the scores have been counted', async () => {
  const noPreference = Object.assign(new EventTarget(), { matches: false, media: '', onchange: null });
  vi.spyOn(window, 'matchMedia').mockReturnValue(noPreference as MediaQueryList);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const match = await startFakeMatch('crack-the-code');
  await openPage('/matches/m');
  await expect.element(page.getByText('Hide your code').first()).toBeVisible();
  const { frames, stop } = watchPage(readPage);
  match.move(1, { type: 'resign' });
  await expect.poll(() => readPage().spoken).toContain('You win: Bo resigned.');
  stop();
  const counted = frames.filter(({ isCounting }) => isCounting);
  expect(counted.length).toBeGreaterThan(0);
  for (const { isPromptSeen, scene, spoken } of counted) {
    expect(isPromptSeen).toBe(false);
    expect(scene).not.toContain('You win');
    expect(spoken).not.toContain('You win');
  }
  expect(readPage().isPromptSeen).toBe(true);
});
