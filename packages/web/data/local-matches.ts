import type { Connection, TopicUpdate } from '@sesame/client';
import {
  drawOptions,
  makeHex,
  ok,
  optionsRng,
  parseOptions,
  type Result,
  recommendedOptions,
  refuse,
  YOUR_LEVEL,
} from '@sesame/kernel';
import type { MatchSeat, PlayBots } from '@sesame/protocol';
import { allStored, removeStored, store, stored } from '../offline/database.ts';
import type { HostMessage, HostRequest } from '../offline/host-messages.ts';
import { makeLocalId } from '../offline/local-id.ts';
import { isAbandoned, type LocalMatch } from '../offline/local-match.ts';
import { connection } from './client.ts';
import { gameOf, loadEveryBot } from './games.ts';
import { lastPlayer } from './last-player.ts';
import { makeObservable } from './observable.ts';
import { recommendedBot } from './recommended-bot.ts';
import { currentSettings } from './settings.ts';

/** Matches against bots in this browser: the page's side of the worker that hosts them. */

/** The matches of this browser's player that the server does not have, newest first; undefined until they are read. */
export const localMatches = makeObservable<readonly LocalMatch[] | undefined>(undefined);

/** Reads the list again. Of the others, the newest are kept to replay. */
export const refreshLocalMatches = async (): Promise<void> => {
  const player = lastPlayer()?.id;
  const all = (await allStored('matches')).toSorted((a, b) => b.startedAt - a.startedAt);
  const isDone = (match: LocalMatch) => match.isHandedOver === true || isAbandoned(match);
  const [done, open] = [all.filter(isDone), all.filter((match) => !isDone(match))];
  await Promise.all(done.slice(MAX_REPLAYABLE).map(({ id }) => removeStored('matches', id)));
  localMatches.set(open.filter((match) => match.player === undefined || match.player === player));
};

const MAX_REPLAYABLE = 20;

type Body<Request> = Request extends unknown ? Omit<Request, 'id'> : never;

let worker: Worker | undefined;
let nextId = 0;
const answers = new Map<number, (result: Result<void>) => void>();
const listeners = new Map<string, Set<(update: TopicUpdate) => void>>();

const startWorker = (): Worker => {
  const started = new Worker(new URL('../offline/host-worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<HostMessage>) => {
    if (data.type === 'answer') {
      answers.get(data.id)?.(data.result);
      answers.delete(data.id);
    } else if (data.update.type === 'match' || data.update.type === 'offer') {
      for (const listener of listeners.get(data.update.match) ?? []) listener(data.update);
    }
  };
  return started;
};

const ask = (request: Body<HostRequest>): Promise<Result<void>> =>
  new Promise((resolve) => {
    worker ??= startWorker();
    const id = nextId++;
    answers.set(id, resolve);
    worker.postMessage({ ...request, id });
  });

/** Follows a match: in this browser if it is here, or else on the server, where it may have been handed. */
export const watchMatch: Connection['watch'] = (topic, listener) => {
  const match = topic.slice(topic.indexOf(':') + 1);
  const followers = listeners.get(match) ?? new Set();
  listeners.set(match, followers.add(listener));
  let unwatchServer: (() => void) | undefined;
  let isStopped = false;
  void ask({ type: 'watch', match }).then((answer) => {
    if (!answer.ok && !isStopped) unwatchServer = connection.watch(topic, listener);
  });
  return () => {
    isStopped = true;
    unwatchServer?.();
    followers.delete(listener);
    if (followers.size === 0) void ask({ type: 'unwatch', match }).then(refreshLocalMatches);
  };
};

export const playMove = (match: string, move: unknown, took?: number) => ask({ type: 'play', match, move, took });
export const undoMove = (match: string) => ask({ type: 'take-back', match });
export const endLocalMatch = async (match: string): Promise<Result<void>> => {
  const answer = await ask({ type: 'end', match });
  await refreshLocalMatches();
  return answer;
};

export const findLocalMatch = (id: string): Promise<LocalMatch | undefined> => stored('matches', id);

/** 32 random bytes in hexadecimal. */
const makeSecret = (): string => makeHex(crypto.getRandomValues(new Uint8Array(32)));

/** Starts a match against bots in this browser, on the terms that the server would give it. Answers its id. */
export const startLocalMatch = async (wish: PlayBots): Promise<Result<string>> => {
  const game = gameOf(wish.game);
  if (game === undefined) return refuse('no-game', 'This server doesn’t have this game.');
  const rules = await game.rules();
  const ready = rules.race?.ready === undefined ? {} : { [rules.race.ready]: true };
  const chosen = parseOptions(rules.options, { ...recommendedOptions(rules.options), ...ready, ...wish.options });
  if (!chosen.ok) return chosen;
  const player = lastPlayer();
  const seats = [await seatOfPlayer(player), ...(await Promise.all(wish.bots.map((bot) => seatOfBot(wish.game, bot))))];
  const luck = { secret: makeSecret(), contributions: [makeSecret(), ...wish.bots.map(() => '')] };
  const options = drawOptions(rules.options, chosen.value as LocalMatch['options'], {
    seats: seats.length,
    rng: optionsRng(luck),
  });
  const match: LocalMatch = {
    id: makeLocalId(),
    ...(player !== undefined && { player: player.id }),
    game: wish.game,
    rules: rules.version,
    options,
    seats,
    you: 0,
    ...luck,
    startedAt: Date.now(),
    rows: [],
    at: 0,
    isYourTurn: true,
  };
  await store('matches', match);
  await refreshLocalMatches();
  return ok(match.id);
};

const seatOfPlayer = async (player: ReturnType<typeof lastPlayer>): Promise<MatchSeat> =>
  player === undefined ? { name: '?' } : { name: player.name, player: player.id };

/** Without the server's ratings, the bot that adapts plays as strongly as the bot that we would recommend. */
const seatOfBot = async (id: string, bot: string): Promise<MatchSeat> => {
  const game = gameOf(id);
  const cast = game === undefined ? [] : await loadEveryBot(game);
  const name = cast.find((card) => card.id === bot)?.name.en ?? bot;
  if (bot !== YOUR_LEVEL.id) return { name, bot };
  const rated = cast.filter(({ level }) => level > 0);
  const strength = recommendedBot(rated, { wins: currentSettings().wins[id] })?.rating?.rating ?? 0;
  return { name, bot, strength };
};
