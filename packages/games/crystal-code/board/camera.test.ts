import { expect, test } from 'vitest';
import { fitted, panned, toScreen, zoomed } from './camera.ts';

const BOX = { left: -50, top: -20, right: 150, bottom: 80 };

test('a fitted box is centred and touches two sides of the window', () => {
  const camera = fitted(BOX, { width: 400, height: 400 });
  expect(toScreen(camera, { x: -50, y: -20 })).toEqual({ x: 0, y: 100 });
  expect(toScreen(camera, { x: 150, y: 80 })).toEqual({ x: 400, y: 300 });
});

test('a small box is not enlarged', () => {
  const camera = fitted(BOX, { width: 4000, height: 4000 }, 2);
  expect(camera.scale).toBe(2);
  expect(toScreen(camera, { x: 50, y: 30 })).toEqual({ x: 2000, y: 2000 });
});

test('zooming keeps the point under the finger in place', () => {
  const camera = fitted(BOX, { width: 400, height: 400 });
  const place = { x: 10, y: 40 };
  const finger = toScreen(camera, place);
  expect(toScreen(zoomed(camera, finger, 5), place)).toEqual(finger);
  expect(toScreen(panned(camera, { x: 7, y: -3 }), place)).toEqual({ x: finger.x + 7, y: finger.y - 3 });
});
