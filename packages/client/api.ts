import { type MatchRecord, makeHex, type Result } from '@sesame/kernel';
import type {
  DailyAnswered,
  DailyOpened,
  DailyPage,
  MatchSummary,
  Me,
  OpenTable,
  PlayBots,
  Rematch,
  Table,
  TimeControl,
} from '@sesame/protocol';
import { type AccountApi, makeAccountApi } from './account-api.ts';
import { type BotsApi, makeBotsApi } from './bots-api.ts';
import { type BranchApi, makeBranchApi } from './branch-api.ts';
import { type DeskApi, makeDeskApi } from './desk-api.ts';
import { type ApiOptions, makeSendRequest } from './http.ts';
import { makeNoticesApi, type NoticesApi } from './notices-api.ts';
import { makePaceApi, type PaceApi } from './pace-api.ts';
import { makePeopleApi, type PeopleApi } from './people-api.ts';
import { makePlansApi, type PlansApi } from './plans-api.ts';
import { makeRatingsApi, type RatingsApi } from './ratings-api.ts';
import { makeSpeechApi, type SpeechApi } from './speech-api.ts';
import { makeTournamentApi, type TournamentApi } from './tournament-api.ts';

/** The HTTP API, one method per route. Refusals and network errors come back as results. */
export interface Api
  extends AccountApi,
    BotsApi,
    RatingsApi,
    BranchApi,
    NoticesApi,
    PaceApi,
    PeopleApi,
    PlansApi,
    SpeechApi,
    DeskApi,
    TournamentApi {
  me(): Promise<Result<Me>>;
  rename(name: string): Promise<Result<Me>>;
  tables(): Promise<Result<readonly Table[]>>;
  table(id: string): Promise<Result<Table>>;
  openTable(wish: Omit<OpenTable, 'contribution'>): Promise<Result<Table>>;
  sit(table: string, seat?: number): Promise<Result<Table>>;
  /** Leaves a seat, or clears it as the host. */
  clear(table: string, seat: number): Promise<Result<Table>>;
  seatBot(table: string, bot: string, seat?: number): Promise<Result<Table>>;
  start(table: string): Promise<Result<Table>>;
  /** Changes the table’s settings, before the match starts. */
  change(
    table: string,
    wish: { options?: OpenTable['options']; pace?: TimeControl; open?: boolean; rated?: boolean },
  ): Promise<Result<Table>>;
  playBots(wish: Omit<PlayBots, 'contribution'>): Promise<Result<MatchSummary>>;
  matches(which: 'running' | 'ended'): Promise<Result<readonly MatchSummary[]>>;
  match(id: string): Promise<Result<MatchSummary>>;
  record(match: string): Promise<Result<MatchRecord>>;
  /** Opens the table of a rematch; everybody who asks gets the same one. */
  rematch(match: string, another?: Pick<Rematch, 'game' | 'options'>): Promise<Result<Table>>;
  /** The daily puzzle of a game. */
  daily(game: string): Promise<Result<DailyPage>>;
  openDaily(game: string): Promise<Result<DailyOpened>>;
  answerDaily(game: string, answer: unknown): Promise<Result<DailyAnswered>>;
}

export const makeApi = (options: ApiOptions = {}): Api => {
  const ask = makeSendRequest(options);
  const luck = () => ({ contribution: makeContribution() });
  return {
    ...makeAccountApi(ask),
    ...makeSpeechApi(ask),
    ...makeDeskApi(ask),
    ...makePeopleApi(ask),
    ...makeBotsApi(ask),
    ...makeRatingsApi(ask),
    ...makeBranchApi(ask, luck),
    ...makeTournamentApi(ask, luck),
    ...makeNoticesApi(ask),
    ...makePaceApi(ask),
    ...makePlansApi(ask),
    me: () => ask('POST', '/me'),
    rename: (name) => ask('PATCH', '/me', { name }),
    tables: () => ask('GET', '/tables'),
    table: (id) => ask('GET', `/tables/${id}`),
    openTable: (wish) => ask('POST', '/tables', { ...wish, ...luck() }),
    sit: (table, seat) => ask('POST', `/tables/${table}/seats`, { ...luck(), ...(seat !== undefined && { seat }) }),
    clear: (table, seat) => ask('DELETE', `/tables/${table}/seats/${seat}`),
    seatBot: (table, bot, seat) => ask('POST', `/tables/${table}/bots`, { bot, ...(seat !== undefined && { seat }) }),
    start: (table) => ask('POST', `/tables/${table}/start`),
    change: (table, wish) => ask('PATCH', `/tables/${table}`, wish),
    playBots: (wish) => ask('POST', '/play', { ...wish, ...luck() }),
    matches: (which) => ask('GET', `/matches?which=${which}`),
    match: (id) => ask('GET', `/matches/${id}`),
    record: (match) => ask('GET', `/matches/${match}/record`),
    rematch: (match, another) => ask('POST', `/matches/${match}/rematch`, { ...another, ...luck() }),
    daily: (game) => ask('GET', `/daily/${game}`),
    openDaily: (game) => ask('POST', `/daily/${game}/open`),
    answerDaily: (game, answer) => ask('POST', `/daily/${game}/answer`, { answer }),
  };
};

/** A random contribution to the luck of a match. */
const makeContribution = (): string => makeHex(crypto.getRandomValues(new Uint8Array(32)));
