import { mkdirSync } from 'node:fs';
import { startTestServer } from '../packages/e2e/test-server.ts';
import { GAMES } from '../packages/registry/games.ts';

/** Draws the pictures of link previews from the games' own art, in the installed Chromium: 1200 x 630. */
const FOLDER = new URL('../packages/web/public/link-pictures/', import.meta.url);

/** Runs in the page: shows one drawing, or all of them, under a title. */
const compose = ({ title, cards }: { title: string; cards: readonly number[] }) => {
  const arts = [...document.querySelectorAll('svg.art')];
  const cover = document.createElement('div');
  cover.id = 'cover';
  const css = (element: HTMLElement, style: Partial<CSSStyleDeclaration>) => Object.assign(element.style, style);
  css(cover, {
    position: 'fixed',
    inset: '0',
    zIndex: '99999',
    display: 'grid',
    gridTemplateRows: '1fr auto',
    justifyItems: 'center',
    alignItems: 'center',
    padding: '44px 60px 52px',
    boxSizing: 'border-box',
    background: '#0d1523',
    border: '10px solid #c8a45a',
    outline: '2px solid #6d5726',
    outlineOffset: '-20px',
  });
  const row = document.createElement('div');
  css(row, { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '8px', width: '100%' });
  const width = cards.length === 1 ? 560 : 200;
  for (const card of cards) {
    const art = arts[card]?.cloneNode(true) as SVGElement;
    art.setAttribute('width', String(width));
    art.setAttribute('height', String((width * 2) / 3));
    art.removeAttribute('class');
    row.append(art);
  }
  const heading = document.createElement('div');
  heading.textContent = title;
  css(heading, { font: '84px Marcellus, serif', color: '#f3e7c9', letterSpacing: '1px', textAlign: 'center' });
  cover.append(row, heading);
  document.getElementById('cover')?.remove();
  document.body.append(cover);
};

const server = await startTestServer();
const page = await server.openPage({ viewport: { width: 1200, height: 630 } });
await page.goto('/');
await page
  .locator('svg.art')
  .nth(GAMES.length - 1)
  .waitFor();
mkdirSync(FOLDER, { recursive: true });
const order = await page.locator('svg.art').count();
if (order < GAMES.length) throw new Error('not all games have a drawing');
const scenes = [
  ...GAMES.map(({ id, name }, index) => ({ id, title: name.en, cards: [index] })),
  { id: 'sesame', title: 'Sesame', cards: GAMES.map((_, index) => index) },
];
for (const { id, ...scene } of scenes) {
  await page.evaluate(compose, scene);
  await page.screenshot({ path: new URL(`${id}.png`, FOLDER).pathname });
}
await server.close();
process.exit(0);
