import Type from 'typebox';
import { Id } from '../common.ts';
import {
  ByDailyMonth,
  ByMonth,
  DailyGhosts,
  DailyLuck,
  DailyMonth,
  DailyOverview,
  DailyPage,
  DailyProgress,
  DailyQuery,
  DailyStep,
  OpenDaily,
  ReportProgress,
} from '../daily.ts';
import { Empty } from './params.ts';
import type { Route } from './route.ts';

const ByGame = Type.Object({ game: Id });

/** The daily puzzles. */
export const DAILY_ROUTES = {
  dailies: {
    method: 'GET',
    path: '/daily',
    tag: 'daily',
    summary: 'Get the puzzles of today, and how far you are with each',
    answer: DailyOverview,
    who: 'person',
  },
  daily: {
    method: 'GET',
    path: '/daily/:game',
    tag: 'daily',
    summary: 'Get your progress with the daily puzzle, and its standings',
    params: ByGame,
    query: DailyQuery,
    answer: DailyPage,
    who: 'person',
  },
  openDaily: {
    method: 'POST',
    path: '/daily/:game/open',
    tag: 'daily',
    summary: 'Open the daily puzzle: your time starts',
    params: ByGame,
    body: OpenDaily,
    answer: DailyProgress,
    who: 'person',
  },
  stepDaily: {
    method: 'POST',
    path: '/daily/:game/step',
    tag: 'daily',
    summary: 'Make the next step in the daily puzzle',
    params: ByGame,
    body: DailyStep,
    answer: DailyProgress,
    who: 'person',
  },
  dailyGhosts: {
    method: 'GET',
    path: '/daily/:game/ghosts',
    tag: 'daily',
    summary:
      'List those you can race against in a daily puzzle: yourself, the fastest and friends who have finished it',
    params: ByGame,
    query: DailyQuery,
    answer: DailyGhosts,
    who: 'person',
  },
  reportDailyProgress: {
    method: 'POST',
    path: '/daily/:game/progress',
    tag: 'daily',
    summary: 'Tell how far you were when in a puzzle that you have finished, for others to race against',
    description: 'Once. It ends at the time that the server has measured, and counts for nothing.',
    params: ByGame,
    body: ReportProgress,
    answer: Empty,
    who: 'person',
  },
  dailyMonth: {
    method: 'GET',
    path: '/daily/:game/months/:month',
    tag: 'daily',
    summary: 'Get the puzzles of a month, and how you did',
    params: ByDailyMonth,
    answer: DailyMonth,
    who: 'person',
  },
  dailyLuck: {
    method: 'GET',
    path: '/daily-luck/:month',
    tag: 'daily',
    summary: 'Get the published fingerprint of a month’s puzzles, and the seeds that were revealed',
    params: ByMonth,
    answer: DailyLuck,
    who: 'anyone',
  },
} as const satisfies Record<string, Route>;
