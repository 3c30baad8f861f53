import type { Result } from '@sesame/kernel';
import { MAX_KNOWN_TURNS, type Refused } from '@sesame/protocol';
import type { Moves, Views } from '../games/index.ts';
import { type Api, makeApi } from '../http.ts';

/** The id of a built-in game, or that of another one of the server. */
type GameId = keyof Moves | (string & {});
type MoveOf<Id extends GameId> = Id extends keyof Moves ? Moves[Id] : unknown;
type ViewOf<Id extends GameId> = Id extends keyof Views ? Views[Id] : unknown;

/** A bot that plays on a server as a player of its own. */
export interface BotOptions<Id extends GameId> {
  /** The server, such as http://localhost:8080. */
  readonly url: string;
  /** Of the bot, from its owner's account page: `sesame_...`. */
  readonly token: string;
  readonly game: Id;
  /** The move for a turn. Undefined leaves it for later, as in a race while there is nothing to say yet. */
  choose(view: ViewOf<Id>, seat: number): MoveOf<Id> | undefined | Promise<MoveOf<Id> | undefined>;
  /** Whether it looks for matches: takes free seats at open tables, and opens one if there is none. True by default. */
  readonly isSeeking?: boolean;
  /** Stops it. */
  readonly signal?: AbortSignal;
  /** Refusals, and a server that cannot be reached. It tries again after a while. */
  readonly onError?: (error: Refused) => void;
}

const POLL_SECONDS = 5;
const REST_MS = 5_000;

/** Plays match after match until it is stopped. Rejects if the server does not know the token. */
export const playBot = async <const Id extends GameId>(options: BotOptions<Id>): Promise<void> => {
  const { url, token, signal, isSeeking = true, onError = () => {} } = options;
  const api = makeApi({ url, headers: { authorization: `Bearer ${token}` } });
  const me = await api.enter();
  if (!me.ok && me.error.code !== 'unreachable') throw new Error(me.error.message);
  let left: readonly string[] = [];
  while (!signal?.aborted) {
    const played = await playTurns(api, options, left);
    if (played.ok) left = played.value.left;
    const isIdle = played.ok && played.value.played === 0;
    const done = isIdle && isSeeking ? await findTable(api, options.game) : played;
    if (done.ok) continue;
    if (done.error.code === 'bad-token') throw new Error(done.error.message);
    onError(done.error);
    await rest(signal);
  }
};

interface AnsweredTurns {
  readonly played: number;
  /** Turns that were left for later, as `match:seq`. */
  readonly left: readonly string[];
}

/** Waits for turns other than those that were left, and answers them. */
const playTurns = async <Id extends GameId>(
  api: Api,
  { game, choose }: BotOptions<Id>,
  known: readonly string[],
): Promise<Result<AnsweredTurns, Refused>> => {
  const turns = await api.turns({ query: { wait: POLL_SECONDS, ...(known.length > 0 && { known: known.join() }) } });
  if (!turns.ok) return turns;
  let played = 0;
  const left = [...known];
  for (const { match, seq, seat, view, ...turn } of turns.value) {
    const move = turn.game === game && seat !== null ? await choose(view as ViewOf<Id>, seat) : undefined;
    if (move === undefined) {
      left.push(`${match}:${seq}`);
      continue;
    }
    // The key identifies the move: a repeated request is not played again.
    const answer = await api.playMove({ params: { id: match }, body: { key: `after-ply-${seq}`, move } });
    if (!answer.ok) return answer;
    played += 1;
  }
  return { ok: true, value: { played, left: left.slice(-MAX_KNOWN_TURNS) } };
};

/** Takes a free seat, or opens a table, unless the bot plays or sits at one already. */
const findTable = async (api: Api, game: string): Promise<Result<unknown, Refused>> => {
  const [me, tables, running] = await Promise.all([
    api.enter(),
    api.tables(),
    api.matches({ query: { which: 'running' } }),
  ]);
  if (!me.ok) return me;
  if (!tables.ok) return tables;
  if (!running.ok || running.value.some((match) => match.game === game)) return running;
  const own = tables.value.filter((table) => table.game === game);
  if (own.some(({ seats }) => seats.some((seat) => 'player' in seat && seat.player === me.value.id))) return me;
  const free = own.find(({ seats }) => seats.some(({ kind }) => kind === 'open'));
  if (free === undefined) return api.openTable({ body: { game, open: true } });
  return api.sit({ params: { id: free.id }, body: { terms: free.terms } });
};

/** Waits a while; less if it is stopped. */
const rest = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((over) => {
    const timer = setTimeout(over, REST_MS);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        over();
      },
      { once: true },
    );
  });
