import type { Seat } from '@sesame/kernel';
import type { Kysely, Selectable } from 'kysely';
import type { Change, Engine } from '../engine.ts';
import { prepare } from '../prepared-query.ts';
import type { Schema } from '../schema.ts';
import type { StoredMatch } from '../store.ts';

/** Amendments: what applies to a match besides its log. Stored as rows, so every process derives the same clocks. */
export interface Amendments {
  readonly standins: readonly Substitution[];
  /** Vacations of its players, in order. */
  readonly holidays: readonly Vacation[];
}

/** Countdown of a disconnected seat: match times of the warning and the takeover. With `bot`, the substitute plays. */
export interface Substitution {
  readonly seat: Seat;
  readonly warnAt: number;
  readonly botAt: number;
  readonly bot?: string;
}

/** A vacation, in milliseconds since 1970. */
export interface Vacation {
  readonly player: string;
  readonly from: number;
  readonly until: number;
}

export interface AmendmentsStore {
  /** Amendments of a match. Undefined: there are none. */
  of(match: Pick<StoredMatch, 'id' | 'seats'>): Promise<Amendments | undefined>;
  /** Starts a countdown, unless one is running. */
  startCountdown(match: string, standin: Substitution): Promise<void>;
  /** Lets a bot take over, unless the countdown was cancelled, and notes that the player has left. */
  seatSubstitute(match: string, seat: Seat, bot: string): Promise<void>;
  /** Cancels a countdown, but not a substitution. */
  cancelCountdown(match: string, seat: Seat): Promise<void>;
  /** Removes the substitute. False: there is none. */
  removeSubstitute(match: string, seat: Seat): Promise<boolean>;
  vacationsOf(player: string): Promise<readonly Vacation[]>;
  /** Starts a vacation. False: another one was started since `before` vacations were counted. */
  startVacation(holiday: Vacation, before: number): Promise<boolean>;
  /** Ends the current vacation. */
  endVacation(player: string, at: number): Promise<boolean>;
}

const parseVacation = (row: Selectable<Schema['holidays']>): Vacation => ({
  player: row.player_id,
  from: Number(row.from_at),
  until: Number(row.until_at),
});

const parseSubstitution = ({ seat, warn_at, bot_at, bot }: Selectable<Schema['standins']>): Substitution => ({
  seat,
  warnAt: Number(warn_at),
  botAt: Number(bot_at),
  ...(bot !== null && { bot }),
});

export const makeAmendmentsStore = (engine: Engine, build: Kysely<Schema>): AmendmentsStore => {
  const substitutionsOf = prepare(
    build.selectFrom('standins').selectAll().where('match_id', '=', '').orderBy('seat').compile(),
  );
  const vacationRowsOf = prepare(
    build.selectFrom('holidays').selectAll().where('player_id', '=', '').orderBy('number').compile(),
  );
  const vacationsOf = async (player: string) => (await engine.rows(vacationRowsOf(player))).map(parseVacation);
  const change = (...queries: { compile(): Change['query'] }[]) =>
    engine.change(queries.map((query) => ({ query: query.compile(), must: true })));
  const at = (match: string, seat: Seat) =>
    build.deleteFrom('standins').where('match_id', '=', match).where('seat', '=', seat);

  return {
    of: async ({ id, seats }) => {
      const [substitutions, ...vacations] = await Promise.all([
        engine.rows(substitutionsOf(id)),
        ...seats.flatMap(({ player }) => (player === undefined ? [] : [vacationsOf(player)])),
      ]);
      if (substitutions.length + vacations.flat().length === 0) return undefined;
      return { standins: substitutions.map(parseSubstitution), holidays: vacations.flat() };
    },
    startCountdown: async (match, { seat, warnAt, botAt }) => {
      await change(
        build
          .insertInto('standins')
          .values({ match_id: match, seat, warn_at: warnAt, bot_at: botAt, bot: null })
          .onConflict((conflict) => conflict.doNothing()),
      );
    },
    seatSubstitute: async (match, seat, bot) => {
      const free = build.updateTable('standins').set({ bot }).where('match_id', '=', match).where('seat', '=', seat);
      const left = build.insertInto('departures').values({ match_id: match, seat });
      await engine.change([
        { query: free.where('bot', 'is', null).compile(), must: true },
        { query: left.onConflict((conflict) => conflict.doNothing()).compile() },
      ]);
    },
    cancelCountdown: async (match, seat) => {
      await change(at(match, seat).where('bot', 'is', null));
    },
    removeSubstitute: (match, seat) => change(at(match, seat).where('bot', 'is not', null)),
    vacationsOf,
    startVacation: ({ player, from, until }, before) =>
      change(
        build
          .insertInto('holidays')
          .values({ player_id: player, number: before + 1, from_at: from, until_at: until })
          .onConflict((conflict) => conflict.doNothing()),
      ),
    endVacation: (player, at) =>
      change(
        build.updateTable('holidays').set({ until_at: at }).where('player_id', '=', player).where('until_at', '>', at),
      ),
  };
};
