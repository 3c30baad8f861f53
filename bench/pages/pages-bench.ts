import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '@sesame/web/build';
import type { Browser, Page } from 'playwright-core';
import type { BenchRow, BenchSize } from '../benches.ts';
import { startServer } from '../lib/server-process.ts';
import { measureAction, measureDrag } from './measure-action.ts';
import { type Load, measureLoad } from './measure-load.ts';
import { makeScenes } from './scenes.ts';
import { openSlowPhone, startBrowser } from './slow-phone.ts';
import { findSubjects, type Subject } from './subjects.ts';
import { tap } from './tap.ts';

interface Site {
  readonly browser: Browser;
  readonly url: string;
  readonly cookie: string;
  /** The folder of the built web that is served. */
  readonly web: string;
}

const SERVER = new URL('../growth/measured-server-main.ts', import.meta.url);
/** Bots answer at once: pages are measured, not bots. */
const QUICK_BOTS = { botPauseMs: 50, botBudgetMs: 50, viewingTempo: 0 };

/**
 * How pages load and react on a slow phone, in a real Chromium, each beside an empty page of the same size from the same
 * server in the same run. Pages are loaded again until the time for a measurement is over; medians are shown.
 */
export const benchPages = async ({ seconds, only = '' }: BenchSize): Promise<readonly BenchRow[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'sesame-pages-'));
  const web = join(folder, 'web');
  cpSync(await buildIfStale(), web, { recursive: true });
  const server = await startServer(SERVER, JSON.stringify({ data: join(folder, 'data'), web, ...QUICK_BOTS }));
  const url = `http://127.0.0.1:${server.port}`;
  const browser = await startBrowser();
  try {
    const scenes = await makeScenes(url);
    const site = { browser, url, cookie: scenes.cookie, web };
    const rows: BenchRow[] = [];
    for (const subject of findSubjects(scenes)) {
      if (subject.name.includes(only)) rows.push(await measureSubject(site, subject, seconds));
    }
    return rows;
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
};

const measureSubject = async (site: Site, subject: Subject, seconds: number): Promise<BenchRow> => {
  const loads: Load[] = [];
  const empty: Load[] = [];
  const until = performance.now() + seconds * 1_000;
  do {
    loads.push(await load(site, subject.path, subject.content));
    const path = writeEmptyPage(site.web, median(loads.map(({ bytes }) => bytes)));
    empty.push(await load(site, path, 'p'));
  } while (performance.now() < until);
  const of = (name: keyof Load) => median(loads.map((one) => one[name]));
  const ratio = (name: keyof Load) => of(name) / median(empty.map((one) => one[name]));
  const { delay, frames } = await measureUse(site, subject);
  const { delay: emptyDelay } = delay === undefined ? {} : await measureUse(site, oneButton(site.web));
  return {
    page: subject.name,
    requests: of('requests'),
    kB: Math.round(of('bytes') / 1000),
    'first paint ms': Math.round(of('firstPaint')),
    'largest paint ms': Math.round(of('largestPaint')),
    'of an empty page': ratio('largestPaint').toFixed(2),
    'content ms': Math.round(of('content')),
    'blocked ms': Math.round(of('blocked')),
    'input to paint ms': delay === undefined ? '' : Math.round(delay),
    'of one button ms': emptyDelay === undefined ? '' : Math.round(emptyDelay),
    'frames/s in a drag': frames === undefined ? '' : Math.round(frames),
  };
};

const load = async (site: Site, path: string, content: string): Promise<Load> => {
  const phone = await openSlowPhone(site.browser, site);
  const measured = await measureLoad(phone, site.url + path, content);
  await phone.close();
  return measured;
};

/** How the page reacts to its main action, and how smoothly things are dragged on it. */
const measureUse = async (site: Site, { path, content, act, actPath, drag }: Subject) => {
  if (act === undefined) return {};
  const phone = await openSlowPhone(site.browser, site);
  await measureLoad(phone, site.url + ((await actPath?.()) ?? path), content);
  const delay = await measureAction(phone, act);
  const box = await drag?.(phone.page).boundingBox();
  const centre = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const frames = centre ? await measureDrag(phone, centre) : undefined;
  await phone.close();
  return { delay, frames };
};

/** A page of one sentence that is as large on the line. Random text cannot be compressed by more than its alphabet. */
const writeEmptyPage = (web: string, bytes: number): string => {
  const padding = randomBytes(Math.ceil(bytes * 0.75))
    .toString('base64')
    .slice(0, bytes);
  const page = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Empty</title><!--${padding}--></head><body><p>Nothing but this sentence.</p></body></html>`;
  writeFileSync(join(web, 'empty-page.html'), page);
  return '/empty-page.html';
};

const BUTTON_PAGE = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Button</title></head><body><p><button>0</button></p><script src="/one-button.js"></script></body></html>`;
const BUTTON_SCRIPT = `const [button] = document.getElementsByTagName('button');
button.addEventListener('click', () => { button.textContent = Number(button.textContent) + 1; });`;

/** A page whose button counts how often it is pressed: what input to paint takes the browser itself. */
const oneButton = (web: string): Subject => {
  writeFileSync(join(web, 'one-button.html'), BUTTON_PAGE);
  writeFileSync(join(web, 'one-button.js'), BUTTON_SCRIPT);
  const act = async (page: Page) => {
    for (let times = 0; times < 4; times += 1) await tap(page.getByRole('button'));
  };
  return { name: 'one button', path: '/one-button.html', content: 'button', act };
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
