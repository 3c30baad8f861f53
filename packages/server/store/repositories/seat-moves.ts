import type { Kysely } from 'kysely';
import type { Change, Engine } from '../engine.ts';
import { parseMatch, parseTable } from '../rows.ts';
import type { Schema } from '../schema.ts';
import type { Store, StoredTable } from '../store.ts';
import { changeTable } from './tables.ts';

/** Makes a player's seats at ended matches another's. */
export const makeSeatMoves = (
  engine: Engine,
  build: Kysely<Schema>,
): Pick<Store['matches'], 'listMovable' | 'moveSeat'> => ({
  listMovable: async (from, to) => {
    const theirs = build.selectFrom('sittings as theirs').select('theirs.match_id').where('theirs.player_id', '=', to);
    const query = build
      .selectFrom('sittings')
      .innerJoin('matches', 'matches.id', 'sittings.match_id')
      .select('sittings.match_id')
      .distinct()
      .where('sittings.player_id', '=', from)
      .where('sittings.ended_at', 'is not', null)
      .where('matches.rated', '=', 0)
      .where('matches.tournament', 'is', null)
      .where('sittings.match_id', 'not in', theirs);
    return (await engine.rows(query.compile())).map(({ match_id }) => match_id);
  },
  moveSeat: async (id, from, to) => {
    const [match] = await engine.rows(build.selectFrom('matches').selectAll().where('id', '=', id).compile());
    const ofMatch = build
      .selectFrom('tables')
      .selectAll()
      .where('id', '=', match?.table_id ?? '');
    const [table] = await engine.rows(ofMatch.compile());
    if (match === undefined || table === undefined) return false;
    const seats = parseMatch(match).seats.map((seat) => (seat.player === from ? ownedBy(seat, to) : seat));
    const moved: Change = {
      query: build
        .updateTable('matches')
        .set({ seats: JSON.stringify(seats) })
        .where('id', '=', id)
        .where('seats', '=', match.seats)
        .compile(),
      must: true,
    };
    const sittings = build
      .updateTable('sittings')
      .set({ player_id: to })
      .where('match_id', '=', id)
      .where('player_id', '=', from);
    const chairs = changeTable(build, moveChairs(parseTable(table), from, to));
    const traces = build
      .updateTable('race_traces')
      .set({ player_id: to })
      .where('match_id', '=', id)
      .where('player_id', '=', from);
    return engine.change([moved, chairs, { query: sittings.compile() }, { query: traces.compile() }]);
  },
});

/** A guest's seat or chair under its name of then, but somebody's now. */
const ownedBy = <Seat extends { readonly player?: string; readonly guest?: true }>(seat: Seat, player: string) => {
  const { guest: _, ...known } = seat;
  return { ...known, player };
};

const moveChairs = (table: StoredTable, from: string, to: string): StoredTable => ({
  ...table,
  ...(table.host === from && { host: to }),
  seats: table.seats.map((chair) => (chair.kind === 'person' && chair.player === from ? ownedBy(chair, to) : chair)),
});
