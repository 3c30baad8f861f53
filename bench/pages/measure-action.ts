import type { Page } from 'playwright-core';
import type { SlowPhone } from './slow-phone.ts';

interface TimedEvent extends PerformanceEntry {
  readonly interactionId: number;
}

/** Runs in the page: notes how long each event takes, from the input to the next paint. */
const observeEvents = () => {
  const delays: number[] = [];
  Object.assign(globalThis, { delays });
  const note = (entry: PerformanceEntry) => {
    if ((entry as TimedEvent).interactionId > 0) delays.push(entry.duration);
  };
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
    type: 'event',
    durationThreshold: 16,
  } as PerformanceObserverInit);
};

/** After the last input: longer than any paint takes. */
const SETTLE_MS = 1_000;

/** The longest time from an input to the next paint while `act` works the page, in milliseconds. */
export const measureAction = async (
  { page }: Pick<SlowPhone, 'page'>,
  act: (page: Page) => Promise<void>,
): Promise<number> => {
  await page.evaluate(observeEvents);
  await act(page);
  await page.waitForTimeout(SETTLE_MS);
  const delays = await page.evaluate(() => (globalThis as unknown as { delays: number[] }).delays);
  // Faster events are not told.
  return Math.max(16, ...delays);
};

/** Runs in the page: counts frames until told to stop. */
const countFrames = () => {
  const counted = { frames: 0, from: performance.now(), isOver: false };
  Object.assign(globalThis, { counted });
  const count = () => {
    if (counted.isOver) return;
    counted.frames += 1;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
};

/** Runs in the page: frames per second since the count began. */
const readFrames = () => {
  const { counted } = globalThis as unknown as { counted: { frames: number; from: number; isOver: boolean } };
  counted.isOver = true;
  return (counted.frames * 1000) / (performance.now() - counted.from);
};

const DRAG_MS = 1_500;
/** Inputs of a finger come about this often. */
const STEP_MS = 8;
/** Fingers circle around the middle of the screen. */
const RADIUS_PX = 60;

/** Frames per second while a finger drags what it finds at a point. */
export const measureDrag = async ({ page, devtools }: SlowPhone, from: { x: number; y: number }): Promise<number> => {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  for (let up = 4; up <= RADIUS_PX; up += 8) await touch('touchMove', { x: from.x, y: from.y - up });
  await page.evaluate(countFrames);
  const begin = performance.now();
  for (let passed = 0; passed < DRAG_MS; passed = performance.now() - begin) {
    const angle = passed / 150 - Math.PI / 2;
    const point = { x: from.x + RADIUS_PX * Math.cos(angle), y: from.y + RADIUS_PX * Math.sin(angle) };
    await Promise.all([touch('touchMove', point), new Promise((done) => setTimeout(done, STEP_MS))]);
  }
  const rate = await page.evaluate(readFrames);
  await touch('touchEnd');
  return rate;
};
