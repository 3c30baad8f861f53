import type { Locator, Page } from 'playwright-core';

/** A picture of the page as a PNG, and how long it is shown. */
export interface Frame {
  readonly png: Buffer;
  readonly durationMs: number;
}

/** Moves the pointer and takes a frame per step, like stop motion: the film runs smoothly on a slow machine, too. */
export interface Film {
  readonly page: Page;
  glide(x: number, y: number): Promise<void>;
  click(target: Locator): Promise<void>;
  press(key: string): Promise<void>;
  /** Films for this long without touching anything. */
  hold(ms: number): Promise<void>;
}

const FRAME_MS = 85;
const STEP_PX = 90;
const MAX_STEPS = 4;

/** Draws a mouse pointer: screenshots do not have one. */
const drawPointer = () => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const arrow = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  arrow.setAttribute('d', 'M2 2v22l6-5 4 9 5-2-4-9h8z');
  arrow.setAttribute('fill', '#fff');
  arrow.setAttribute('stroke', '#111');
  arrow.setAttribute('stroke-width', '2');
  svg.setAttribute('width', '30');
  svg.setAttribute('height', '32');
  svg.append(arrow);
  Object.assign(svg.style, { position: 'fixed', left: '0', top: '0', zIndex: '99999', pointerEvents: 'none' });
  document.documentElement.append(svg);
  const follow = ({ clientX, clientY }: MouseEvent) => {
    svg.style.transform = `translate(${clientX - 2}px, ${clientY - 2}px)`;
  };
  window.addEventListener('pointermove', follow, true);
  window.addEventListener('pointerdown', () => svg.style.setProperty('filter', 'brightness(0.7)'), true);
  window.addEventListener('pointerup', () => svg.style.removeProperty('filter'), true);
};

/** Starts a film of a page; its frames are added to `frames`. Equal frames become one that is shown longer. */
export const startFilm = async (page: Page, frames: Frame[], from: { x: number; y: number }): Promise<Film> => {
  await page.evaluate(drawPointer);
  await page.mouse.move(from.x, from.y);
  let at = from;
  const shoot = async (durationMs: number = FRAME_MS) => {
    const png = await page.screenshot();
    const last = frames.at(-1);
    if (last?.png.equals(png)) frames[frames.length - 1] = { png, durationMs: last.durationMs + durationMs };
    else frames.push({ png, durationMs });
  };
  const glide = async (x: number, y: number) => {
    const start = at;
    const steps = Math.min(MAX_STEPS, Math.max(1, Math.ceil(Math.hypot(x - start.x, y - start.y) / STEP_PX)));
    for (let step = 1; step <= steps; step++) {
      // Slows down towards the target.
      const part = 1 - (1 - step / steps) ** 2;
      await page.mouse.move(start.x + (x - start.x) * part, start.y + (y - start.y) * part);
      await shoot();
    }
    at = { x, y };
  };
  return {
    page,
    glide,
    click: async (target) => {
      const box = await target.boundingBox();
      if (box === null) throw new Error(`${target} is not on the page`);
      await glide(box.x + box.width / 2, box.y + box.height * 0.6);
      await page.mouse.down();
      await shoot();
      await page.mouse.up();
      await shoot();
    },
    press: async (key) => {
      await page.keyboard.press(key);
      await shoot();
    },
    hold: async (ms) => {
      for (let shot = 0; shot < ms; shot += FRAME_MS) {
        const start = performance.now();
        await shoot();
        await page.waitForTimeout(Math.max(0, FRAME_MS - (performance.now() - start)));
      }
    },
  };
};
