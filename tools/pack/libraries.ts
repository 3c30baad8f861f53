import { packageOf, type Workspace } from './workspace.ts';

/** A package that is published. */
export interface Library {
  readonly name: string;
  readonly description: string;
  /** Packages of the repository that it ships beside those that it depends on: the server brings the command line. */
  readonly brings?: readonly string[];
  /** What its users must have in one copy with it. The versions are those of the repository. */
  readonly peers?: readonly string[];
  /** What it needs besides its own dependencies: those that its tests or its types alone need in the repository. */
  readonly adds?: readonly string[];
}

export const LIBRARIES: readonly Library[] = [
  {
    name: '@sesame/kernel',
    description: 'The contract of a Sesame game, and what replays, verifies and undoes its matches.',
  },
  {
    name: '@sesame/testkit',
    description: 'Tests that every Sesame game must pass: conformance, secrecy, fuzzing, golden records.',
    peers: ['vitest'],
    adds: ['fast-check'],
  },
  {
    name: '@sesame/general-bots',
    description: 'Bots for any Sesame game: random, greedy, and a tree search over what a player can know.',
  },
  {
    name: '@sesame/client',
    description: 'The client of a Sesame server: typed HTTP routes, the live connection, and bots.',
  },
  {
    name: '@sesame/ui',
    description: 'The design system of Sesame in React, and what the boards of games share.',
    peers: ['react'],
    adds: ['@types/react'],
  },
  {
    name: '@sesame/server',
    description: 'The Sesame server with its web app, five games and the `sesame` command.',
    brings: ['@sesame/cli'],
    adds: ['node'],
  },
];

const NAMES: ReadonlySet<string> = new Set(LIBRARIES.map(({ name }) => name));

export const isLibrary = (name: string): boolean => NAMES.has(name);

/** The packages that a library ships inside: those of the repository that it needs and that are not published. */
export const bundledIn = (workspace: Workspace, { name, brings = [] }: Library): readonly string[] => {
  const found = new Set<string>();
  const add = (one: string): void => {
    for (const dependency of Object.keys(packageOf(workspace, one).manifest.dependencies ?? {})) {
      if (workspace.has(dependency) && !isLibrary(dependency)) visit(dependency);
    }
  };
  const visit = (one: string): void => {
    if (found.has(one)) return;
    found.add(one);
    add(one);
  };
  add(name);
  for (const one of brings) visit(one);
  return [...found].toSorted();
};
