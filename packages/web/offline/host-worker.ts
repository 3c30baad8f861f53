import { ok, type Result, refuse } from '@sesame/kernel';
import { gameOf, registerGames } from '@sesame/registry';
import type { Answer, Question } from '@sesame/registry/bot-question';
import { store, stored } from './database.ts';
import type { HostMessage, HostRequest } from './host-messages.ts';
import { openPosition } from './local-position.ts';
import { withLock } from './locks.ts';
import { type MatchHost, startHost } from './match-host.ts';
import outsideGames from './outside-games.ts';

registerGames(outsideGames);

/**
 * Worker that hosts the matches of a page. A match runs while it is watched: it is read from the database when its player
 * comes, and time stands still when they leave. Of several pages the last one that watches it has it, by a lock.
 */
const post = (message: HostMessage): void => postMessage(message);

const hosts = new Map<string, { readonly host: MatchHost; readonly release: () => void }>();

const botWorker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
const questions = new Map<number, (answer: Answer) => void>();
let nextQuestion = 0;
botWorker.onmessage = ({ data: { id, answer } }: MessageEvent<{ id: number; answer: Answer }>) => {
  questions.get(id)?.(answer);
  questions.delete(id);
};

const think = (question: Question): Promise<Answer> =>
  new Promise((resolve) => {
    const id = nextQuestion++;
    questions.set(id, resolve);
    botWorker.postMessage({ id, question });
  });

const NO_MATCH = refuse('no-match', 'This match is not in this browser.');

/** Takes the lock of a match, from another page if need be, whose host then stops. Resolves to its release. */
const takeLock = (id: string): Promise<() => void> =>
  new Promise((taken) => {
    const held = () =>
      new Promise<void>((release) => {
        taken(release);
      });
    withLock(`match ${id}`, held, { steal: true }).catch(() => leave(id));
  });

const leave = async (id: string): Promise<void> => {
  const hosted = hosts.get(id);
  hosts.delete(id);
  await hosted?.host.stop();
  hosted?.release();
};

const watch = async (id: string): Promise<Result<void>> => {
  await leave(id);
  const release = await takeLock(id);
  const match = await stored('matches', id);
  const game = match && gameOf(match.game);
  if (match === undefined || game === undefined) {
    release();
    return NO_MATCH;
  }
  const [rules, timingOf] = await Promise.all([game.rules(), game.timetable()]);
  await rules.prepare?.(match.options);
  const host = startHost(openPosition(match, rules), {
    think,
    timingOf,
    save: (changed) => store('matches', changed),
    send: (update) => post({ type: 'update', update }),
  });
  hosts.set(id, { host, release });
  host.tell();
  return ok(undefined);
};

/** Ends a match without a result, whether it is being watched or not. */
const end = async (id: string): Promise<Result<void>> => {
  const host = hosts.get(id)?.host;
  const match = await stored('matches', id);
  if (match === undefined) return NO_MATCH;
  if (host !== undefined) host.end();
  else await store('matches', { ...match, isYourTurn: false, endedAt: Date.now() });
  return ok(undefined);
};

const answer = async (request: HostRequest): Promise<Result<void>> => {
  const { match } = request;
  const host = hosts.get(match)?.host;
  switch (request.type) {
    case 'watch':
      return watch(match);
    case 'unwatch':
      return leave(match).then(() => ok(undefined));
    case 'end':
      return end(match);
    case 'play':
      return host?.play(request.move, request.took) ?? NO_MATCH;
    case 'take-back':
      return host?.takeBack() ?? NO_MATCH;
  }
};

/** Requests are answered one after another. */
let last: Promise<void> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<HostRequest>) => {
  last = last
    .then(() => answer(data))
    .catch((error) => refuse('failed', String(error)))
    .then((result) => post({ type: 'answer', id: data.id, result }));
});
