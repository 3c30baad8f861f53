import Type from 'typebox';
import { NewMove, Position, SinceQuery, TurnsRequest } from '../bots.ts';
import { Branch } from '../branch.ts';
import { MatchSummary, Table } from '../common.ts';
import { MatchPlan, SetPlan } from '../conditional-moves.ts';
import { MatchListQuery, MatchRecord } from '../matches.ts';
import { HandOver } from '../offline.ts';
import { RatingChange } from '../ratings.ts';
import { PlayBots, Rematch } from '../tables.ts';
import { AnswerTimeControl, ProposeTimeControl } from '../time-control.ts';
import { MatchTournament } from '../tournaments.ts';
import { ById, Empty } from './params.ts';
import type { Route } from './route.ts';

/** Matches: starting, reading and playing them. */
export const MATCH_ROUTES = {
  playBots: {
    method: 'POST',
    path: '/play',
    tag: 'matches',
    summary: 'Start a match against bots',
    body: PlayBots,
    answer: MatchSummary,
    who: 'player',
  },
  branch: {
    method: 'POST',
    path: '/branches',
    tag: 'matches',
    summary: 'Play on against bots from a position of a finished match or a record',
    body: Branch,
    answer: MatchSummary,
    who: 'player',
  },
  handOverMatch: {
    method: 'POST',
    path: '/offline-matches',
    tag: 'matches',
    summary: 'Hand over a finished match against bots that was played without a network; unrated',
    body: HandOver,
    answer: MatchSummary,
    who: 'person',
  },
  matches: {
    method: 'GET',
    path: '/matches',
    tag: 'matches',
    summary: 'List your matches',
    query: MatchListQuery,
    answer: Type.Array(MatchSummary),
    who: 'player',
  },
  match: {
    method: 'GET',
    path: '/matches/:id',
    tag: 'matches',
    summary: 'Get a match',
    params: ById,
    answer: MatchSummary,
    who: 'anyone',
  },
  matchRecord: {
    method: 'GET',
    path: '/matches/:id/record',
    tag: 'matches',
    summary: 'Get the record of a match; while it runs, only your own moves and what you may see',
    params: ById,
    answer: MatchRecord,
    who: 'anyone',
  },
  matchRatings: {
    method: 'GET',
    path: '/matches/:id/ratings',
    tag: 'ratings',
    summary: 'Get the rating changes of a finished match; none if it was not rated',
    params: ById,
    answer: Type.Array(RatingChange),
    who: 'anyone',
  },
  matchTournament: {
    method: 'GET',
    path: '/matches/:id/tournament',
    tag: 'tournaments',
    summary: 'Get the tournament of a match, if it belongs to one',
    params: ById,
    answer: MatchTournament,
    who: 'anyone',
  },
  rematch: {
    method: 'POST',
    path: '/matches/:id/rematch',
    tag: 'matches',
    summary: 'Open the table of a rematch, with the seats moved on by one; also with another game',
    description:
      'Seats are held for the players of the match. Answers the table that somebody has opened before, if it has the terms you name or ask for; otherwise it is refused with `terms-changed`.',
    params: ById,
    body: Rematch,
    answer: Table,
    who: 'player',
  },
  endMatch: {
    method: 'POST',
    path: '/matches/:id/end',
    tag: 'matches',
    summary: 'End a match against bots: without a result, or as a loss if it is rated',
    params: ById,
    answer: Empty,
    who: 'player',
  },
  proposeTimeControl: {
    method: 'POST',
    path: '/matches/:id/pace',
    tag: 'matches',
    summary: 'Propose another time control for the rest of a match',
    params: ById,
    body: ProposeTimeControl,
    answer: Empty,
    who: 'player',
  },
  answerTimeControl: {
    method: 'POST',
    path: '/matches/:id/pace/answer',
    tag: 'matches',
    summary: 'Accept or decline the proposed time control, or withdraw your own proposal',
    params: ById,
    body: AnswerTimeControl,
    answer: Empty,
    who: 'player',
  },
  takeSeatBack: {
    method: 'POST',
    path: '/matches/:id/seat',
    tag: 'matches',
    summary: 'Take your seat back from the bot that is playing for you',
    params: ById,
    answer: Empty,
    who: 'player',
  },
  conditionalMoves: {
    method: 'GET',
    path: '/matches/:id/plan',
    tag: 'matches',
    summary: 'Get your conditional moves',
    params: ById,
    answer: MatchPlan,
    who: 'player',
  },
  setConditionalMoves: {
    method: 'PUT',
    path: '/matches/:id/plan',
    tag: 'matches',
    summary: 'Set your conditional moves, in correspondence matches and matches without a clock',
    description:
      'The server plays them when it is your turn. They are dropped when they no longer fit. Only you can see them. Crack the Code: `{"attempt":2,"guess":"rybwg","answers":[{"black":2,"white":1,"guess":"rbywg"}]}`. Fake Crystal: `{"round":1,"wishes":[{"do":"buy","claim":12,"price":4}],"claim":true,"pass":true}`.',
    params: ById,
    body: SetPlan,
    answer: MatchPlan,
    who: 'player',
  },
  removeConditionalMoves: {
    method: 'DELETE',
    path: '/matches/:id/plan',
    tag: 'matches',
    summary: 'Delete your conditional moves',
    params: ById,
    answer: MatchPlan,
    who: 'player',
  },
  turns: {
    method: 'GET',
    path: '/bot/turns',
    tag: 'bots',
    summary: 'Wait for your turn: list the matches that are waiting for you',
    description:
      'Long poll. Answers at once if a match is waiting for you, otherwise when one does; an empty list after `wait` seconds. You count as online while you keep polling. A turn named in `known` is left out until the match has moved on.',
    query: TurnsRequest,
    answer: Type.Array(Position),
    who: 'player',
  },
  position: {
    method: 'GET',
    path: '/matches/:id/view',
    tag: 'bots',
    summary: 'Get the position of a match as your seat sees it, or as a spectator does',
    params: ById,
    query: SinceQuery,
    answer: Position,
    who: 'anyone',
  },
  playMove: {
    method: 'POST',
    path: '/matches/:id/moves',
    tag: 'bots',
    summary: 'Play a move and get the position after it',
    description:
      'The move is saved before it is answered. If the answer is lost, send the move again with the same key: it is played only once. An illegal move is refused with a code and a sentence, and changes nothing.',
    params: ById,
    body: NewMove,
    answer: Position,
    who: 'player',
  },
} as const satisfies Record<string, Route>;
