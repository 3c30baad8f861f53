import type { DailyPage, DailyProgress } from '@sesame/protocol';
import type { en } from '../../locales/daily/en.ts';
import type { Poster } from '../../widgets/poster/poster.ts';

type DailyEnd = NonNullable<DailyProgress['end']>;

/** A player’s place of the day, if they are among the best that are listed. */
const placeOf = ({ best, finishers }: DailyPage, me: string): number | undefined => {
  const place = best.findIndex(({ id }) => id === me);
  return finishers < 2 || place < 0 ? undefined : place + 1;
};

/** A finished daily puzzle as a poster: the result, and nothing of the puzzle or its solution. */
export const dailyPoster = (
  standing: DailyPage,
  end: DailyEnd,
  about: { readonly say: typeof en; readonly title: string; readonly path: string; readonly me: string },
): Poster => {
  const { say, title, path, me } = about;
  const { streak, finishers, day, unit } = standing;
  const place = placeOf(standing, me);
  const rows = [
    [say.poster.result, say.score(unit, end.score)],
    ...(place === undefined ? [] : [[say.poster.place, say.poster.placeOf(place, finishers)]]),
    ...(streak > 0 ? [[say.poster.streak, say.poster.days(streak)]] : []),
  ];
  return {
    game: title,
    sentence: say.day(Date.parse(day)),
    rows: rows.map(([label = '', value = ''], i) => ({ label, value, isFirst: i === 0 })),
    marks: end.marks,
    highlight: undefined,
    path,
  };
};
