import { parentPort } from 'node:worker_threads';
import { makeRng } from '@sesame/kernel';
import { gameOf } from '@sesame/registry';
import type { Answer, Question } from './pool.ts';

/** The thread in which bots think. */
const answer = async ({ game, bot, seat, view, seed, budget }: Question): Promise<Answer> => {
  const bots = (await gameOf(game)?.bots()) ?? [];
  const thinker = bots.find(({ id }) => id === bot);
  if (thinker === undefined) return { error: `${game} has no bot ${bot}` };
  return { move: thinker.play(view, { seat, rng: makeRng(seed), budget }) };
};

parentPort?.on('message', async (question: Question) => {
  try {
    parentPort?.postMessage(await answer(question));
  } catch (error) {
    parentPort?.postMessage({ error: String(error) } satisfies Answer);
  }
});
