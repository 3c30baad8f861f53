import { expect, test } from 'vitest';
import { byPoints, pointsText } from './points.ts';

test('members with most points are first, equal ones as they came', () => {
  const member = (player: string, points: number) => ({ player, name: player, online: true, points, played: 3 });
  const members = [member('ann', 1), member('bo', 2.5), member('cleo', 1)];
  expect(byPoints(members).map(({ player }) => player)).toEqual(['bo', 'ann', 'cleo']);
  expect([pointsText(2.5, 'en'), pointsText(2.5, 'nl')]).toEqual(['2.5', '2,5']);
});
