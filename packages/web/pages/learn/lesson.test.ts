import { makeRng } from '@sesame/kernel';
import { GAMES } from '@sesame/registry/screens';
import { expect, test } from 'vitest';
import { loadLesson, startStep, tryMove } from './lesson.ts';

const SAMPLES = 4000;
const lessons = await Promise.all(
  GAMES.map(async (game) => {
    const { lesson } = await game.screen();
    return lesson === undefined ? [] : [{ game, lesson: await loadLesson(game, lesson), rules: await game.rules() }];
  }),
);
const steps = lessons
  .flat()
  .flatMap(({ game, lesson, rules }) =>
    lesson.steps.map((step, i) => ({ name: `${game.id}, step ${i + 1}`, step, rules })),
  );

test.each(steps)('$name can be solved by a legal move', ({ step, rules }) => {
  const start = startStep(rules, step);
  const rng = makeRng('solve');
  const moves = Array.from({ length: SAMPLES }, () => rules.sample(start.state, 0, rng));
  const verdicts = new Set(moves.map((move) => tryMove(rules, step, start, move).verdict));
  expect(verdicts).toContain('result');
});
