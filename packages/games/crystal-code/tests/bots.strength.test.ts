import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { botOf, playMatch } from './bot-match.ts';

test('stronger bots win more', () => {
  const wins = (better: string, other: string) =>
    Array.from({ length: 20 }, (_, match) => {
      const players = match % 2 === 0 ? [better, other] : [other, better];
      const state = playMatch({ players: players.map(botOf), seed: `${better} ${match >> 1}` });
      return rules.outcome(state)?.ranks[match % 2] === 1;
    }).filter((won) => won).length;
  expect(wins('electrician', 'apprentice')).toBeGreaterThan(13);
  expect(wins('technician', 'electrician')).toBeGreaterThan(13);
  expect(wins('inventor', 'technician')).toBeGreaterThan(13);
});
