import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectAsGuest, type NodeClient } from '@sesame/client';
import { makeRng, play, type Result } from '@sesame/kernel';
import { GAMES } from '@sesame/registry';
import { type InProcessServer, openInProcessServer } from '@sesame/server/in-process-server';
import { NO_LIMITS } from '../lib/no-limits.ts';

/** A server with players, tables and matches that no hostile message may change. */
export interface Fixture extends InProcessServer {
  readonly data: string;
  /** Seated in every match and muted by an admin. */
  readonly ann: NodeClient;
  /** Has made a move in every match. */
  readonly bo: NodeClient;
  /** Spectator, muted by an admin. */
  readonly cas: NodeClient;
  /** Guest without a seat. */
  readonly eve: NodeClient;
  readonly matches: readonly string[];
  /** Tables of the running matches, and one that has not started. */
  readonly tables: readonly string[];
  readonly tournament: string;
  readonly bot: string;
  /** Credentials that are no longer valid: a renewed token, an ended session and an erased account. */
  readonly revokedToken: string;
  readonly endedCookie: string;
  readonly erasedCookie: string;
  /** Bo's accepted moves, to be replayed with their keys. */
  readonly sentMoves: readonly SentMove[];
}

export interface SentMove {
  readonly type: 'play';
  readonly match: string;
  readonly key: string;
  readonly move: unknown;
}

const PASSWORD = 'correct horse battery staple';
const FOREVER_MS = 1e12;
/** Prevents substitution by bots. Twice this value is still within the range of a timer. */
const NO_SUBSTITUTES = { graceMs: 1e9, countdownMs: 1e9 };

export const createFixture = async (): Promise<Fixture> => {
  const data = mkdtempSync(join(tmpdir(), 'sesame-hostile-'));
  const settings = {
    port: 0,
    host: '127.0.0.1',
    data,
    logLevel: 'fatal',
    substitutes: NO_SUBSTITUTES,
    limits: NO_LIMITS,
  };
  const server = await openInProcessServer(settings);
  const url = `http://127.0.0.1:${server.port}`;
  const [ann, bo, cas, eve, erased] = await Promise.all(Array.from({ length: 5 }, () => connectAsGuest(url)));
  if (!ann || !bo || !cas || !eve || !erased) throw new Error('guests could not connect');
  for (const { connection } of [ann, bo, cas, eve, erased]) connection.close();
  unwrap(await ann.api.saveAccount({ body: { name: 'Ann', password: PASSWORD } }));
  unwrap(await bo.api.saveAccount({ body: { name: 'Bo', password: PASSWORD } }));
  const endedCookie = await signIn(url, 'Ann');
  const made = unwrap(await ann.api.createBot({ body: { name: 'Cracker' } }));
  const bot = made.bots[0]?.id ?? '';
  unwrap(await ann.api.renewBotToken({ params: { id: bot } }));
  const started = [];
  for (const { id } of GAMES) started.push(await startTwoPlayerMatch(ann, bo, id));
  const open = unwrap(await ann.api.openTable({ body: { game: 'fake-crystal', seats: 3, open: true } }));
  const tournament = unwrap(
    await ann.api.createTournament({
      body: {
        name: 'Cup',
        game: 'crack-the-code',
        pace: { kind: 'live', perMove: 60, bank: 60 },
        format: 'swiss',
        places: 8,
        start: { kind: 'hand' },
      },
    }),
  );
  unwrap(await erased.api.deleteAccount());
  unwrap(await ann.api.endOtherSessions());
  await guestSessionsEnd(server.services, [ann.id, bo.id]);
  const sentMoves = [];
  for (const { match } of started) sentMoves.push(...(await playFirstMove(server, bo.cookie, match)));
  const { store, now } = server.services;
  for (const { id } of [ann, cas])
    await store.moderation.muteForAll({ player: id, until: now() + FOREVER_MS, note: '' });
  return {
    ...server,
    data,
    ann,
    bo,
    cas,
    eve,
    matches: started.map(({ match }) => match),
    tables: [...started.map(({ table }) => table), open.id],
    tournament: tournament.id,
    bot,
    revokedToken: made.token,
    endedCookie,
    erasedCookie: erased.cookie,
    sentMoves,
    close: async () => {
      await server.close();
      rmSync(data, { recursive: true });
    },
  };
};

const unwrap = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

const startTwoPlayerMatch = async (ann: NodeClient, bo: NodeClient, game: string) => {
  // With this option nothing happens in a race until a player starts it.
  const options = game === 'crazy-mix' ? { apart: true } : {};
  const table = unwrap(await ann.api.openTable({ body: { game, options, seats: 2 } }));
  const { match } = unwrap(await bo.api.sit({ params: { id: table.id }, body: { terms: table.terms } }));
  if (match === undefined) throw new Error(`${game} did not start`);
  return { match, table: table.id };
};

/** Plays Bo's first move if it is his turn. */
const playFirstMove = async (
  { services, port }: InProcessServer,
  cookie: string,
  id: string,
): Promise<readonly SentMove[]> => {
  const match = await services.matches.find(id);
  if (match === undefined || !match.committed.awaits.seats.includes(1)) return [];
  const { rules, committed, stored } = match;
  const move = rules.sample(committed.state, 1, makeRng(stored.game));
  const step = play(rules, committed.state, { at: committed.at, by: 1, move });
  // Skip moves that start a clock, as its expiry would change the match later.
  if (!step.ok || rules.awaits(step.value.state).clock !== undefined) return [];
  const sent = { type: 'play', match: id, key: `sent-by-bo-${stored.game}`, move } as const;
  await post(`http://127.0.0.1:${port}/api/matches/${id}/moves`, { key: sent.key, move }, cookie);
  return [sent];
};

/** Accounts have new sessions; those they had as guests end soon after. */
const guestSessionsEnd = async ({ store }: InProcessServer['services'], players: readonly string[]): Promise<void> => {
  for (const player of players) {
    while ((await store.sessions.ofPlayer(player)).length > 1) await new Promise((next) => setTimeout(next, 100));
  }
};

/** Signs in and returns the session cookie. */
const signIn = async (url: string, name: string): Promise<string> => {
  const response = await post(`${url}/api/sessions`, { name, password: PASSWORD });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
};

const post = async (url: string, body: object, cookie = ''): Promise<Response> => {
  const headers = { 'content-type': 'application/json', ...(cookie !== '' && { cookie }) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response;
};
