import type { ListedTable } from '@sesame/protocol';
import { speedOf } from '@sesame/protocol';
import type { Presence } from '../../cluster/presence.ts';
import type { Ratings } from '../../competition/ratings/ratings.ts';
import { showRating } from '../../competition/ratings/shown-rating.ts';
import { publicTable } from './public-table.ts';
import type { Tables } from './tables.ts';

interface ListedTablesDeps {
  readonly tables: Pick<Tables, 'listOpen'>;
  readonly ratings: Pick<Ratings, 'of'>;
  readonly presence: Pick<Presence, 'isOnline'>;
}

/** Listed tables, with the host's rating if any. */
export const listedTables = async ({ tables, ratings, presence }: ListedTablesDeps): Promise<readonly ListedTable[]> =>
  Promise.all(
    (await tables.listOpen()).map(async (table) => {
      const shown = publicTable(table, presence.isOnline);
      if (table.host === undefined) return shown;
      const rating = await ratings.of(table.host, table.game, speedOf(table.pace));
      return rating.played > 0 ? { ...shown, rating: showRating(rating) } : shown;
    }),
  );
