import { parseBotPlayerId } from '@sesame/protocol';
import type { Games } from '../../lib/games.ts';
import { NEWCOMER, type Skill, skillAt } from '../../lib/rating-scale.ts';

/**
 * The skill of a player before their first rated match: a built-in bot starts with the rating that the ladder has
 * measured, so that people who play against bots are rated on its scale.
 */
export const makeStartingSkill =
  ({ botOf }: Pick<Games, 'botOf'>) =>
  (player: string): Skill => {
    const parsed = parseBotPlayerId(player);
    const measured = parsed && botOf(parsed.game, parsed.bot)?.rating;
    return measured === undefined ? NEWCOMER : skillAt(measured.rating);
  };
