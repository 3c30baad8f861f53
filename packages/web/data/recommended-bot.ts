import type { AnyBot } from '@sesame/kernel';

/** How often the player has beaten each bot of a game, by its id. */
export type WinsByBot = Readonly<Record<string, number>>;

/** So many wins show that the next bot is not too strong. */
const WINS_TO_CLIMB = 2;

/** The bot to play next: the weakest for newcomers, then the one above the strongest that was beaten twice. */
export const recommendedBot = (bots: readonly AnyBot[], wins: WinsByBot = {}): AnyBot | undefined => {
  const byLevel = bots.toSorted((a, b) => a.level - b.level);
  const beaten = byLevel.findLastIndex(({ id }) => (wins[id] ?? 0) >= WINS_TO_CLIMB);
  return byLevel[beaten + 1] ?? byLevel.at(-1);
};
