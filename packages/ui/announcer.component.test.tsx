import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Announcer, useAnnounce, withdrawAnnouncement } from './announcer.tsx';

/** How long sentences are gathered that nobody asked for. */
const GATHER_MS = 2000;

function Page({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <Announcer />
    </>
  );
}

/** An announcer whose clock stands still but for `pass`. Nothing here polls: that moves a clock that was stopped. */
const openAnnouncer = async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { result, act } = await page.renderHook(useAnnounce, { wrapper: Page });
  return {
    announce: (...sentences: readonly string[]) =>
      act(async () => {
        for (const one of sentences) result.current?.(one);
      }),
    pass: (ms: number) =>
      act(async () => {
        vi.advanceTimersByTime(ms);
      }),
  };
};

const pressKey = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
const paragraphs = () => [...document.querySelectorAll('[aria-live] p')];
const spoken = () => paragraphs().map(({ textContent }) => textContent);

test('sentences that come together are all read, and a repeated one is a new paragraph', async () => {
  const { announce } = await openAnnouncer();
  await announce('one', 'two');
  expect(spoken()).toEqual(['one', 'two']);
  const [before] = paragraphs();
  pressKey();
  await announce('one', 'two');
  expect(before?.isConnected).toBe(false);
  expect(spoken()).toEqual(['one', 'two']);
});

test('what follows without an action is gathered, and an action is answered at once', async () => {
  const { announce, pass } = await openAnnouncer();
  await announce('one');
  expect(spoken()).toEqual(['one']);
  await announce('two');
  await pass(GATHER_MS - 1);
  await announce('three');
  expect(spoken()).toEqual(['one']);
  await pass(1);
  expect(spoken()).toEqual(['two', 'three']);
  pressKey();
  await announce('four');
  expect(spoken()).toEqual(['four']);
});

test('what is no longer true when its turn comes is not spoken', async () => {
  const { announce, pass } = await openAnnouncer();
  await announce('four');
  await announce('five', 'six');
  expect(withdrawAnnouncement('five')).toBe(true);
  expect(withdrawAnnouncement('four')).toBe(false);
  await pass(GATHER_MS);
  expect(spoken()).toEqual(['six']);
});
