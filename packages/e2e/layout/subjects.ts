import type { Size, Subject, Theme } from './audit.ts';
import { findPositions, type Position } from './positions.ts';
import type { Regular } from './regular.ts';
import { REPLAY_PATH, SCENE_PATH, type Surroundings } from './scene.ts';

export const SIZES: readonly Size[] = [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];

export const THEMES: readonly Theme[] = ['dark', 'light'];

const GAME_IDS = ['crack-the-code', 'fake-crystal', 'passwords', 'crazy-mix', 'crystal-code'];

const pagesOf = ({ id, ownTable, otherTable, tournament, endedMatch }: Regular): readonly Subject[] => [
  { name: 'home of a newcomer', path: '/', asNewcomer: true },
  { name: 'home', path: '/' },
  { name: 'invitation', path: `/tables/${otherTable}`, asNewcomer: true },
  { name: 'table of the host', path: `/tables/${ownTable}` },
  { name: 'settings', path: '/settings' },
  { name: 'account of a guest', path: '/account', asNewcomer: true },
  { name: 'account', path: '/account' },
  { name: 'admin console', path: '/admin' },
  { name: 'people', path: '/admin/people' },
  { name: 'registration', path: '/admin/registration' },
  { name: 'audit log', path: '/admin/log' },
  { name: 'players', path: '/players' },
  { name: 'profile', path: `/players/${id}` },
  { name: 'profile of a bot', path: '/players/bot:crack-the-code:novice' },
  { name: 'friends', path: '/friends' },
  { name: 'tournaments', path: '/tournaments' },
  { name: 'tournament', path: `/tournaments/${tournament}` },
  { name: 'replay of a file', path: '/replay' },
  { name: 'verification', path: `/matches/${endedMatch}/verify` },
  ...GAME_IDS.flatMap((game) => [
    { name: `manual of ${game}`, path: `/learn/${game}` },
    { name: `lesson of ${game}`, path: `/learn/${game}/lesson` },
  ]),
  { name: 'practice of crystal-code', path: '/learn/crystal-code/practice' },
  { name: 'practice of crazy-mix', path: '/learn/crazy-mix/practice' },
  { name: 'daily puzzle', path: '/daily/crystal-code' },
  { name: 'puzzles', path: '/puzzles' },
  { name: 'puzzles of a day', path: '/puzzles/passwords' },
  { name: 'missing page', path: '/nowhere' },
];

/** Opens the receipt of the last claim. */
const RECEIPT_BUTTON = '.side-panel .receipt';
const ANALYSIS_BUTTON = '.end-scene [aria-controls="match-analysis"]';

const scenesOf = (position: Position): readonly Subject[] => {
  const around = (surroundings: Surroundings, press?: string): Subject => ({
    name: surroundings === 'plain' ? position.name : `${position.name} ${surroundings}`,
    path: SCENE_PATH,
    scene: { position, surroundings },
    ...(press !== undefined && { press }),
  });
  if (position.outcome === undefined) return [around('plain'), around('first'), around('crowded', RECEIPT_BUTTON)];
  const replay = { ...around('crowded'), name: `${position.name} replay`, path: REPLAY_PATH };
  return [
    around('plain'),
    around('crowded'),
    { ...around('crowded', ANALYSIS_BUTTON), name: `${position.name} analysis` },
    replay,
  ];
};

/** Everything to look at. */
export const findSubjects = async (regular: Regular): Promise<readonly Subject[]> => [
  ...(await findPositions()).flatMap(scenesOf),
  ...pagesOf(regular),
];
