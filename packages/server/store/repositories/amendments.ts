import type { Seat } from '@sesame/kernel';
import type { TimeControl } from '@sesame/protocol';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Change, Engine } from '../engine.ts';
import { prepare } from '../prepared-query.ts';
import type { Schema } from '../schema.ts';
import type { StoredMatch } from '../store.ts';

/** Amendments: what applies to a match besides its log. Stored as rows, so every process derives the same clocks. */
export interface Amendments {
  readonly paces: readonly TimeControlChange[];
  readonly standins: readonly Substitution[];
  /** Vacations of its players, in order. */
  readonly holidays: readonly Vacation[];
  readonly offer?: TimeControlOffer;
}

/** A change of the time control, after a row of the log. */
export interface TimeControlChange {
  readonly seq: number;
  /** Match time in milliseconds. */
  readonly at: number;
  readonly pace: TimeControl;
  readonly was: TimeControl;
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

/** A proposed time control, and the seats that agree. */
export interface TimeControlOffer {
  readonly seat: Seat;
  readonly pace: TimeControl;
  readonly agreed: readonly Seat[];
}

/** A change of the time control, and the new deadline. */
export interface NewTimeControl extends TimeControlChange {
  readonly match: string;
  readonly due: number | undefined;
}

export interface AmendmentsStore {
  /** Amendments of a match. Undefined: there are none. */
  of(match: Pick<StoredMatch, 'id' | 'seats'>): Promise<Amendments | undefined>;
  /** Changes the time control, and removes offers and substitutions. False: the match has moved on. */
  changeTimeControl(change: NewTimeControl): Promise<boolean>;
  /** Proposes a time control. False: another seat has a proposal. */
  putOffer(match: string, offer: TimeControlOffer): Promise<boolean>;
  /** Adds a seat that agrees. False: the offer has changed. */
  addAgreement(match: string, offer: TimeControlOffer, seat: Seat): Promise<boolean>;
  removeOffer(match: string): Promise<void>;
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

const parseChange = (row: Selectable<Schema['pace_changes']>): TimeControlChange => ({
  seq: row.seq,
  at: Number(row.at),
  pace: JSON.parse(row.pace),
  was: JSON.parse(row.was),
});

const parseOffer = ({ seat, pace, agreed }: Selectable<Schema['pace_offers']>): TimeControlOffer => ({
  seat,
  pace: JSON.parse(pace),
  agreed: JSON.parse(agreed),
});

export const makeAmendmentsStore = (engine: Engine, build: Kysely<Schema>): AmendmentsStore => {
  const changesOf = prepare(
    build.selectFrom('pace_changes').selectAll().where('match_id', '=', '').orderBy('number').compile(),
  );
  const substitutionsOf = prepare(
    build.selectFrom('standins').selectAll().where('match_id', '=', '').orderBy('seat').compile(),
  );
  const offerOf = prepare(build.selectFrom('pace_offers').selectAll().where('match_id', '=', '').compile());
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
      const [changes, substitutions, offers, ...vacations] = await Promise.all([
        engine.rows(changesOf(id)),
        engine.rows(substitutionsOf(id)),
        engine.rows(offerOf(id)),
        ...seats.flatMap(({ player }) => (player === undefined ? [] : [vacationsOf(player)])),
      ]);
      const [offer] = offers;
      if (changes.length + substitutions.length + offers.length + vacations.flat().length === 0) return undefined;
      return {
        paces: changes.map(parseChange),
        standins: substitutions.map(parseSubstitution),
        holidays: vacations.flat(),
        ...(offer !== undefined && { offer: parseOffer(offer) }),
      };
    },
    changeTimeControl: ({ match, seq, at, pace, was, due }) => {
      const next = sql<number>`(select coalesce(max(number), 0) + 1 from pace_changes where match_id = ${match})`;
      const text = JSON.stringify(pace);
      const put = build
        .insertInto('pace_changes')
        .values({ match_id: match, number: next, seq, at, pace: text, was: JSON.stringify(was) });
      // Only if this is still the last row, and the match is running.
      const unchanged = build
        .updateTable('matches')
        .set({ pace: text })
        .where('id', '=', match)
        .where('ended_at', 'is', null)
        .where(sql<number>`(select coalesce(max(seq), 0) from log where match_id = ${match})`, '=', seq);
      const deadline =
        due === undefined
          ? build.deleteFrom('deadlines').where('match_id', '=', match)
          : build
              .insertInto('deadlines')
              .values({ match_id: match, due_at: due })
              .onConflict((conflict) => conflict.column('match_id').doUpdateSet({ due_at: due }));
      const rest = [
        put,
        build.deleteFrom('pace_offers').where('match_id', '=', match),
        build.deleteFrom('standins').where('match_id', '=', match),
        deadline,
      ];
      return engine.change([
        { query: unchanged.compile(), must: true },
        ...rest.map((query) => ({ query: query.compile() })),
      ]);
    },
    putOffer: (match, { seat, pace, agreed }) => {
      const mine = build.deleteFrom('pace_offers').where('match_id', '=', match).where('seat', '=', seat);
      const put = build
        .insertInto('pace_offers')
        .values({ match_id: match, seat, pace: JSON.stringify(pace), agreed: JSON.stringify(agreed) })
        .onConflict((conflict) => conflict.doNothing());
      return engine.change([{ query: mine.compile() }, { query: put.compile(), must: true }]);
    },
    addAgreement: (match, { pace, agreed }, seat) =>
      change(
        build
          .updateTable('pace_offers')
          .set({ agreed: JSON.stringify([...agreed, seat]) })
          .where('match_id', '=', match)
          .where('pace', '=', JSON.stringify(pace))
          .where('agreed', '=', JSON.stringify(agreed)),
      ),
    removeOffer: async (match) => {
      await change(build.deleteFrom('pace_offers').where('match_id', '=', match));
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
