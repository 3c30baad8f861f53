import type { Locale } from '@sesame/kernel';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Fault } from './fault.ts';
import { findFaults } from './find-faults.ts';
import { REGULAR_NAME } from './regular.ts';
import { botNamesIn, namesIn, SCENE_PATH, type Scene, serveScenes } from './scene.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Theme = 'dark' | 'light';

/** What to look at. */
export interface Subject {
  readonly name: string;
  readonly path: string;
  /** A match that the page shows instead of one of the server. */
  readonly scene?: Scene;
  /** Opened by somebody who has never been here. */
  readonly asNewcomer?: true;
  /** Pressed once the page is open: a CSS selector. Nothing happens if there is no such element. */
  readonly press?: string;
}

/** One picture of the audit. */
export interface Shot {
  readonly subject: string;
  readonly size: Size;
  readonly locale: Locale;
  readonly theme: Theme;
  readonly faults: readonly Fault[];
  readonly picture: Buffer | undefined;
}

export interface AuditPlan {
  readonly browser: Browser;
  readonly url: string;
  /** The cookie of somebody who has played before. */
  readonly cookie: string;
  readonly subjects: readonly Subject[];
  readonly sizes: readonly Size[];
  readonly locales: readonly Locale[];
  readonly themes: readonly Theme[];
  readonly withPictures: boolean;
  /** Called after every picture. */
  readonly onShot: (shot: Shot) => void;
}

/** How long the page is watched for shifts. */
const THINKING_MS = 1000;
/** Pages that are looked at at the same time. */
const PAGES = 2;

/** Opens every subject once, and finds faults in its layout in every language, size and theme. */
export const auditLayout = async (plan: AuditPlan): Promise<void> => {
  const next = plan.subjects[Symbol.iterator]();
  await Promise.all(Array.from({ length: PAGES }, () => auditWithPage(plan, next)));
};

/** Audits subjects one after the other. */
const auditWithPage = async (plan: AuditPlan, subjects: Iterable<Subject>): Promise<void> => {
  const context = await openContext(plan);
  const page = await context.newPage();
  await context.addCookies([cookieOf(plan)]);
  // A small file of the same origin, so that settings can be stored before the first page.
  await page.goto('/icon.svg');
  let scene: Scene | undefined;
  await serveScenes(page, () => scene);
  for (const subject of subjects) {
    scene = subject.scene;
    if (subject.asNewcomer) await auditAsNewcomer(plan, subject);
    else await auditSubject(page, plan, subject);
  }
  await context.close();
};

const auditAsNewcomer = async (plan: AuditPlan, subject: Subject): Promise<void> => {
  const context = await openContext(plan);
  await auditSubject(await context.newPage(), plan, subject);
  await context.close();
};

const cookieOf = ({ url, cookie }: AuditPlan) => {
  const [name = '', value = ''] = cookie.split('=');
  return { name, value, url };
};

const auditSubject = async (page: Page, plan: AuditPlan, subject: Subject): Promise<void> => {
  const { sizes, themes, locales, withPictures } = plan;
  if (sizes[0]) await page.setViewportSize(sizes[0]);
  await openSubject(page, subject);
  const shifts = await findShifts(page);
  // Every language is spoken once, so that its texts are loaded.
  for (const locale of locales) {
    await speak(page, locale);
    await page.waitForFunction((locale) => document.documentElement.lang === locale, locale);
  }
  for (const size of sizes) {
    await page.setViewportSize(size);
    let last: { readonly boxes: string; readonly looks: readonly Look[] } | undefined;
    for (const theme of themes) {
      await page.evaluate((theme) => Object.assign(document.documentElement.dataset, { theme }), theme);
      await settle(page);
      // All faults are about boxes: a theme that moves none has those of the one before.
      const isMoved = last === undefined || withPictures || (await boxesOf(page)) !== last.boxes;
      const looks: readonly Look[] = isMoved ? await lookAt(page, plan, subject) : (last?.looks ?? []);
      last = { boxes: await boxesOf(page), looks };
      for (const { faults, ...look } of looks) {
        const isFirst = size === sizes[0] && theme === themes[0] && look.locale === locales[0];
        plan.onShot({ subject: subject.name, size, theme, ...look, faults: isFirst ? [...faults, ...shifts] : faults });
      }
    }
  }
};

type Look = Pick<Shot, 'locale' | 'faults' | 'picture'>;

/** Looks at a page in every language, in which it changes faster than in size or theme. It stays in the last one. */
const lookAt = async (page: Page, { locales, withPictures }: AuditPlan, subject: Subject): Promise<readonly Look[]> => {
  const position = subject.path === SCENE_PATH ? subject.scene?.position : undefined;
  const isAwaited = position?.awaits.includes(position.seat) === true;
  const names = subject.scene === undefined ? [REGULAR_NAME] : namesIn(subject.scene);
  const botNames = subject.scene === undefined ? [] : botNamesIn(subject.scene);
  const looks: Look[] = [];
  for (const locale of locales) {
    await speak(page, locale);
    await settle(page);
    const faults = await findFaults(page, { isAwaited, names, botNames });
    const picture = withPictures ? await page.screenshot({ type: 'jpeg', quality: 60 }) : undefined;
    looks.push({ locale, faults, picture });
  }
  return looks;
};

/** Where everything is. */
const boxesOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .map((one) => one.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join())
      .join(' '),
  );

/** Changes the language of the open page as another tab would, which takes a tenth of the time of opening it again. */
const speak = (page: Page, locale: Locale): Promise<void> =>
  page.evaluate((locale) => {
    if (document.documentElement.lang === locale) return;
    const kept = JSON.parse(localStorage.getItem('sesame.settings') ?? '{}');
    localStorage.setItem('sesame.settings', JSON.stringify({ ...kept, locale }));
    dispatchEvent(new StorageEvent('storage', { key: 'sesame.settings' }));
  }, locale);

const openContext = async ({ browser, url, locales: [locale = 'en'] }: AuditPlan): Promise<BrowserContext> => {
  const context = await browser.newContext({ baseURL: url, locale, reducedMotion: 'reduce', serviceWorkers: 'block' });
  // Other work on the machine may slow a page down.
  context.setDefaultTimeout(60_000);
  await context.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('sesame.settings') ?? '{}');
    localStorage.setItem('sesame.settings', JSON.stringify({ ...kept, animationSpeed: 'off' }));
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node }[] })[]) {
        const [moved] = entry.sources.map(({ node }) => (node instanceof Element ? node.className : node?.nodeName));
        shifts.push(`${moved ?? ''} by ${entry.value.toFixed(4)}`);
      }
    }).observe({ type: 'layout-shift' });
  });
  return context;
};

const openSubject = async (page: Page, { path, scene, press }: Subject): Promise<void> => {
  if (scene !== undefined) await rememberFinished(page, scene);
  await page.goto(path);
  if (path === SCENE_PATH) await page.locator('.match-board').waitFor();
  await page.waitForLoadState('networkidle');
  const pressed = press === undefined ? undefined : page.locator(press).last();
  if (await pressed?.isVisible()) {
    await pressed?.click();
    await page.waitForLoadState('networkidle');
    // An analysis is ready once the last bar of its progress is gone.
    await page.waitForFunction(() => document.querySelector('.progress') === null);
    if (scene?.position.outcome === undefined) await page.evaluate(() => scrollTo(0, 0));
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await settle(page);
};

/** Whether the player has finished a match of the game: if not, its goal and hints are shown. */
const rememberFinished = async (page: Page, { position, surroundings }: Scene): Promise<void> => {
  const finished = surroundings === 'first' ? {} : { [position.game]: true };
  await page.evaluate((finished) => {
    const kept = JSON.parse(localStorage.getItem('sesame.settings') ?? '{}');
    localStorage.setItem('sesame.settings', JSON.stringify({ ...kept, finished }));
  }, finished);
};

/** Waits until a change of size has been laid out. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 80)))),
  );

/** What moves by itself while the player thinks. */
const findShifts = async (page: Page): Promise<readonly Fault[]> => {
  const shifts = await page.evaluate(async (ms) => {
    const { shifts } = window as unknown as { shifts: string[] };
    shifts.length = 0;
    await new Promise((over) => setTimeout(over, ms));
    return shifts;
  }, THINKING_MS);
  return shifts.map((what) => ({ kind: 'layout shift', what }));
};
