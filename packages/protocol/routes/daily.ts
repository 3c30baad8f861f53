import Type from 'typebox';
import { Id } from '../common.ts';
import {
  ByDailyMonth,
  ByMonth,
  DailyLuck,
  DailyMonth,
  DailyOverview,
  DailyPage,
  DailyProgress,
  DailyQuery,
  DailyStep,
  OpenDaily,
} from '../daily.ts';
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
