import {
  type AnyPuzzles,
  type FoundPuzzle,
  type Game,
  type Locale,
  type MatchRecord,
  makeRng,
  parseOptions,
  prepareFor,
  replay,
} from '@sesame/kernel';
import { gameOf } from '@sesame/registry';
import { playHeadless } from '@sesame/simulator';

/** What is searched for puzzles: the record of a match, or a match that bots play for it, in a language. */
export type FindTask =
  | { readonly game: string; readonly record: MatchRecord }
  | { readonly game: string; readonly language?: Locale; readonly seed: string };

export type AnyFoundPuzzle = FoundPuzzle<unknown, unknown>;

/** Milliseconds per move of a bot. */
const BOT_BUDGET_MS = 30;

/** Searches a match for puzzles. Takes computing time: called in a worker thread. */
export const findPuzzles = async (task: FindTask): Promise<readonly AnyFoundPuzzle[]> => {
  const game = gameOf(task.game);
  const puzzles = await game?.puzzles?.();
  if (game === undefined || puzzles === undefined) return [];
  const record = 'record' in task ? task.record : await playBots(game, puzzles, task);
  const rules = await game.rules();
  await prepareFor(rules, record);
  const replayed = replay(rules, record);
  return replayed.ok ? puzzles.find(replayed.value.positions) : [];
};

/** A match between bots of average strength, whose mistakes are those of people. */
const playBots = async (
  game: Game,
  puzzles: AnyPuzzles,
  { language, seed }: Extract<FindTask, { readonly seed: string }>,
): Promise<MatchRecord> => {
  const [rules, bots] = await Promise.all([game.rules(), game.bots()]);
  const chosen = language === undefined ? {} : (puzzles.optionsIn?.(language) ?? {});
  const options = parseOptions(rules.options, chosen);
  if (!options.ok) throw new Error(options.error.message);
  await rules.prepare?.(options.value);
  const middle = bots.slice(1, -1);
  const first = makeRng(seed)() % middle.length;
  const rngs = Array.from({ length: rules.seats.min }, (_, seat) => makeRng(`${seed} seat ${seat}`));
  const played = playHeadless(rules, {
    seats: rules.seats.min,
    options: options.value,
    seed,
    choose: (state, seat) => {
      const [bot, rng] = [middle[(first + seat) % middle.length], rngs[seat]];
      if (bot === undefined || rng === undefined) throw new Error(`seat ${seat} has no bot`);
      const view = rules.view(state, seat);
      const thought = { seat, rng, budget: BOT_BUDGET_MS };
      const move = bot.play(view, thought);
      const takesMs = bot.takes?.(view, move, thought);
      return { move, ...(takesMs !== undefined && { takesMs }) };
    },
  });
  if (!played.ok) throw new Error(played.error.message);
  const header = { sesame: 1, game: game.id, rules: rules.version, options: chosen } as const;
  return { ...header, seats: rngs.map((_, seat) => `Bot ${seat + 1}`), inputs: played.value.inputs };
};
