import { MIN_ENTRANTS } from '@sesame/protocol';
import { historyOf } from '../pairing/history.ts';
import { pairTables } from '../pairing/table-rounds.ts';
import { standingsOf } from '../standings/standings.ts';
import { playByRounds } from './by-rounds.ts';
import type { Format } from './format.ts';

/** Rounds of tables with several seats, for games of three or more. */
export const tableRounds: Format = {
  tieBreaks: ['wins', 'buchholz'],
  minEntrants: MIN_ENTRANTS,
  isOpenEnded: false,
  rounds: (_entrants, requested) => requested,
  next: playByRounds({
    pair: (field, round) => {
      const places = tableRounds.standings(field).map(({ entrant }) => entrant);
      const { active, meetings, size, min, seed } = field;
      const playing = places.filter((entrant) => active.has(entrant));
      return pairTables(playing, historyOf(meetings), { size, min, seed: `${seed} ${round}` });
    },
  }),
  standings: ({ order, meetings }) => standingsOf(tableRounds.tieBreaks, order, meetings),
};
