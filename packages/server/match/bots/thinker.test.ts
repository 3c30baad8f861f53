import { expect, test } from 'vitest';
import { startThinker } from './thinker.ts';

test('a thread that fails while nobody asks it says so, and does not end the process', async () => {
  const thinker = startThinker(new URL('data:text/javascript,throw new Error("out of memory")'));
  await expect.poll(() => thinker.hasFailed()).toBe(true);
  await thinker.end();
});
