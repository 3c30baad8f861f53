import { connectAsGuest } from '@sesame/client';
import { LOCALES, type Locale } from '@sesame/kernel';
import { MAX_NAME_LENGTH } from '@sesame/protocol';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { PLAIN_HOST } from './chromium.ts';
import { hide } from './play-crack-the-code.ts';
import { prompt } from './prompt.ts';
import { useServer } from './use-server.ts';

// Browsers say that plain addresses lack the protection of secure ones.
const server = useServer({ expectedErrors: /Cross-Origin-Opener-Policy/ });
/** The address of a table, in the game with the longest goal, whose host has a name as long as they may be. */
let table: string;
const openTable = async (game: string): Promise<string> => {
  const host = await connectAsGuest(server.url);
  await host.api.rename({ body: { name: 'Bartholomew of the Seven Vault'.slice(0, MAX_NAME_LENGTH) } });
  const opened = await host.api.openTable({ body: { game } });
  if (!opened.ok) throw new Error(opened.error.message);
  host.connection.close();
  return `/tables/${opened.value.id}`;
};
beforeAll(async () => {
  table = await openTable('crystal-code');
});

const SCREENS = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const TEXTS: Readonly<Record<Locale, { readonly sit: string; readonly goal: string }>> = {
  en: { sit: 'Sit down', goal: 'Goal:' },
  fr: { sit: 'Prendre place', goal: 'But :' },
  nl: { sit: 'Ga zitten', goal: 'Doel:' },
};
/** A title of several lines takes so much of the width of its panel. */
const MIN_TITLE_SHARE = 0.6;
const MAX_TITLE_LINES = 4;

interface Measured {
  /** The width of the panel's content, and of the title's text. */
  readonly room: number;
  readonly width: number;
  readonly lines: number;
  /** From the end of the title to the goal. */
  readonly gap: number;
  /** From the button's lower edge to the end of the screen, or to the menu that covers it. */
  readonly below: number;
  /** How far the page is wider than the screen. */
  readonly overflow: number;
}

const measure = async (page: Page, { sit, goal }: (typeof TEXTS)[Locale]): Promise<Measured> => {
  const button = await page.getByRole('button', { name: sit, exact: true }).elementHandle();
  const text = await page.getByText(goal).first().elementHandle();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.evaluate(
    ([button, text]) => {
      const title = document.querySelector('h1 > :last-child');
      const panel = title?.closest('section');
      if (!title || !panel || !button || !text) throw new Error('the invitation is not complete');
      const { paddingLeft, paddingRight } = getComputedStyle(panel);
      const range = document.createRange();
      range.selectNodeContents(title);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      const { width, bottom } = range.getBoundingClientRect();
      const menu = [...document.querySelectorAll('nav')].find((nav) => getComputedStyle(nav).position === 'fixed');
      const end = menu?.getBoundingClientRect().top ?? innerHeight;
      return {
        room: panel.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
        width,
        lines: lines.length,
        gap: text.getBoundingClientRect().top - bottom,
        below: end - button.getBoundingClientRect().bottom,
        overflow: document.documentElement.scrollWidth - innerWidth,
      };
    },
    [button, text] as const,
  );
};

const faultsOf = ({ room, width, lines, gap, below, overflow }: Measured): readonly string[] => [
  ...(lines > 1 && width < MIN_TITLE_SHARE * room ? [`the title takes ${width} of ${room} px`] : []),
  ...(lines > MAX_TITLE_LINES ? [`the title takes ${lines} lines`] : []),
  ...(gap < 0 ? [`the goal begins ${-gap} px above the end of the title`] : []),
  ...(below < 0 ? [`the button to sit down ends ${-below} px below the screen`] : []),
  ...(overflow > 0 ? [`the page is ${overflow} px too wide`] : []),
];

test('who follows an invitation reads it and sits down without scrolling, on every screen and in every language', async () => {
  const faults: string[] = [];
  for (const locale of LOCALES) {
    for (const viewport of SCREENS) {
      const page = await server.openPage({ locale, viewport });
      await page.goto(table);
      const found = faultsOf(await measure(page, TEXTS[locale]));
      faults.push(...found.map((fault) => `${locale}, ${viewport.width} × ${viewport.height}: ${fault}`));
      await page.context().close();
    }
  }
  expect(faults).toEqual([]);
});

test('who follows an invitation to a plain address of the network plays there, and finds the match again', async () => {
  const page = await server.openPage({ baseURL: server.url.replace('127.0.0.1', PLAIN_HOST) });
  await page.goto(await openTable('crack-the-code'));
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await hide(page, 'rybwg');
  await prompt(page, 'Your code is hidden.').waitFor();
  await page.reload();
  await prompt(page, 'Your code is hidden.').waitFor();
  await page.goto('/');
  await page
    .getByRole('link', { name: /Crack the Code/ })
    .first()
    .waitFor();
});
