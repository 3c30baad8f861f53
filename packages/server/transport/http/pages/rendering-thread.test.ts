import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AskedPage } from '@sesame/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { makeRenderingThread, type RenderingThread } from './rendering-thread.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
});

/** A thread with a renderer whose `renderPage` has this body. */
const startThread = (body: string | undefined) => {
  const folder = mkdtempSync(join(tmpdir(), 'sesame-renderer-'));
  const write = (text: string) => {
    mkdirSync(join(folder, 'renderer'), { recursive: true });
    const source = `export const warmUp = async () => {}; export const renderPage = async ({ path }) => { ${text} };`;
    writeFileSync(join(folder, 'renderer', 'render-page.js'), source);
    writeFileSync(join(folder, 'renderer', 'package.json'), '{"type":"module"}');
  };
  if (body !== undefined) write(body);
  const errors: string[] = [];
  const thread = makeRenderingThread(folder, (error) => errors.push(String(error)));
  ends.push(() => {
    thread.close();
    rmSync(folder, { recursive: true });
  });
  return { thread, errors, write };
};

const page = (path: string): AskedPage => ({ path, search: '', locale: 'en', isNarrow: false, first: undefined });
const HTML = 'return { html: path, css: "" };';

/** The first pages are sent without, while the thread starts. */
const renderUntilReady = (thread: RenderingThread, build: string) =>
  expect.poll(() => thread.render(page('/'), build), { timeout: 10_000 });

test('the first page does not wait for the thread; later ones are rendered', async () => {
  const { thread } = startThread(HTML);
  expect(await thread.render(page('/'), 'a')).toBeUndefined();
  await renderUntilReady(thread, 'a').toEqual({ html: '/', css: '' });
  const pages = await Promise.all(['/x', '/y', '/z'].map((path) => thread.render(page(path), 'a')));
  expect(pages.map((one) => one?.html)).toEqual(['/x', '/y', '/z']);
});

test('more pages than can be rendered soon are sent without', async () => {
  const { thread } = startThread(HTML);
  await renderUntilReady(thread, 'a').toBeDefined();
  const pages = await Promise.all(Array.from({ length: 40 }, (_, n) => thread.render(page(`/${n}`), 'a')));
  expect(pages[0]?.html).toBe('/0');
  expect(pages.at(-1)).toBeUndefined();
});

test('a page that is never done is sent without', async () => {
  const { thread } = startThread(`if (path === '/slow') await new Promise(() => {}); ${HTML}`);
  await renderUntilReady(thread, 'a').toBeDefined();
  expect(await thread.render(page('/slow'), 'a')).toBeUndefined();
});

test('a page that fails is sent without, and the next is rendered', async () => {
  const { thread, errors } = startThread(`if (path === '/bad') throw new Error('no such board'); ${HTML}`);
  await renderUntilReady(thread, 'a').toBeDefined();
  expect(await thread.render(page('/bad'), 'a')).toBeUndefined();
  expect(errors.join()).toContain('no such board');
  expect(await thread.render(page('/good'), 'a')).toEqual({ html: '/good', css: '' });
});

test('without a renderer, pages are sent without', async () => {
  const { thread, errors } = startThread(undefined);
  expect(await thread.render(page('/'), 'a')).toBeUndefined();
  expect(await thread.render(page('/'), 'a')).toBeUndefined();
  expect(errors).toEqual([]);
});

test('a new build is rendered by its own renderer', async () => {
  const { thread, write } = startThread(HTML);
  await renderUntilReady(thread, 'a').toEqual({ html: '/', css: '' });
  write('return { html: "new", css: "" };');
  await renderUntilReady(thread, 'b').toEqual({ html: 'new', css: '' });
});

test('a page that an ended thread did not finish does not end the next thread', async () => {
  const { thread, errors, write } = startThread(`if (path === '/slow') await new Promise(() => {}); ${HTML}`);
  await renderUntilReady(thread, 'a').toBeDefined();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const slow = thread.render(page('/slow'), 'a');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await slow).toBeUndefined();
  write('return { html: "new", css: "" };');
  await vi.waitFor(async () => expect(await thread.render(page('/'), 'b')).toEqual({ html: 'new', css: '' }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(errors).toEqual([]);
  expect(await thread.render(page('/'), 'b')).toEqual({ html: 'new', css: '' });
});
