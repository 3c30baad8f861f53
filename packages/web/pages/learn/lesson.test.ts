import { LOCALES } from '@sesame/kernel';
import { GAMES } from '@sesame/registry/screens';
import { expect, test } from 'vitest';
import { loadLesson, startStep, tryMove } from './lesson.ts';

const lessons = await Promise.all(
  GAMES.flatMap((game) =>
    LOCALES.map(async (locale) => {
      const { lesson: load } = await game.screen();
      const lesson = load && (await loadLesson(game, load, locale));
      return { name: `${game.id} in ${locale}`, steps: lesson?.steps ?? [], rules: await game.rules() };
    }),
  ),
);
const steps = lessons.flatMap(({ name, steps, rules }) =>
  steps.map((step, i) => ({ name: `${name}, step ${i + 1}`, step, rules })),
);

test.each(steps)('$name: its example is right, and a pass is not', ({ step, rules }) => {
  const start = startStep(rules, step);
  expect(start.verdict).toBeUndefined();
  expect(tryMove(rules, step, start, step.example)).toMatchObject({ verdict: 'result' });
  expect(tryMove(rules, step, start, { type: 'pass' })).toMatchObject({ state: start.state, verdict: 'nudge' });
});
