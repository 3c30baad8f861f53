import { createHmac } from 'node:crypto';
import type { Games } from '../../lib/games.ts';
import { makeId } from '../../lib/ids.ts';
import type { Now } from '../../lib/now.ts';
import type { StoredEntrant, StoredPairing, StoredTournament } from '../../store/repositories/tournaments.ts';
import type { Chair, Store, StoredTable } from '../../store/store.ts';
import { nextStep, type Step, type TournamentState } from './next-step.ts';

export interface RunDeps {
  readonly store: Pick<Store, 'tournaments'>;
  readonly games: Pick<Games, 'rulesOf'>;
  readonly now: Now;
  /** Begins a match at a new table; nothing happens where it has begun. */
  readonly begin: (table: StoredTable & { readonly match: string }) => Promise<void>;
  readonly onChanged: (tournament: string) => void;
  /** Plays for those who have gone, in matches that wait for them. */
  readonly forfeit: (match: string, player: string) => Promise<void>;
}

/** Takes tournaments on, as far as they can go now. */
export interface TournamentRunner {
  advance(tournament: string): Promise<void>;
  /** The same at its organiser's wish: an open one begins. False: too few have entered. */
  start(tournament: string): Promise<boolean>;
  load(tournament: string): Promise<TournamentState | undefined>;
}

/**
 * What is next is read from the rows, done by a change on top of their version, and read again: whoever else was quicker
 * has done the same. So it does not matter how many do this, or where one of them was killed.
 */
export const makeTournamentRunner = ({ store, games, now, begin, onChanged, forfeit }: RunDeps): TournamentRunner => {
  const { tournaments } = store;

  const load = async (id: string): Promise<TournamentState | undefined> => {
    const tournament = await tournaments.find(id);
    if (tournament === undefined) return undefined;
    const [entrants, pairings] = await Promise.all([tournaments.entrants([id]), tournaments.pairings(id)]);
    return { tournament, entrants, pairings };
  };
  const stepOf = (whole: TournamentState, isCalled: boolean): Step => {
    const rules = games.rulesOf(whole.tournament.game);
    return rules === undefined ? { kind: 'wait' } : nextStep(whole, { now: now(), min: rules.seats.min, isCalled });
  };

  const take = async (whole: TournamentState, step: Exclude<Step, { kind: 'wait' }>): Promise<void> => {
    const { tournament, entrants } = whole;
    switch (step.kind) {
      case 'begin':
        await Promise.all(step.pairings.map((pairing) => begin(tableOf(whole, pairing, now()))));
        return onChanged(tournament.id);
      case 'call-off':
        await tournaments.change(tournament, { set: { state: 'cancelled', endedAt: now() } });
        return onChanged(tournament.id);
      case 'end':
        await tournaments.change(tournament, { set: { state: 'over', endedAt: now() } });
        return onChanged(tournament.id);
      case 'pair': {
        const { round, rounds, meetings } = step;
        const pair = meetings.map((seats, board) => ({
          round,
          board: board + 1,
          seats,
          ...(seats.length > 1 && { meets: { table: makeId(), match: makeId() } }),
        }));
        const starting = round === 1 && {
          set: { state: 'running' as const, round, rounds, startedAt: now() },
          drop: entrants.filter(({ out }) => out).map(({ number }) => number),
        };
        await tournaments.change(tournament, { set: { round }, pair, ...starting });
        return onChanged(tournament.id);
      }
    }
  };

  /** Matches of this round in which somebody sits who has gone: they need not wait for their time. */
  const forfeitLeavers = async ({ tournament, entrants, pairings }: TournamentState) => {
    const gone = new Map(entrants.flatMap(({ number, player, out }) => (out && player ? [[number, player]] : [])));
    for (const { round, seats, meets, begun, ranks } of pairings) {
      if (round !== tournament.round || meets === undefined || !begun || ranks !== undefined) continue;
      for (const seat of seats) {
        const player = gone.get(seat);
        if (player !== undefined) await forfeit(meets.match, player);
      }
    }
  };

  const goOn = async (id: string, called: boolean): Promise<boolean> => {
    let isCalled = called;
    for (;;) {
      const whole = await load(id);
      if (whole === undefined) return false;
      const step = stepOf(whole, isCalled);
      if (isCalled && step.kind === 'call-off') return false;
      if (step.kind === 'wait') {
        if (whole.tournament.state === 'running') await forfeitLeavers(whole);
        return true;
      }
      await take(whole, step);
      isCalled = isCalled && whole.tournament.state === 'open';
    }
  };

  /** One at a time here: whatever happens meanwhile is looked at after. */
  const going = new Map<string, { again: boolean; done: Promise<void> }>();
  const advance = (id: string): Promise<void> => {
    const known = going.get(id);
    if (known !== undefined) {
      known.again = true;
      return known.done;
    }
    const turn = { again: true, done: Promise.resolve() };
    const turns = async () => {
      while (turn.again) {
        turn.again = false;
        await goOn(id, false);
      }
    };
    turn.done = turns().finally(() => going.delete(id));
    going.set(id, turn);
    return turn.done;
  };

  return { load, advance, start: (id) => goOn(id, true) };
};

/** The table of a pairing. Nobody opened it, so nobody can change it. */
const tableOf = (
  { tournament, entrants }: TournamentState,
  { round, board, seats, meets }: StoredPairing,
  at: number,
): StoredTable & { readonly match: string } => {
  if (meets === undefined) throw new Error('who has a free round meets nobody');
  const { game, options, pace, rated } = tournament;
  const chairs = seats.map((seat) => chairOf(entrants.find(({ number }) => number === seat)));
  return {
    id: meets.table,
    match: meets.match,
    version: 0,
    game,
    options,
    pace,
    rated,
    open: false,
    host: tournament.id,
    seats: chairs,
    secret: secretOf(tournament, round, board),
    createdAt: at,
  };
};

const chairOf = (entrant: StoredEntrant | undefined): Chair => {
  if (entrant?.bot !== undefined) return { kind: 'bot', bot: entrant.bot };
  if (entrant?.player === undefined) throw new Error('a pairing of somebody who has not entered');
  const { player, name, contribution, owner } = entrant;
  return { kind: 'person', player, name, contribution, ...(owner !== undefined && { owner }) };
};

/**
 * The tournament's secret was fixed, and its hash shown, before anybody entered and brought their luck. Those of its
 * matches follow from it, so that none was chosen later.
 */
const secretOf = ({ secret }: StoredTournament, round: number, board: number): string =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(`${round}:${board}`).digest('hex');
