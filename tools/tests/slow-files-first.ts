import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The order of projects in their groups. A worker is kept only while the next file is of the same project, so the files
 * of a project stay together; loading the server again and again took more time than most tests. Those that wait most
 * come first.
 */
const PROJECTS = [
  'processes',
  'long-e2e',
  'e2e',
  'commands',
  'server-postgres',
  'server',
  'components',
  'strength',
  'unit',
  'unit-screens',
];

/** Files that take longest in their project, slowest first. Started late, one of them would run alone at the end. */
const SLOW_FILES = [
  'bench/faults/faults.process.test.ts',
  'packages/server/tests/kill.process.test.ts',
  'packages/e2e/long/layout.e2e.test.ts',
  'packages/e2e/all-pages.e2e.test.ts',
  'packages/server/tests/authorisation.store.test.ts',
  'packages/e2e/long/crystal-code-by-ear.e2e.test.ts',
  'packages/e2e/long/fake-crystal-by-ear.e2e.test.ts',
  'packages/e2e/long/crazy-mix-by-ear.e2e.test.ts',
  'packages/e2e/fake-crystal.e2e.test.ts',
  'packages/e2e/crystal-code.e2e.test.ts',
  'packages/e2e/crazy-mix.e2e.test.ts',
  'packages/e2e/rooms.e2e.test.ts',
  'packages/e2e/long/absence-and-time-control.e2e.test.ts',
  'packages/e2e/friends-and-matchmaking.e2e.test.ts',
  'packages/e2e/account.e2e.test.ts',
  'packages/e2e/admin-and-chat.e2e.test.ts',
  'bench/hostile/hostile.process.test.ts',
  'packages/cli/sesame.command.test.ts',
  'packages/server/tests/matchmaking.server.test.ts',
  'packages/server/tests/tournaments.server.test.ts',
  'packages/server/tests/substitutes.server.test.ts',
  'packages/server/tests/secrecy.server.test.ts',
  'packages/server/store/migrations.store.test.ts',
  'packages/games/fake-crystal/tests/bots.test.ts',
  'packages/games/crazy-mix/tests/secrecy.test.ts',
  'packages/games/fake-crystal/tests/secrecy.test.ts',
  'packages/games/crystal-code/tests/game.test.ts',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = SLOW_FILES.findIndex((file) => moduleId.endsWith(file));
  return rank < 0 ? SLOW_FILES.length : rank;
};

const placeOf = ({ project }: TestSpecification): number => PROJECTS.indexOf(project.name);

/** Keeps the files of a project together and starts the slowest first, the others in Vitest’s order. */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b) || rankOf(a) - rankOf(b));
  }
}
