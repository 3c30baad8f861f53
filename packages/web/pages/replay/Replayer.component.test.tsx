import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer } from '../../testing/fake-server.ts';
import { openPage } from '../../testing/open-page.tsx';
import { textOf, watchPage } from '../../testing/watch-page.ts';

const RECORD = {
  sesame: 1,
  game: 'crack-the-code',
  rules: 1,
  options: {},
  seats: ['Ann', 'Bo'],
  inputs: [
    { at: 1_000, by: 0, move: { type: 'hide', code: 'rrybw' } },
    { at: 2_000, by: 1, move: { type: 'hide', code: 'ggppw' } },
    { at: 3_000, by: 0, move: { type: 'guess', code: 'rryyb' } },
    { at: 4_000, by: 0, move: { type: 'resign' } },
  ],
  outcome: { ranks: [2, 1] },
  luck: { commitment: '', secret: '', contributions: ['', ''] },
};

const openReplay = async (ply: number) => {
  const seats = RECORD.seats.map((name) => ({ name, player: name.toLowerCase() }));
  answer('GET /matches/m', { id: 'm', game: RECORD.game, seats, you: 0 });
  answer('GET /matches/m/record', RECORD);
  await openPage(`/matches/m/replay?ply=${ply}`);
  await expect.element(page.getByRole('button', { name: 'Autoplay' })).toBeVisible();
};

const readPage = () => ({
  prompt: textOf('.crack .status'),
  ply: document.querySelector('.replay-log [aria-current="step"]')?.closest('li')?.dataset.ply,
});
const isChecking = ({ prompt }: ReturnType<typeof readPage>) => prompt.startsWith('Checking');

test('autoplay shows the moment of a guess before its result', async () => {
  await openReplay(2);
  const { frames, stop } = watchPage(readPage);
  await userEvent.click(page.getByRole('button', { name: 'Autoplay' }));
  await expect.poll(() => readPage().ply).toBe('3');
  stop();
  const shown = frames.filter(isChecking);
  expect(shown.length).toBeGreaterThan(0);
  expect(new Set(shown.map(({ ply }) => ply))).toEqual(new Set(['2']));
});

test('a step by hand is shown at once', async () => {
  await openReplay(2);
  const { frames, stop } = watchPage(readPage);
  await userEvent.click(page.getByRole('button', { name: 'Next move' }));
  await expect.poll(() => readPage().ply).toBe('3');
  stop();
  expect(frames.filter(isChecking)).toEqual([]);
});

test('a press before the last one is shown counts from where that leads', async () => {
  await openReplay(1);
  const next = page.getByRole('button', { name: 'Next move' }).element();
  for (let presses = 0; presses < 2; presses += 1) next.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(() => readPage().ply).toBe('3');
});

test('on localhost a shared link has an address that others can reach', async () => {
  answer('GET /share-urls', ['http://192.168.1.20:8080']);
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openReplay(2);
  await userEvent.click(page.getByRole('button', { name: 'Copy link' }));
  await expect.poll(() => copied.mock.lastCall).toEqual(['http://192.168.1.20:8080/matches/m/replay?ply=2&seat=0']);
});
