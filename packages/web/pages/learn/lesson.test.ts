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

test.each(steps)('$name: its example is right, and shown move by move', ({ step, rules }) => {
  const start = startStep(rules, step);
  expect(start.verdict).toBeUndefined();
  expect(step.accepts(step.example, start.view)).toBe(true);
  const shown = tryMove(rules, step, start, { move: step.example });
  expect(shown).toHaveLength(1 + (step.replies?.(step.example).length ?? 0));
  expect(shown.map(({ verdict }) => verdict)).toEqual([...shown.slice(1).map(() => undefined), 'result']);
  for (const { events } of shown) expect(events).not.toEqual([]);
});

test.each(steps)('$name: after a pass or an illegal move the position stays', ({ step, rules }) => {
  const start = startStep(rules, step);
  for (const move of [{ type: 'pass' }, { type: 'no such move' }]) {
    const shown = tryMove(rules, step, start, { move });
    expect(shown).toMatchObject([{ state: start.state, view: start.view, events: [], verdict: 'nudge' }]);
  }
});

test.each(steps)('$name: its texts are written in every language', ({ step: { task, nudge, result } }) => {
  for (const text of [task, nudge, result]) {
    expect(new Set(LOCALES.map((locale) => text[locale])).size).toBe(LOCALES.length);
    for (const locale of LOCALES) expect(text[locale].length).toBeGreaterThan(20);
  }
});
