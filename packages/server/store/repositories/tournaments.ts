import type {
  TimeControl,
  TournamentFormat,
  TournamentRepeat,
  TournamentStart,
  TournamentState,
} from '@sesame/protocol';
import { MAX_TOURNAMENT_TABLE_SEATS } from '@sesame/protocol';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Source } from '../../lib/source.ts';
import type { Change, Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';
import type { StoredTable } from '../store.ts';

/** Tournaments. Their next step is derived from the rows alone; every change is an optimistic update by version. */
export interface TournamentsStore {
  add(tournament: StoredTournament): Promise<void>;
  find(id: string): Promise<StoredTournament | undefined>;
  /** Tournaments in a state, newest first. */
  list(state: 'open' | 'running' | 'past', limit: number): Promise<readonly StoredTournament[]>;
  /** Running tournaments, and open ones whose start time has come. */
  listDue(now: number): Promise<readonly string[]>;
  /** Entrants of these tournaments. */
  entrants(tournaments: readonly string[]): Promise<readonly StoredEntrant[]>;
  pairings(tournament: string): Promise<readonly StoredPairing[]>;
  /** One transaction. False: the tournament was changed first. */
  change(tournament: StoredTournament, edit: TournamentEdit): Promise<boolean>;
  /** Tournament and round of a match, if any. */
  ofMatch(match: string): Promise<{ readonly tournament: string; readonly round: number } | undefined>;
  /** Open and running tournaments of an organiser. */
  organisedBy(player: string): Promise<readonly StoredTournament[]>;
  /** A player's entries, and the tournaments they organised. */
  ofPlayer(player: string): Promise<{
    readonly entered: readonly StoredEntrant[];
    readonly organised: readonly StoredTournament[];
  }>;
}

export interface StoredTournament {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly game: string;
  readonly options: StoredTable['options'];
  readonly pace: TimeControl;
  readonly format: TournamentFormat;
  readonly rounds: number;
  readonly places: number;
  /** Seats per table. */
  readonly size: number;
  readonly start: TournamentStart;
  /** Duration, for formats that run by time. */
  readonly minutes?: number;
  readonly repeats?: TournamentRepeat;
  /** How often in a row it was called off, if it takes place again and again. */
  readonly misses: number;
  readonly rated: boolean;
  readonly organiser: string;
  readonly organiserName: string;
  /** Seed of the draw and of the secrets of its matches. */
  readonly secret: string;
  readonly state: TournamentState;
  readonly round: number;
  readonly createdAt: number;
  readonly startedAt?: number;
  readonly endedAt?: number;
}

export interface StoredEntrant {
  readonly tournament: string;
  readonly number: number;
  readonly name: string;
  readonly player?: string;
  /** Of a player's own bot: its owner. */
  readonly owner?: string;
  readonly bot?: string;
  readonly contribution: string;
  /** Withdrawn, removed or away. */
  readonly out: boolean;
  /** Removed by the organiser, after the current match. */
  readonly removed?: true;
  /** Not paired until they come back: has left an arena, or was absent from two matches. */
  readonly away?: true;
  /** The round in which they came back; 0 if they were never away. */
  readonly backRound?: number;
  /** Where they entered from. */
  readonly source?: Source;
}

export interface StoredPairing {
  readonly round: number;
  readonly board: number;
  /** Entrant numbers by seat. */
  readonly seats: readonly number[];
  /** Table and match, with ids assigned before the start so that it starts once. Absent: a bye. */
  readonly meets?: { readonly table: string; readonly match: string };
  readonly begun: boolean;
  /** Once it is over. A match ended by the admin is a tie. */
  readonly ranks?: readonly number[];
  readonly endedAt?: number;
  /** Entrants who made no move in a match that they have lost. */
  readonly absent: readonly number[];
}

export interface TournamentEdit {
  readonly set?: Partial<Pick<StoredTournament, 'state' | 'round' | 'rounds' | 'startedAt' | 'endedAt'>>;
  readonly enter?: StoredEntrant;
  /** Entrants to delete. */
  readonly drop?: readonly number[];
  /** Entrant who stays listed but plays no more rounds. */
  readonly out?: number;
  /** The same, but the entrant finishes the current match. */
  readonly remove?: number;
  /** Entrants who are not paired until they come back. */
  readonly away?: readonly number[];
  /** An entrant who comes back. */
  readonly back?: number;
  readonly pair?: readonly Pick<StoredPairing, 'round' | 'board' | 'seats' | 'meets'>[];
  /** A tournament that takes place after this one. */
  readonly follow?: StoredTournament;
}

type Builder = Kysely<Schema>;
type TournamentRow = Selectable<Schema['tournaments']> & { readonly organiser_name: string | null };

const makeRow = (tournament: StoredTournament): Selectable<Schema['tournaments']> => ({
  id: tournament.id,
  version: tournament.version,
  name: tournament.name,
  game: tournament.game,
  options: JSON.stringify(tournament.options),
  pace: JSON.stringify(tournament.pace),
  format: tournament.format,
  rounds: tournament.rounds,
  places: tournament.places,
  size: tournament.size,
  starts: tournament.start.kind,
  starts_at: tournament.start.kind === 'time' ? tournament.start.at : null,
  rated: tournament.rated ? 1 : 0,
  organiser: tournament.organiser,
  secret: tournament.secret,
  state: tournament.state,
  round: tournament.round,
  created_at: tournament.createdAt,
  started_at: tournament.startedAt ?? null,
  ended_at: tournament.endedAt ?? null,
  minutes: tournament.minutes ?? null,
  repeats: tournament.repeats ?? null,
  misses: tournament.misses,
});

const parseTournament = (row: TournamentRow): StoredTournament => ({
  id: row.id,
  version: row.version,
  name: row.name,
  game: row.game,
  options: JSON.parse(row.options),
  pace: JSON.parse(row.pace),
  format: row.format,
  rounds: row.rounds,
  places: row.places,
  size: row.size,
  start: row.starts === 'time' ? { kind: 'time', at: Number(row.starts_at) } : { kind: row.starts },
  ...(row.minutes !== null && { minutes: row.minutes }),
  ...(row.repeats !== null && { repeats: row.repeats }),
  misses: row.misses,
  rated: row.rated === 1,
  organiser: row.organiser,
  organiserName: row.organiser_name ?? '',
  secret: row.secret,
  state: row.state,
  round: row.round,
  createdAt: Number(row.created_at),
  ...(row.started_at !== null && { startedAt: Number(row.started_at) }),
  ...(row.ended_at !== null && { endedAt: Number(row.ended_at) }),
});

export const makeTournamentsStore = (engine: Engine, build: Builder): TournamentsStore => {
  const all = build
    .selectFrom('tournaments')
    .leftJoin('players', 'players.id', 'tournaments.organiser')
    .selectAll('tournaments')
    .select('players.name as organiser_name');
  const read = async (query: typeof all) => (await engine.rows(query.compile())).map(parseTournament);
  const entries = build
    .selectFrom('entrants')
    .leftJoin('players', 'players.id', 'entrants.player_id')
    .selectAll('entrants')
    .select(['players.name as player_name', 'players.owner'])
    .orderBy('entrants.number');
  const readEntries = async (query: typeof entries) => (await engine.rows(query.compile())).map(parseEntrant);
  return {
    add: async (tournament) => {
      await engine.change([{ query: build.insertInto('tournaments').values(makeRow(tournament)).compile() }]);
    },
    find: async (id) => (await read(all.where('tournaments.id', '=', id)))[0],
    list: (state, limit) => {
      if (state === 'past') {
        return read(all.where('state', 'in', ['over', 'cancelled']).orderBy('ended_at', 'desc').limit(limit));
      }
      return read(all.where('state', '=', state).orderBy('tournaments.created_at', 'desc').limit(limit));
    },
    listDue: async (now) => {
      const query = build
        .selectFrom('tournaments')
        .select('id')
        .where(({ or, and, eb }) =>
          or([eb('state', '=', 'running'), and([eb('state', '=', 'open'), eb('starts_at', '<=', now)])]),
        );
      return (await engine.rows(query.compile())).map(({ id }) => id);
    },
    entrants: async (tournaments) =>
      tournaments.length === 0 ? [] : readEntries(entries.where('tournament_id', 'in', tournaments)),
    pairings: async (tournament) => {
      const query = build
        .selectFrom('pairings')
        .leftJoin('matches', 'matches.id', 'pairings.match_id')
        .selectAll('pairings')
        .select(['matches.id as begun', 'matches.ended_at', 'matches.outcome'])
        .where('tournament_id', '=', tournament)
        .orderBy('round')
        .orderBy('board');
      const [rows, absences] = await Promise.all([
        engine.rows(query.compile()),
        engine.rows(absencesOf(build, tournament)),
      ]);
      const absent = Map.groupBy(absences, ({ match_id }) => match_id);
      return rows.map((row) =>
        parsePairing(
          row,
          (absent.get(row.match_id ?? '') ?? []).map(({ seat }) => Number(seat)),
        ),
      );
    },
    change: (tournament, edit) => engine.change(changesOf(build, tournament, edit)),
    ofMatch: async (match) => {
      const query = build.selectFrom('pairings').select(['tournament_id', 'round']).where('match_id', '=', match);
      const [row] = await engine.rows(query.compile());
      return row && { tournament: row.tournament_id, round: row.round };
    },
    organisedBy: (player) => read(all.where('organiser', '=', player).where('state', 'in', ['open', 'running'])),
    ofPlayer: async (player) => ({
      entered: await readEntries(entries.where('player_id', '=', player)),
      organised: await read(all.where('organiser', '=', player).orderBy('tournaments.created_at')),
    }),
  };
};

const changesOf = (build: Builder, tournament: StoredTournament, edit: TournamentEdit): readonly Change[] => {
  const { id, version } = tournament;
  const { id: _id, ...row } = makeRow({ ...tournament, ...edit.set, version: version + 1 });
  const update = build.updateTable('tournaments').set(row).where('id', '=', id).where('version', '=', version);
  const mine = build.updateTable('entrants').where('tournament_id', '=', id);
  const queries = [
    ...(edit.drop ?? []).map((number) =>
      build.deleteFrom('entrants').where('tournament_id', '=', id).where('number', '=', number).compile(),
    ),
    ...(edit.out === undefined ? [] : [mine.set({ gone: WITHDRAWN }).where('number', '=', edit.out).compile()]),
    ...(edit.remove === undefined ? [] : [mine.set({ gone: REMOVED }).where('number', '=', edit.remove).compile()]),
    ...(edit.away ?? []).map((number) => mine.set({ gone: AWAY }).where('number', '=', number).compile()),
    ...(edit.back === undefined
      ? []
      : [mine.set({ gone: 0, back_round: tournament.round }).where('number', '=', edit.back).compile()]),
    ...(edit.follow === undefined ? [] : [build.insertInto('tournaments').values(makeRow(edit.follow)).compile()]),
    ...(edit.enter === undefined ? [] : [build.insertInto('entrants').values(entrantRow(edit.enter)).compile()]),
    ...(edit.pair ?? []).map(({ round, board, seats, meets }) =>
      build
        .insertInto('pairings')
        .values({
          tournament_id: id,
          round,
          board,
          seats: JSON.stringify(seats),
          table_id: meets?.table ?? null,
          match_id: meets?.match ?? null,
        })
        .compile(),
    ),
  ];
  return [{ query: update.compile(), must: true }, ...queries.map((query) => ({ query }))];
};

/** Values of `gone`; 0 is an active entrant. */
const WITHDRAWN = 1;
const REMOVED = 2;
const AWAY = 3;

const entrantRow = ({ tournament, number, name, player, bot, contribution, out, source }: StoredEntrant) => ({
  tournament_id: tournament,
  number,
  player_id: player ?? null,
  bot: bot ?? null,
  // Players' names are read from `players`, as they may change.
  name: bot === undefined ? null : name,
  contribution,
  gone: out ? WITHDRAWN : 0,
  source: source === undefined ? null : JSON.stringify(source),
});

type EntrantRow = Selectable<Schema['entrants']> & {
  readonly player_name: string | null;
  readonly owner: string | null;
};

const parseEntrant = (row: EntrantRow): StoredEntrant => ({
  tournament: row.tournament_id,
  number: row.number,
  name: row.name ?? row.player_name ?? '',
  ...(row.player_id !== null && { player: row.player_id }),
  ...(row.owner !== null && { owner: row.owner }),
  ...(row.bot !== null && { bot: row.bot }),
  contribution: row.contribution,
  out: row.gone !== 0,
  ...(row.gone === REMOVED && { removed: true }),
  ...(row.gone === AWAY && { away: true }),
  ...(row.back_round > 0 && { backRound: row.back_round }),
  ...(row.source !== null && { source: JSON.parse(row.source) }),
});

type PairingRow = Selectable<Schema['pairings']> & {
  readonly begun: string | null;
  readonly ended_at: number | null;
  readonly outcome: string | null;
};

/** Seats of ended matches for which nobody has made a move: not the clock, not a stand-in. Bots' seats are among them. */
const absencesOf = (build: Builder, tournament: string) => {
  const seats = sql.join(
    Array.from({ length: MAX_TOURNAMENT_TABLE_SEATS }, (_, seat) => sql`select ${sql.lit(seat)} as seat`),
    sql` union all `,
  );
  return sql<{ match_id: string; seat: number }>`select pairings.match_id, seats.seat from pairings
    join matches on matches.id = pairings.match_id cross join (${seats}) as seats
    where pairings.tournament_id = ${tournament} and matches.ended_at is not null
    and not exists (select 1 from log where log.match_id = pairings.match_id
      and log.by = cast(seats.seat as text) and log.key is not null)`.compile(build);
};

const parsePairing = (row: PairingRow, silentSeats: readonly number[]): StoredPairing => {
  const seats: readonly number[] = JSON.parse(row.seats);
  const { round, board, table_id: table, match_id: match, begun } = row;
  const pairing = {
    round,
    board,
    seats,
    ...(table !== null && match !== null && { meets: { table, match } }),
    begun: begun !== null,
  };
  if (row.ended_at === null) return { ...pairing, absent: [] };
  const ranks: readonly number[] = row.outcome === null ? seats.map(() => 1) : JSON.parse(row.outcome).ranks;
  // Somebody who won without a move had an opponent who resigned at once.
  const absent = seats.filter((_, seat) => silentSeats.includes(seat) && (ranks[seat] ?? 1) > 1);
  return { ...pairing, ranks, absent, endedAt: Number(row.ended_at) };
};

/** Withdraws a deleted player: from open tournaments entirely; in running ones the entrant stays listed. */
export const leaveTournaments = (build: Builder, player: string, at: number) => {
  const open = build.selectFrom('tournaments').select('id').where('state', '=', 'open');
  const theirs = build.selectFrom('entrants').select('tournament_id').where('player_id', '=', player);
  return [
    build
      .updateTable('tournaments')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('id', 'in', theirs)
      .compile(),
    build.deleteFrom('entrants').where('player_id', '=', player).where('tournament_id', 'in', open).compile(),
    build.updateTable('entrants').set({ gone: WITHDRAWN }).where('player_id', '=', player).compile(),
    build.updateTable('tournaments').set({ repeats: null }).where('organiser', '=', player).compile(),
    build
      .updateTable('tournaments')
      .set(({ eb }) => ({ state: 'cancelled', ended_at: at, version: eb('version', '+', 1) }))
      .where('organiser', '=', player)
      .where('state', '=', 'open')
      .compile(),
  ];
};
