import { expect, test } from 'vitest';
import { nearerHalf } from './nearer-half.ts';

const BOX = { x: 100, y: 200, width: 60, height: 60 } as DOMRect;
const halfAt = (x: number, y: number) =>
  nearerHalf({ place: 3, half: x < 30 ? 0 : 1 }, { clientX: BOX.x + x, clientY: BOX.y + y }, BOX);

test('a press beside the line counts for the half it is in', () => {
  expect(halfAt(12, 55)).toEqual({ place: 3, half: 0 });
  expect(halfAt(48, 5)).toEqual({ place: 3, half: 1 });
});

test('a slip over the line counts for the nearer symbol', () => {
  expect(halfAt(33, 19)).toEqual({ place: 3, half: 0 });
  expect(halfAt(27, 41)).toEqual({ place: 3, half: 1 });
});

test('a press close to the line but nearer its own symbol stays there', () => {
  expect(halfAt(27, 19)).toEqual({ place: 3, half: 0 });
  expect(halfAt(33, 41)).toEqual({ place: 3, half: 1 });
});
