import { parseBotPlayerId } from '@sesame/protocol';
import type { Games } from '../../lib/games.ts';
import { NEWCOMER, type Skill, shownOf, skillAt } from '../../lib/rating-scale.ts';

/**
 * The rating of a built-in bot, as `sesame ladder` has measured it. It is fixed: no match changes it, so nobody can raise or
 * lower it by losing or winning. A bot that was never measured is of average strength. Undefined for anybody else.
 */
export const houseSkill = (games: Pick<Games, 'botOf'>, player: string): Skill | undefined => {
  const named = parseBotPlayerId(player);
  return named && skillAt(games.botOf(named.game, named.bot)?.rating?.rating ?? shownOf(NEWCOMER.mu));
};
