import type { SlowPhone } from './slow-phone.ts';

/** How a page loads. Times in milliseconds since the start of the navigation. */
export interface Load {
  readonly requests: number;
  readonly bytes: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** When what the page is for stands in the document. */
  readonly content: number;
  /** The sum of what long tasks take beyond 50 ms, after the first paint. */
  readonly blocked: number;
}

/** What the page notes about itself. */
interface Noted {
  firstPaint: number;
  largestPaint: number;
  content: number;
  tasks: { startTime: number; duration: number }[];
}

/** A task that takes longer blocks the next input. */
const LONG_TASK_MS = 50;
/** A page has settled when nothing was loaded and no task was long for this time. */
const QUIET_MS = 1_500;
const MAX_WAIT_MS = 20_000;

/** Runs in the page, before its own scripts. */
const observe = (selector: string) => {
  const noted: Noted = { firstPaint: 0, largestPaint: 0, content: 0, tasks: [] };
  Object.assign(globalThis, { noted });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    noted.largestPaint = startTime;
  });
  watch('longtask', ({ startTime, duration }) => noted.tasks.push({ startTime, duration }));
  const look = () => {
    if (noted.content > 0 || document.querySelector(selector) === null) return;
    // Painted in the next frame.
    requestAnimationFrame(() => {
      noted.content ||= performance.now();
    });
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
};

/** Counts requests, sockets included, and bytes on the line, and tells when the last one began or ended. */
const countRequests = ({ devtools }: SlowPhone) => {
  const counted = { requests: 0, bytes: 0, lastAt: performance.now() };
  const note = (requests: number, bytes: number) => {
    counted.requests += requests;
    counted.bytes += bytes;
    counted.lastAt = performance.now();
  };
  devtools.on('Network.requestWillBeSent', ({ request }) => note(request.url.startsWith('data:') ? 0 : 1, 0));
  devtools.on('Network.webSocketCreated', () => note(1, 0));
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => note(0, encodedDataLength));
  return counted;
};

/** Loads a page and waits until it has settled. `content` selects what the page is for. */
export const measureLoad = async (phone: SlowPhone, address: string, content: string): Promise<Load> => {
  const { page } = phone;
  const counted = countRequests(phone);
  await page.addInitScript(observe, content);
  await page.goto(address, { waitUntil: 'load' });
  const readNoted = () => page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted);
  const until = performance.now() + MAX_WAIT_MS;
  let noted = await readNoted();
  for (let quiet = 0; quiet < QUIET_MS && performance.now() < until; ) {
    const before = noted.tasks.length;
    await page.waitForTimeout(250);
    noted = await readNoted();
    const isQuiet = noted.tasks.length === before && performance.now() - counted.lastAt > 250 && noted.content > 0;
    quiet = isQuiet ? quiet + 250 : 0;
  }
  const { firstPaint, largestPaint } = noted;
  const { requests, bytes } = counted;
  return { requests, bytes, firstPaint, largestPaint, content: noted.content, blocked: blockedAfter(noted) };
};

const blockedAfter = ({ firstPaint, tasks }: Noted): number =>
  tasks
    .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint) - LONG_TASK_MS)
    .reduce((sum, over) => sum + Math.max(0, over), 0);
