import { GAMES } from '@sesame/registry';
import type { Page } from 'playwright-core';
import { ACTIONS, DRAGS, type Drag } from './actions.ts';
import type { Scenes } from './scenes.ts';
import { tap } from './tap.ts';

/** A page to measure. */
export interface Subject {
  readonly name: string;
  readonly path: string;
  /** Selects what the page is for. */
  readonly content: string;
  /** What players do there, and where, if it cannot be done on the page that was loaded. */
  readonly act?: (page: Page) => Promise<void>;
  readonly actPath?: () => Promise<string>;
  readonly drag?: Drag | undefined;
}

const BOARD = '.match-board';

/** The home page, one page of each kind, and a match of each game. */
export const findSubjects = ({ player, table, ended, matches, startMatch }: Scenes): readonly Subject[] => [
  {
    name: 'home',
    path: '/',
    content: '.hero, .page h1',
    act: (page) => tap(page.getByRole('button', { name: /^Play / }).first()),
  },
  {
    name: 'table',
    path: `/tables/${table}`,
    content: 'main h1',
    act: (page) => tap(page.getByRole('button', { name: 'Add bot' }).first()),
  },
  { name: 'profile', path: `/players/${player}`, content: 'main h1' },
  {
    name: 'replay',
    path: `/matches/${ended}/replay`,
    content: BOARD,
    act: (page) => tap(page.getByRole('button', { name: 'Next move' })),
  },
  {
    name: 'daily puzzle',
    path: '/daily/crack-the-code',
    content: 'main h1',
    act: (page) => tap(page.getByRole('button', { name: 'Open puzzle' })),
  },
  ...GAMES.map(({ id, name }) => ({
    name: `match: ${name.en}`,
    path: `/matches/${matches.get(id)}`,
    content: BOARD,
    act: ACTIONS[id] ?? (async () => {}),
    actPath: async () => `/matches/${await startMatch(id)}`,
    drag: DRAGS[id],
  })),
];
