import { parentPort } from 'node:worker_threads';
import { makeRng } from '@sesame/kernel';
import { gameOf } from '@sesame/registry';
import type { Answer, Question } from './worker-pool.ts';

/** The thread in which bots think. */
const answer = async ({ game, options, bot, seat, view, seed, budget }: Question): Promise<Answer> => {
  const entry = gameOf(game);
  const bots = (await entry?.bots()) ?? [];
  const thinker = bots.find(({ id }) => id === bot);
  if (thinker === undefined) return { error: `${game} has no bot ${bot}` };
  await (await entry?.rules())?.prepare?.(options);
  const thought = { seat, rng: makeRng(seed), budget };
  const move = thinker.play(view, thought);
  const takes = thinker.takes?.(view, move, thought);
  return { move, ...(takes !== undefined && { takes }) };
};

parentPort?.on('message', async (question: Question) => {
  try {
    parentPort?.postMessage(await answer(question));
  } catch (error) {
    parentPort?.postMessage({ error: String(error) } satisfies Answer);
  }
});
