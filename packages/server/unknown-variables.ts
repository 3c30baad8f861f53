import { SETTINGS } from './settings-table.ts';

/** Variables that are no settings of a server: of tests, builds and the compose file. */
const OTHERS = [
  'SESAME_E2E_DATA',
  'SESAME_FOUND_GAMES',
  'SESAME_GOLDEN',
  'SESAME_HOST_NAME',
  'SESAME_KEEP_BUILD_TOOLS',
  'SESAME_PICTURES',
  'SESAME_SEED',
  'SESAME_SKIPPED_TESTS',
  'SESAME_TEST_ENGINE',
  'SESAME_TEST_NAMESPACES',
];

/** A mistyped name has most letters of the right one. */
const MAX_DISTANCE = 5;

/** A sentence for each variable that looks like a setting and is none: it is probably mistyped, and does nothing. */
export const describeUnknownVariables = (env: NodeJS.ProcessEnv = process.env): readonly string[] => {
  const known = SETTINGS.map(({ variable }) => variable);
  return Object.keys(env)
    .filter((name) => name.startsWith('SESAME_') && !known.includes(name) && !OTHERS.includes(name))
    .toSorted()
    .map((name) => {
      const nearest = findNearest(name, known);
      return `${name} is no setting of Sesame.${nearest === undefined ? '' : ` Did you mean ${nearest}?`}`;
    });
};

const findNearest = (name: string, known: readonly string[]): string | undefined => {
  const [nearest] = known
    .map((one) => ({ one, distance: editDistance(name, one) }))
    .filter(({ distance }) => distance <= MAX_DISTANCE)
    .toSorted((a, b) => a.distance - b.distance);
  return nearest?.one;
};

/** How many letters must be put in, left out or changed to make one text of the other. */
const editDistance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, length) => length);
  for (const [above, letter] of [...from].entries()) {
    const next = [above + 1];
    for (const [left, other] of [...to].entries()) {
      const changed = (row[left] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[left + 1] ?? 0) + 1, (next[left] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
};
