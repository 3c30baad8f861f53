import Type from 'typebox';
import {
  LogConsistencyQuery,
  LogEntry,
  LogPageQuery,
  LogProof,
  MatchLogEntries,
  SignedLogHead,
} from '../public-log.ts';
import { ById } from './params.ts';
import type { Route } from './route.ts';

/** The public log of rated matches, which `sesame audit` checks. */
export const PUBLIC_LOG_ROUTES = {
  logHead: {
    method: 'GET',
    path: '/log',
    tag: 'ratings',
    summary: 'Get the signed head of the public log of rated matches',
    answer: SignedLogHead,
    who: 'anyone',
  },
  logEntries: {
    method: 'GET',
    path: '/log/entries',
    tag: 'ratings',
    summary: 'Get entries of the public log, oldest first',
    query: LogPageQuery,
    answer: Type.Array(LogEntry),
    who: 'anyone',
  },
  logConsistency: {
    method: 'GET',
    path: '/log/consistency',
    tag: 'ratings',
    summary: 'Prove that the public log only added entries between two sizes',
    query: LogConsistencyQuery,
    answer: LogProof,
    who: 'anyone',
  },
  matchLog: {
    method: 'GET',
    path: '/matches/:id/log',
    tag: 'ratings',
    summary: 'Get what the public log has about a match, with proofs',
    params: ById,
    answer: MatchLogEntries,
    who: 'anyone',
  },
} as const satisfies Record<string, Route>;
