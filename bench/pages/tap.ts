import type { Locator } from 'playwright-core';

/** How long a finger stays on what it taps, and how long until its next tap. */
const TOUCH_MS = 80;
const PAUSE_MS = 200;

/**
 * Taps as a finger does, once the target can be tapped. Playwright lifts it in the same instant, so that a press and its
 * effect wait for each other, and looks itself at every event.
 */
export const tap = async (target: Locator): Promise<void> => {
  const page = target.page();
  await target.tap({ trial: true });
  const box = await target.boundingBox();
  if (box === null) throw new Error(`there is no ${target} to tap`);
  const devtools = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(TOUCH_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
  await page.waitForTimeout(PAUSE_MS);
};
