import { type BotCard, nearestBot } from '@sesame/kernel';

/** How often the player has beaten each bot of a game, by its id. */
export type WinsByBot = Readonly<Record<string, number>>;

/** What is known of the player in a game. */
interface KnownPlayer {
  readonly wins?: WinsByBot | undefined;
  /** Their established rating, if they have one. */
  readonly rating?: number | undefined;
}

/** So many wins show that the next bot is not too strong. */
const WINS_TO_CLIMB = 2;

/**
 * The bot to play next: the one with the nearest rating; for players without a rating the one above the strongest that
 * they have beaten twice, which for newcomers is the weakest.
 */
export const recommendedBot = (
  bots: readonly BotCard[],
  { wins = {}, rating }: KnownPlayer = {},
): BotCard | undefined => {
  if (rating !== undefined) return nearestBot(bots, rating);
  const byLevel = bots.toSorted((a, b) => a.level - b.level);
  const beaten = byLevel.findLastIndex(({ id }) => (wins[id] ?? 0) >= WINS_TO_CLIMB);
  return byLevel[beaten + 1] ?? byLevel.at(-1);
};
