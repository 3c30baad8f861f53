import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { prepareFor, replay } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { loadGames } from '../lib/games.ts';

const text = readFileSync(new URL('../../../docs/bots.md', import.meta.url), 'utf8');
const sections = text.split(/^### /m).slice(1);
const games = await loadGames();

/** What stands in a section, of the game whose rules it links. */
const parts = sections.map((section) => {
  const game = /packages\/games\/([a-z-]+)\/RULES\.md/.exec(section)?.[1] ?? '';
  const moves = [...section.matchAll(/^- `(\{"type".*\})`$/gm)].map(([, move = '']) => move);
  const views = [...section.matchAll(/```json\n([\s\S]*?)```/g)].map(([, view = '']) => view);
  return { game, moves, views };
});

test('covers all games', () => {
  expect(parts.map(({ game }) => game).toSorted()).toEqual(
    games
      .list()
      .map(({ id }) => id)
      .toSorted(),
  );
});

test.each(parts.flatMap(({ game, moves }) => moves.map((move) => [game, move])))('%s takes %s', (game, move) => {
  expect(games.rulesOf(game)?.parseMove(JSON.parse(move))).toMatchObject({ ok: true });
});

test.each(parts)('the documented view of $game is what its views have', async ({ game, views }) => {
  const seen = JSON.stringify(await viewsOf(game));
  const keys = views.flatMap((view) => [...JSON.stringify(JSON.parse(view)).matchAll(/"(\w+)":/g)]);
  expect(keys.length).toBeGreaterThan(8);
  for (const [, key = ''] of keys) expect(seen.includes(`"${key}":`), key).toBe(true);
});

/** What seat 0 saw in the golden records of a game. */
const viewsOf = async (game: string): Promise<readonly unknown[]> => {
  const rules = games.rulesOf(game);
  if (rules === undefined) throw new Error(`unknown game ${game}`);
  const folder = new URL(`../../games/${game}/tests/golden/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => !file.endsWith('.views.json'));
  const views: unknown[] = [];
  for (const file of files) {
    const record = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    await prepareFor(rules, record);
    const replayed = replay(rules, record);
    if (replayed.ok) views.push(...replayed.value.positions.map(({ state }) => rules.view(state, 0)));
  }
  return views;
};

test('all links resolve', () => {
  const links = [...text.matchAll(/\]\((\.\.\/[^)#]+)\)/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) expect(existsSync(new URL(`../../../docs/${link}`, import.meta.url)), link).toBe(true);
});
