import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Avatar } from './Avatar.tsx';

const shown = () => document.querySelector('.avatar');

test('an avatar shows the initial of a name, and an icon while it is not known', async () => {
  const { rerender } = await page.render(<Avatar name="ann" />);
  expect(shown()?.textContent).toBe('A');
  await rerender(<Avatar name="" />);
  expect(shown()?.querySelector('svg')).not.toBeNull();
});
