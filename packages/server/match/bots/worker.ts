import { parentPort } from 'node:worker_threads';
import { makeRng } from '@sesame/kernel';
import { gameOf } from '@sesame/registry';
import type { Answer, Question } from './worker-pool.ts';

/** Worker thread that computes bot moves. */
const answer = async ({ game, options, bot, seat, view, seed, budget }: Question): Promise<Answer> => {
  const entry = gameOf(game);
  const bots = (await entry?.bots()) ?? [];
  const player = bots.find(({ id }) => id === bot);
  if (player === undefined) return { error: `${game} has no bot ${bot}` };
  await (await entry?.rules())?.prepare?.(options);
  const context = { seat, rng: makeRng(seed), budget };
  const move = player.play(view, context);
  const takes = player.takes?.(view, move, context);
  return { move, ...(takes !== undefined && { takes }) };
};

parentPort?.on('message', async (question: Question) => {
  try {
    parentPort?.postMessage(await answer(question));
  } catch (error) {
    parentPort?.postMessage({ error: String(error) } satisfies Answer);
  }
});
