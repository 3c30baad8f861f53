import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsIn, type LogEntry } from './by-ear-faults.ts';

type Role = Parameters<Page['getByRole']>[0];

/** A page as those use it who do not see it: by roles, names and keys, and by what live regions say. */
export interface ByEar {
  readonly page: Page;
  /** The first element of that role and whole name that is not disabled. */
  find(role: Role, name?: string | RegExp): Locator;
  /** Whether there is such an element. */
  has(role: Role, name?: string | RegExp): Promise<boolean>;
  /** Focuses an element and presses a key on it, by default Enter. */
  press(role: Role, name: string | RegExp, key?: string): Promise<void>;
  /** Presses keys wherever the focus is: single letters, or names such as `ArrowLeft`. */
  keys(...keys: readonly string[]): Promise<void>;
  /** The focused element as the accessibility tree has it, for instance `- button "Guess"`. */
  focused(): Promise<string>;
  /** Everything that live regions said so far. */
  heard(): Promise<readonly string[]>;
  /** Waits until a live region says something since the last time this was called. */
  hears(text: RegExp): Promise<string>;
  /** Fails if something was repeated, if too much was said at once, or if the focus was lost. */
  expectNoFaults(): Promise<void>;
}

declare global {
  interface Window {
    /** Filled by `recordInPage`. */
    byEar?: LogEntry[];
  }
}

/** Starts to listen to a page. Call it before the page is opened; a reload starts anew. */
export const listenTo = async (page: Page): Promise<ByEar> => {
  await page.addInitScript(recordInPage);
  const log = (from = 0) => page.evaluate((from) => (window.byEar ?? []).slice(from), from);
  const textsOf = (entries: readonly LogEntry[]) =>
    entries.flatMap((entry) => (entry.type === 'said' ? [entry.text] : []));
  const find: ByEar['find'] = (role, name) =>
    page.getByRole(role, { ...(name !== undefined && { name }), exact: true, disabled: false }).first();
  /** How much of the log was heard. */
  let listened = 0;
  return {
    page,
    find,
    has: async (role, name) => (await find(role, name).count()) > 0,
    press: async (role, name, key = 'Enter') => {
      await find(role, name).focus();
      await page.keyboard.press(key);
    },
    keys: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    focused: () => page.locator(':focus').ariaSnapshot(),
    heard: async () => textsOf(await log()),
    hears: async (text) => {
      let found: string | undefined;
      await expect
        .poll(async () => {
          const entries = await log(listened);
          const at = entries.findIndex((entry) => entry.type === 'said' && text.test(entry.text));
          if (at === -1) return textsOf(entries).join('\n');
          listened += at + 1;
          found = textsOf(entries.slice(at, at + 1)).join();
          return found;
        })
        .toMatch(text);
      return found ?? '';
    },
    expectNoFaults: async () => expect(faultsIn(await log())).toEqual([]),
  };
};

/** Runs in the page: logs what live regions say, what the user does and when nothing has the focus. */
function recordInPage(): void {
  const REGIONS = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]';
  const ATOMIC = '[aria-atomic=true], [role=status]:not([aria-atomic=false]), [role=alert]:not([aria-atomic=false])';
  const FOCUS_CHECK_MS = 250;
  /** Nothing may be focused for so long, while the page changes; a busy machine takes its time. */
  const SETTLE_MS = 3000;
  const log: LogEntry[] = [];
  window.byEar = log;

  const spokenIn = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    if (node.getAttribute('role') === 'img') return ` ${node.getAttribute('aria-label') ?? ''} `;
    return [...node.childNodes].map(spokenIn).join('');
  };
  const regionOf = (node: Node): Element | null => {
    const element = node instanceof Element ? node : node.parentElement;
    return element?.closest('[aria-hidden=true]') ? null : (element?.closest(REGIONS) ?? null);
  };
  /** Sentences that come at once are one message; they have the same time. */
  const say = (sentences: readonly string[]) => {
    const at = performance.now();
    for (const sentence of sentences) {
      const text = sentence.replaceAll(/\s+/g, ' ').trim();
      if (text !== '') log.push({ type: 'said', at, text });
    }
  };

  new MutationObserver((changes) => {
    const changed = new Map<Element, Set<Node>>();
    const note = (region: Element | null, nodes: Iterable<Node>) => {
      if (region !== null) changed.set(region, new Set([...(changed.get(region) ?? []), ...nodes]));
    };
    for (const { type, target, addedNodes } of changes) {
      note(regionOf(target), type === 'characterData' ? [target] : addedNodes);
      for (const node of addedNodes) {
        if (node instanceof Element && node.matches('[role=alert]') && regionOf(target) === null) note(node, [node]);
      }
    }
    for (const [region, nodes] of changed) {
      const isWhole = region.matches(ATOMIC);
      say((isWhole ? [region] : [...nodes].filter(({ isConnected }) => isConnected)).map(spokenIn));
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });

  let lastAction: string | undefined;
  const act = (what: string) => {
    lastAction = what;
    log.push({ type: 'acted', at: performance.now(), what });
  };
  document.addEventListener('keydown', ({ key }) => act(key), { capture: true });
  document.addEventListener('pointerdown', () => act('pointer'), { capture: true });

  let unfocusedMs = 0;
  setInterval(() => {
    const { activeElement: active } = document;
    const isLoading = document.querySelector('[role=progressbar]') !== null;
    const isLost = (active === null || active === document.body) && lastAction !== undefined && !isLoading;
    unfocusedMs = isLost ? unfocusedMs + FOCUS_CHECK_MS : 0;
    if (unfocusedMs === SETTLE_MS) log.push({ type: 'lost focus', at: performance.now(), after: lastAction ?? '' });
  }, FOCUS_CHECK_MS);
}
