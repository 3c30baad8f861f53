import { type AnyBot, type Game, makeAdaptiveBot, makeRng } from '@sesame/kernel';
import { gameOf } from './games.ts';

/** A question to a bot: only the view that a person in its seat would get. */
export interface Question {
  readonly game: string;
  readonly options: unknown;
  readonly bot: string;
  /** The rating at which the adaptive bot plays. */
  readonly strength?: number | undefined;
  readonly seat: number;
  readonly view: unknown;
  readonly seed: string;
  /** Thinking time in milliseconds. */
  readonly budget: number;
}

/** `takes`: milliseconds a person would need for the move. */
export type Answer = { readonly move: unknown; readonly takes?: number } | { readonly error: string };

/** A bot's move. Takes computing time: called in worker threads, of the server and of browsers. */
export const answerQuestion = async (question: Question): Promise<Answer> => {
  try {
    return await think(question);
  } catch (error) {
    return { error: String(error) };
  }
};

const think = async (question: Question): Promise<Answer> => {
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
