import { createHmac } from 'node:crypto';
import { commitmentOf } from '@sesame/kernel';
import type { Games } from '../../lib/games.ts';
import { makeId } from '../../lib/ids.ts';
import type { Now } from '../../lib/now.ts';
import type { StoredEntrant, StoredPairing, StoredTournament } from '../../store/repositories/tournaments.ts';
import type { Chair, Store, StoredTable } from '../../store/store.ts';
import { nextStep, type Step, type TournamentState } from './next-step.ts';
import { nextOfSeries } from './repeat.ts';

/** The table of a pairing, whose match starts at once. */
export interface TournamentTable extends StoredTable {
  readonly match: string;
  readonly tournament: string;
}

export interface RunDeps {
  readonly store: Pick<Store, 'tournaments'>;
  readonly games: Pick<Games, 'rulesOf'>;
  readonly now: Now;
  /** Starts a match at a new table. Idempotent. */
  readonly begin: (table: TournamentTable) => Promise<void>;
  readonly onChanged: (tournament: string) => void;
  /** Plays for a withdrawn player in a match that awaits them. */
  readonly forfeit: (match: string, player: string) => Promise<void>;
}

/** Tournament runner: advances tournaments as far as possible. */
export interface TournamentRunner {
  advance(tournament: string): Promise<void>;
  /** Starts an open tournament for its organiser. False: too few entrants. */
  start(tournament: string): Promise<boolean>;
  load(tournament: string): Promise<TournamentState | undefined>;
}

/**
 * Reads the next step from the rows, applies it as an optimistic update and repeats. If another process was first, it did
 * the same. So any number of processes can run it, and be killed at any point.
 */
export const makeTournamentRunner = ({ store, games, now, begin, onChanged, forfeit }: RunDeps): TournamentRunner => {
  const { tournaments } = store;

  const load = async (id: string): Promise<TournamentState | undefined> => {
    const tournament = await tournaments.find(id);
    if (tournament === undefined) return undefined;
    const [entrants, pairings] = await Promise.all([tournaments.entrants([id]), tournaments.pairings(id)]);
    return { tournament, entrants, pairings };
  };
  const stepOf = (state: TournamentState, isCalled: boolean): Step => {
    const rules = games.rulesOf(state.tournament.game);
    return rules === undefined ? { kind: 'wait' } : nextStep(state, { now: now(), min: rules.seats.min, isCalled });
  };

  const applyStep = async (state: TournamentState, step: Exclude<Step, { kind: 'wait' }>): Promise<void> => {
    const { tournament, entrants, pairings } = state;
    /** The next of a series, for those who look for it now. */
    const series = (isCalledOff: boolean) => {
      const follow = nextOfSeries(tournament, { now: now(), isCalledOff });
      return follow && { follow };
    };
    switch (step.kind) {
      case 'begin':
        await Promise.all(step.pairings.map((pairing) => begin(tableOf(state, pairing, now()))));
        return onChanged(tournament.id);
      case 'call-off':
        await tournaments.change(tournament, { set: { state: 'cancelled', endedAt: now() }, ...series(true) });
        return onChanged(tournament.id);
      case 'leave-out':
        await tournaments.change(tournament, { away: step.entrants });
        return onChanged(tournament.id);
      case 'end':
        await tournaments.change(tournament, { set: { state: 'over', endedAt: now() } });
        return onChanged(tournament.id);
      case 'pair': {
        const { round, rounds, meetings } = step;
        const taken = pairings.filter((pairing) => pairing.round === round).length;
        const pair = meetings.map((seats, i) => ({
          round,
          board: taken + i + 1,
          seats,
          ...(seats.length > 1 && { meets: { table: makeId(), match: makeId() } }),
        }));
        const starting = tournament.state === 'open' && {
          set: { state: 'running' as const, round, rounds, startedAt: now() },
          drop: entrants.filter(({ out }) => out).map(({ number }) => number),
          ...series(false),
        };
        await tournaments.change(tournament, { set: { round }, pair, ...starting });
        return onChanged(tournament.id);
      }
    }
  };

  /**
   * Forfeits running matches of players who withdrew, so that opponents don't wait for the clock. Those who were removed or
   * have left an arena play on.
   */
  const forfeitLeavers = async ({ entrants, pairings }: TournamentState) => {
    const withdrawn = new Map(
      entrants.flatMap(({ number, player, out, removed, away }) =>
        out && !removed && !away && player ? [[number, player]] : [],
      ),
    );
    for (const { seats, meets, begun, ranks } of pairings) {
      if (meets === undefined || !begun || ranks !== undefined) continue;
      for (const seat of seats) {
        const player = withdrawn.get(seat);
        if (player !== undefined) await forfeit(meets.match, player);
      }
    }
  };

  const runSteps = async (id: string, called: boolean): Promise<boolean> => {
    let isCalled = called;
    for (;;) {
      const state = await load(id);
      if (state === undefined) return false;
      const step = stepOf(state, isCalled);
      if (isCalled && step.kind === 'call-off') return false;
      if (step.kind === 'wait') {
        if (state.tournament.state === 'running') await forfeitLeavers(state);
        return true;
      }
      await applyStep(state, step);
      isCalled = isCalled && state.tournament.state === 'open';
    }
  };

  /** Pending runs per tournament: a request during a run triggers another one. */
  const runs = new Map<string, { again: boolean; done: Promise<void> }>();
  const advance = (id: string): Promise<void> => {
    const known = runs.get(id);
    if (known !== undefined) {
      known.again = true;
      return known.done;
    }
    const turn = { again: true, done: Promise.resolve() };
    const turns = async () => {
      while (turn.again) {
        turn.again = false;
        await runSteps(id, false);
      }
    };
    turn.done = turns().finally(() => runs.delete(id));
    runs.set(id, turn);
    return turn.done;
  };

  return { load, advance, start: (id) => runSteps(id, true) };
};

/** The table of a pairing. It has no host, so nobody can change it. */
const tableOf = (
  { tournament, entrants }: TournamentState,
  { round, board, seats, meets }: StoredPairing,
  at: number,
): TournamentTable => {
  if (meets === undefined) throw new Error('a bye has no table');
  const { game, options, pace, rated } = tournament;
  const chairs = seats.map((seat) => chairOf(entrants.find(({ number }) => number === seat)));
  return {
    id: meets.table,
    match: meets.match,
    tournament: tournament.id,
    version: 0,
    game,
    options,
    pace,
    rated,
    open: false,
    seats: chairs,
    secret: secretOf(tournament, round, board),
    drawRepeats: 0,
    createdAt: at,
  };
};

const chairOf = (entrant: StoredEntrant | undefined): Chair => {
  if (entrant?.bot !== undefined) return { kind: 'bot', bot: entrant.bot };
  if (entrant?.player === undefined) throw new Error('paired entrant not found');
  const { player, name, contribution, owner, source } = entrant;
  // Revealed when they entered: see the tournament's secret.
  const share = contribution === '' ? undefined : { commitment: commitmentOf(contribution), revealed: contribution };
  return {
    kind: 'person',
    player,
    name,
    ...(share !== undefined && { share }),
    ...(owner !== undefined && { owner }),
    ...(source !== undefined && { source }),
  };
};

/**
 * Secret of a match, derived from the tournament's secret. That was committed to before anybody entered, so no match
 * secret could be chosen later.
 */
const secretOf = ({ secret }: StoredTournament, round: number, board: number): string =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(`${round}:${board}`).digest('hex');
