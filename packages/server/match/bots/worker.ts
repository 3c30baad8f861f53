import { parentPort } from 'node:worker_threads';
import { type AnyBot, type Game, makeAdaptiveBot, makeRng } from '@sesame/kernel';
import { gameOf } from '@sesame/registry';
import type { Answer, Question } from './worker-pool.ts';

/** Worker thread that computes bot moves. */
const answer = async (question: Question): Promise<Answer> => {
  const { game, options, bot, seat, view, seed, budget } = question;
  const entry = gameOf(game);
  const player = entry && (await playerOf(entry, question));
  if (entry === undefined || player === undefined) return { error: `${game} has no bot ${bot}` };
  await (await entry.rules()).prepare?.(options);
  const context = { seat, rng: makeRng(seed), budget };
  const move = player.play(view, context);
  const takes = player.takes?.(view, move, context);
  return { move, ...(takes !== undefined && { takes }) };
};

const playerOf = async (game: Game, { bot, strength }: Question): Promise<AnyBot | undefined> => {
  const bots = await game.bots();
  if (strength === undefined) return bots.find(({ id }) => id === bot);
  return makeAdaptiveBot({ bots, cast: await game.cast(), pace: await game.pace?.() }, strength);
};

parentPort?.on('message', async (question: Question) => {
  try {
    parentPort?.postMessage(await answer(question));
  } catch (error) {
    parentPort?.postMessage({ error: String(error) } satisfies Answer);
  }
});
