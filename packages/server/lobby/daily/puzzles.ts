import { type AnyDaily, dailyRng, type Locale } from '@sesame/kernel';
import type { DailyLuckKeeper } from './luck.ts';

/** A puzzle with the rules that it is played by. */
export interface DrawnPuzzle {
  readonly daily: AnyDaily;
  readonly puzzle: unknown;
}

/** Draws puzzles, and keeps the latest, as some take a moment to draw. */
export type DrawPuzzle = (game: string, day: string, locale: Locale) => Promise<DrawnPuzzle | undefined>;

const MAX_KEPT_PUZZLES = 64;

export const makeDrawPuzzle = (
  dailyOf: (game: string) => Promise<AnyDaily | undefined>,
  luck: DailyLuckKeeper,
): DrawPuzzle => {
  const kept = new Map<string, Promise<DrawnPuzzle | undefined>>();
  const draw = async (game: string, day: string, locale: Locale) => {
    const [daily, seed] = await Promise.all([dailyOf(game), luck.seedOf(day)]);
    return daily && seed !== undefined ? { daily, puzzle: await daily.make(dailyRng(seed, game), locale) } : undefined;
  };
  return (game, day, locale) => {
    const key = `${game} ${day} ${locale}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const drawn = draw(game, day, locale);
    for (const oldest of kept.keys()) {
      if (kept.size < MAX_KEPT_PUZZLES) break;
      kept.delete(oldest);
    }
    kept.set(key, drawn);
    drawn.catch(() => kept.delete(key));
    return drawn;
  };
};
