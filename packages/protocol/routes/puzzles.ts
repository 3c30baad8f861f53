import Type from 'typebox';
import { Id } from '../common.ts';
import {
  ByPuzzle,
  NextPuzzle,
  NextPuzzleRequest,
  PuzzleAnswer,
  PuzzlePage,
  PuzzlePageQuery,
  PuzzlesOverview,
  PuzzlesQuery,
  ShownPuzzle,
} from '../puzzles.ts';
import type { Route } from './route.ts';

const ByGame = Type.Object({ game: Id });

/** Puzzles from matches. */
export const PUZZLE_ROUTES = {
  puzzles: {
    method: 'GET',
    path: '/puzzles',
    tag: 'puzzles',
    summary: 'Get the games with puzzles, and how far you are with today’s',
    query: PuzzlesQuery,
    answer: PuzzlesOverview,
    who: 'person',
  },
  puzzlePage: {
    method: 'GET',
    path: '/puzzles/:game',
    tag: 'puzzles',
    summary: 'Get the puzzles of a day, the same for everybody',
    params: ByGame,
    query: PuzzlePageQuery,
    answer: PuzzlePage,
    who: 'person',
  },
  nextPuzzle: {
    method: 'POST',
    path: '/puzzles/:game/next',
    tag: 'puzzles',
    summary: 'Get the next puzzle near your rating',
    description: 'It stays the next one until you answer it or give up.',
    params: ByGame,
    body: NextPuzzleRequest,
    answer: NextPuzzle,
    who: 'person',
  },
  puzzle: {
    method: 'GET',
    path: '/puzzles/:game/:id',
    tag: 'puzzles',
    summary: 'Get a puzzle that you were shown; once you have answered it, with its solution',
    params: ByPuzzle,
    answer: ShownPuzzle,
    who: 'person',
  },
  answerPuzzle: {
    method: 'POST',
    path: '/puzzles/:game/:id/answer',
    tag: 'puzzles',
    summary: 'Answer a puzzle; the first answer counts',
    params: ByPuzzle,
    body: PuzzleAnswer,
    answer: ShownPuzzle,
    who: 'person',
  },
  giveUpPuzzle: {
    method: 'POST',
    path: '/puzzles/:game/:id/give-up',
    tag: 'puzzles',
    summary: 'Give up a puzzle and get its solution; counts as a wrong answer',
    params: ByPuzzle,
    answer: ShownPuzzle,
    who: 'person',
  },
} as const satisfies Record<string, Route>;
