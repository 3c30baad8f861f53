import { makeGeneralBots } from '@sesame/general-bots';
import { type AnyBot, type AnyRules, type Game, ok, type Result, refuse } from '@sesame/kernel';

/** Names a general bot where the game has one of its own with the same id. */
const PREFIX = 'general:';

/** The bots that can play a game: its own, and those for any game if it can imagine a state. */
const availableBots = async (game: Game, rules: AnyRules): Promise<readonly AnyBot[]> => {
  const own = await game.bots();
  const general = makeGeneralBots(rules);
  const isFree = ({ id }: AnyBot) => own.every((bot) => bot.id !== id);
  return [...own, ...general.filter(isFree), ...general.map((bot) => named(bot, `${PREFIX}${bot.id}`))];
};

const named = (bot: AnyBot, id: string): AnyBot => ({ ...bot, id });

/** `search:100` is the general bot with so many iterations, which plays the same however slow the machine is. */
const withIterations = (rules: AnyRules, id: string): AnyBot | undefined => {
  const [, name, iterations] = /^(?:general:)?(greedy|search):([1-9]\d{0,5})$/.exec(id) ?? [];
  const bot = makeGeneralBots(rules, Number(iterations)).find((one) => one.id === name);
  return bot && named(bot, id);
};

/** The bots with these ids, in this order. */
export const findBots = async (game: Game, ids: readonly string[]): Promise<Result<readonly AnyBot[]>> => {
  const rules = await game.rules();
  const bots = await availableBots(game, rules);
  const botOf = (id: string) => bots.find((bot) => bot.id === id) ?? withIterations(rules, id);
  const unknown = ids.find((id) => botOf(id) === undefined);
  if (unknown === undefined) return ok(ids.flatMap((id) => botOf(id) ?? []));
  return refuse('unknown-bot', `Unknown bot: ${unknown}. Bots: ${bots.map(({ id }) => id).join(', ')}.`);
};
