import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumOptions } from '../chromium.ts';
import type { Fault } from '../layout/fault.ts';
import { findFaults } from '../layout/find-faults.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(chromiumOptions());
});
afterAll(() => browser.close());

const button = (name: string, left: number, more = '') =>
  `<button ${more} style="position: absolute; top: 100px; left: ${left}px; width: 100px; height: 60px">${name}</button>`;

const faultsIn = async (body: string, kind: Fault['kind']): Promise<readonly string[]> => {
  const page = await browser.newPage({ viewport: { width: 400, height: 600 } });
  await page.setContent(`<body style="margin: 0">${body}</body>`);
  const faults = await findFaults(page, { isAwaited: true, names: [], botNames: [] });
  await page.close();
  return faults.filter((fault) => fault.kind === kind).map(({ what }) => what);
};
const overlapsIn = (body: string) => faultsIn(body, 'overlap');

test('buttons that overlap are found, others are not', async () => {
  expect(await overlapsIn(button('Left', 100) + button('Right', 150))).toEqual([
    'button “Left” and button “Right”: 50 × 60 px',
  ]);
  expect(await overlapsIn(button('Left', 100) + button('Right', 200))).toEqual([]);
  expect(await overlapsIn(button('Card', 100, 'data-lies-below') + button('Right', 150))).toEqual([]);
});

test('what is scrolled away does not overlap', async () => {
  const list = `<div style="position: absolute; top: 0; left: 0; width: 120px; height: 200px; overflow: auto">${button('Long', 50)}</div>`;
  expect(await overlapsIn(list + button('Right', 130))).toEqual([]);
});

const text = (words: string, left: number, more = '') =>
  `<p style="position: absolute; top: 50px; left: ${left}px; margin: 0; white-space: nowrap; font: 16px/20px monospace; ${more}">${words}</p>`;

test('texts that are printed over each other are found, others are not', async () => {
  expect(await faultsIn(text('A long text', 20) + text('Another', 60), 'text over text')).toEqual([
    'p “A long text” and p “Another”',
  ]);
  expect(await faultsIn(text('A long text', 20) + text('Another', 200), 'text over text')).toEqual([]);
  // Only what is seen of a text counts, and texts for screen readers are not seen.
  const cut = text('A long text', 20, 'width: 30px; overflow: hidden');
  expect(await faultsIn(cut + text('Another', 60), 'text over text')).toEqual([]);
  const hidden = `<div style="position: absolute; clip-path: inset(50%)">${text('A long text', 20)}</div>`;
  expect(await faultsIn(hidden + text('Another', 60), 'text over text')).toEqual([]);
});

test('a paragraph that does not show its last lines is cut, also if it scrolls', async () => {
  const box = (height: number) =>
    `<p style="width: 100px; height: ${height}px; margin: 0; overflow-y: auto; font: 16px/20px monospace">Three lines of this text</p>`;
  // By a line, give or take a pixel: the machine chooses the font.
  expect(await faultsIn(box(40), 'text cut')).toEqual([
    expect.stringMatching(/^p “Three lines of this text” by (19|20|21) px at the bottom$/),
  ]);
  expect(await faultsIn(box(60), 'text cut')).toEqual([]);
});

test('what is acted on is out of sight below the fold and under a pinned part', async () => {
  const board = (height: number, bar = '') =>
    `<section class="match-board"><div data-acted-on style="height: ${height}px">Board</div>${bar}</section>`;
  const bar = '<div style="position: sticky; bottom: 0; height: 100px">Bar</div>';
  expect(await faultsIn(board(590), 'out of sight')).toEqual([]);
  expect(await faultsIn(board(610), 'out of sight')).toEqual(['what is acted on: div “Board” at 0 to 610 of 600']);
  expect(await faultsIn(board(480, bar), 'out of sight')).toEqual([]);
  expect(await faultsIn(board(560, bar), 'out of sight')).toEqual([
    'what is acted on: div “Board” at 0 to 560 of 600, under div “Bar” from 500',
  ]);
});

test('a container of queries that is a grid itself is slow, a block around a grid is not', async () => {
  const grid = (more: string) => `<section style="display: grid; ${more}">Board</section>`;
  expect(await faultsIn(grid('container-type: inline-size'), 'slow container')).toEqual(['section “Board”']);
  expect(await faultsIn(`<div style="container-type: inline-size">${grid('')}</div>`, 'slow container')).toEqual([]);
});

test('what is painted with something hidden or missing is found', async () => {
  const paint = (style: string) =>
    `<svg width="0" height="0" style="${style}"><pattern id="dots" width="4" height="4"><rect width="2" height="2"/></pattern></svg>`;
  const picture = '<svg><rect width="50" height="50" style="fill: url(#dots)"/></svg>';
  expect(await faultsIn(paint('position: absolute') + picture, 'lost paint')).toEqual([]);
  expect(await faultsIn(`<div style="display: none">${paint('')}</div>${picture}`, 'lost paint')).toEqual(['#dots']);
  expect(await faultsIn(paint('visibility: hidden') + picture, 'lost paint')).toEqual(['#dots']);
  // The first of two counts.
  expect(await faultsIn(paint('display: none') + paint('') + picture, 'lost paint')).toEqual(['#dots']);
  expect(await faultsIn(picture, 'lost paint')).toEqual(['#dots']);
  expect(await faultsIn(`<div style="display: none">${picture}</div>`, 'lost paint')).toEqual([]);
});
