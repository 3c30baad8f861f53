import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectAsGuest, type NodeClient } from '@sesame/client';
import { makeRng, play, type Result } from '@sesame/kernel';
import { GAMES } from '@sesame/registry';
import { type InProcessServer, openInProcessServer } from '@sesame/server/inside';
import { LIMITLESS } from '../lib/no-limits.ts';

/** A house with people and matches that must be the same after everything that is said to it. */
export interface Stage extends InProcessServer {
  readonly data: string;
  /** Sits in every match, and is silent by the host's word. */
  readonly ann: NodeClient;
  /** Has made a move in every match. */
  readonly bo: NodeClient;
  /** Only watches, silent by the host's word. */
  readonly cas: NodeClient;
  /** Has nothing to do with anything here. */
  readonly eve: NodeClient;
  readonly matches: readonly string[];
  /** A table that has begun, and one that has not. */
  readonly tables: readonly string[];
  readonly tournament: string;
  readonly bot: string;
  /** What lets nobody in any more. */
  readonly revoked: string;
  readonly ended: string;
  readonly gone: string;
  /** What Bo said, each with the key that it was said with. */
  readonly said: readonly Said[];
}

export interface Said {
  readonly type: 'play';
  readonly match: string;
  readonly key: string;
  readonly move: unknown;
}

const PASSWORD = 'a stage is set for all';
const FOREVER = 1e12;
/** Nobody is taken for gone while this lasts: no timer is longer than twice that. */
const NOBODY_LEAVES = { quiet: 1e9, countdown: 1e9 };

export const setStage = async (): Promise<Stage> => {
  const data = mkdtempSync(join(tmpdir(), 'sesame-hostile-'));
  const settings = { port: 0, host: '127.0.0.1', data, logLevel: 'fatal', patience: NOBODY_LEAVES, limits: LIMITLESS };
  const inside = await openInProcessServer(settings);
  const url = `http://127.0.0.1:${inside.port}`;
  const [ann, bo, cas, eve, gone] = await Promise.all(Array.from({ length: 5 }, () => connectAsGuest(url)));
  if (!ann || !bo || !cas || !eve || !gone) throw new Error('nobody came');
  for (const { connection } of [ann, bo, cas, eve, gone]) connection.close();
  given(await ann.api.saveAccount({ body: { name: 'Ann', password: PASSWORD } }));
  given(await bo.api.saveAccount({ body: { name: 'Bo', password: PASSWORD } }));
  const other = await signIn(url, 'Ann');
  const made = given(await ann.api.createBot({ body: { name: 'Cracker' } }));
  const bot = made.bots[0]?.id ?? '';
  given(await ann.api.renewBotToken({ params: { id: bot } }));
  const begun = [];
  for (const { id } of GAMES) begun.push(await begin(ann, bo, id));
  const open = given(await ann.api.openTable({ body: { game: 'fake-crystal', seats: 3, open: true } }));
  const tournament = given(
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
  given(await gone.api.deleteAccount());
  given(await ann.api.endOtherSessions());
  const said = [];
  for (const { match } of begun) said.push(...(await moveOnce(inside, bo.cookie, match)));
  const { store, now } = inside.services;
  for (const { id } of [ann, cas]) await store.moderation.muteForAll({ player: id, until: now() + FOREVER, note: '' });
  return {
    ...inside,
    data,
    ann,
    bo,
    cas,
    eve,
    matches: begun.map(({ match }) => match),
    tables: [...begun.map(({ table }) => table), open.id],
    tournament: tournament.id,
    bot,
    revoked: made.token,
    ended: other,
    gone: gone.cookie,
    said,
    close: async () => {
      await inside.close();
      rmSync(data, { recursive: true });
    },
  };
};

const given = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

const begin = async (ann: NodeClient, bo: NodeClient, game: string) => {
  // Apart nothing happens in a race until somebody opens it.
  const options = game === 'crazy-mix' ? { apart: true } : {};
  const table = given(await ann.api.openTable({ body: { game, options, seats: 2 } }));
  const { match } = given(await bo.api.sit({ params: { id: table.id } }));
  if (match === undefined) throw new Error(`${game} did not begin`);
  return { match, table: table.id };
};

/** Bo's first move, if the match waits for one. */
const moveOnce = async (
  { services: house, port }: InProcessServer,
  cookie: string,
  id: string,
): Promise<readonly Said[]> => {
  const match = await house.matches.find(id);
  if (match === undefined || !match.committed.awaits.seats.includes(1)) return [];
  const { rules, committed: shown, stored } = match;
  const move = rules.sample(shown.state, 1, makeRng(stored.game));
  const step = play(rules, shown.state, { at: shown.at, by: 1, move });
  // Nothing may happen by itself later.
  if (!step.ok || rules.awaits(step.value.state).clock !== undefined) return [];
  const said = { type: 'play', match: id, key: `said-by-bo-${stored.game}`, move } as const;
  await post(`http://127.0.0.1:${port}/api/matches/${id}/moves`, { key: said.key, move }, cookie);
  return [said];
};

/** A browser in which somebody has signed in. */
const signIn = async (url: string, name: string): Promise<string> => {
  const answer = await post(`${url}/api/sessions`, { name, password: PASSWORD });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
};

const post = async (url: string, body: object, cookie = ''): Promise<Response> => {
  const headers = { 'content-type': 'application/json', ...(cookie !== '' && { cookie }) };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
};
