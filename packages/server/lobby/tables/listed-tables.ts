import type { ListedTable } from '@sesame/protocol';
import { speedOf } from '@sesame/protocol';
import { showRating } from '../../competition/ratings/shown-rating.ts';
import type { Services } from '../../services.ts';
import { publicTable } from './public-table.ts';

/** The tables that anyone may join, with how well whoever opened them plays, as far as that is known. */
export const listedTables = async ({
  tables,
  ratings,
  presence,
}: Pick<Services, 'tables' | 'ratings' | 'presence'>): Promise<readonly ListedTable[]> =>
  Promise.all(
    (await tables.listOpen()).map(async (table) => {
      const rating = await ratings.of(table.host, table.game, speedOf(table.pace));
      const shown = publicTable(table, presence.isOnline);
      return rating.played > 0 ? { ...shown, rating: showRating(rating) } : shown;
    }),
  );
