import type { DailyPage } from '@sesame/protocol';
import type { en } from '../../locales/daily/en.ts';
import type { Poster } from '../../widgets/poster/poster.ts';

/** A player’s place among today’s solvers, if they are among the fastest that are listed. */
const placeOf = ({ took = 0, best, solvers }: DailyPage): number | undefined => {
  const place = best.filter((one) => one.took < took).length + 1;
  if (solvers < 2) return undefined;
  return place <= best.length || best.length === solvers ? place : undefined;
};

/** A solved daily puzzle as a poster: the result, and nothing of the puzzle or its solution. */
export const dailyPoster = (
  standing: DailyPage,
  daily: typeof en,
  { title, path }: { readonly title: string; readonly path: string },
): Poster => {
  const { took = 0, streak, solvers, day } = standing;
  const place = placeOf(standing);
  const rows = [
    [daily.poster.time, daily.time(took)],
    ...(place === undefined ? [] : [[daily.poster.place, daily.poster.placeOf(place, solvers)]]),
    ...(streak > 0 ? [[daily.poster.streak, daily.poster.days(streak)]] : []),
  ];
  return {
    game: title,
    sentence: daily.day(Date.parse(day)),
    rows: rows.map(([label = '', value = ''], i) => ({ label, value, isFirst: i === 0 })),
    highlight: undefined,
    path,
  };
};
