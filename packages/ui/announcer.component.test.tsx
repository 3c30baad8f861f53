import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Announcer, useAnnounce, withdrawAnnouncement } from './announcer.tsx';

function Speaker({ sentences }: { readonly sentences: readonly string[] }) {
  const announce = useAnnounce();
  return (
    <>
      <button type="button" onClick={() => sentences.forEach(announce)}>
        Speak
      </button>
      <button
        type="button"
        onClick={() => {
          for (const [i, one] of sentences.entries()) setTimeout(announce, 100 * i, one);
        }}
      >
        Speak slowly
      </button>
      <button
        type="button"
        onClick={() => {
          for (const [i, one] of sentences.entries()) setTimeout(announce, 100 * i, one);
          setTimeout(withdrawAnnouncement, 100 * sentences.length, sentences[1]);
        }}
      >
        Speak and withdraw the second
      </button>
      <Announcer />
    </>
  );
}

const spoken = () => [...document.querySelectorAll('[aria-live] p')].map(({ textContent }) => textContent);

test('sentences that come together are all read, and a repeated one is a new paragraph', async () => {
  await page.render(<Speaker sentences={['one', 'two']} />);
  await userEvent.click(page.getByRole('button', { name: 'Speak', exact: true }));
  await expect.poll(spoken).toEqual(['one', 'two']);
  const [before] = document.querySelectorAll('[aria-live] p');
  await userEvent.click(page.getByRole('button', { name: 'Speak', exact: true }));
  await expect.poll(() => before?.isConnected).toBe(false);
  expect(spoken()).toEqual(['one', 'two']);
});

test('what follows without an action is gathered, and an action is answered at once', async () => {
  await page.render(<Speaker sentences={['one', 'two', 'three']} />);
  await userEvent.click(page.getByRole('button', { name: 'Speak slowly' }));
  await expect.poll(spoken).toEqual(['one']);
  await expect.poll(spoken).toEqual(['two', 'three']);
  await userEvent.click(page.getByRole('button', { name: 'Speak slowly' }));
  await expect.poll(spoken).toEqual(['one']);
});

test('what is no longer true when its turn comes is not spoken', async () => {
  await page.render(<Speaker sentences={['four', 'five', 'six']} />);
  await userEvent.click(page.getByRole('button', { name: 'Speak and withdraw the second' }));
  // The sentences of the test before may still come.
  await expect.poll(spoken).toContain('six');
  expect(spoken()).not.toContain('five');
});
