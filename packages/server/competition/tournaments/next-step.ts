import { makeRng, shuffled } from '@sesame/kernel';
import { MIN_ENTRANTS } from '@sesame/protocol';
import type { StoredEntrant, StoredPairing, StoredTournament } from '../../store/repositories/tournaments.ts';
import { historyOf } from './pairing/history.ts';
import { pairRobin, roundsOfRobin } from './pairing/round-robin.ts';
import { pairSwiss } from './pairing/swiss.ts';
import { pairTables } from './pairing/table-rounds.ts';
import { standingsOf } from './standings/standings.ts';

/** A tournament with all its rows. */
export interface TournamentState {
  readonly tournament: StoredTournament;
  readonly entrants: readonly StoredEntrant[];
  readonly pairings: readonly StoredPairing[];
}

/** Next step of a tournament. */
export type Step =
  | { readonly kind: 'wait' }
  /** The start time has come with too few entrants. */
  | { readonly kind: 'call-off' }
  /** The first round begins the tournament. */
  | { readonly kind: 'pair'; readonly round: number; readonly rounds: number; readonly meetings: Meetings }
  | { readonly kind: 'begin'; readonly pairings: readonly StoredPairing[] }
  | { readonly kind: 'end' };

type Meetings = readonly (readonly number[])[];

/** The next step, derived from the rows alone, so that any process can take it at any time. `isCalled`: started by the organiser. */
export const nextStep = (
  state: TournamentState,
  { now, min, isCalled = false }: { readonly now: number; readonly min: number; readonly isCalled?: boolean },
): Step => {
  const { tournament } = state;
  switch (tournament.state) {
    case 'open':
      return isCalled || isTime(state, now) ? start(state, min) : { kind: 'wait' };
    case 'running':
      return continueRound(state, min);
    case 'over':
    case 'cancelled':
      return { kind: 'wait' };
  }
};

const isTime = ({ tournament: { start, places }, entrants }: TournamentState, now: number): boolean => {
  switch (start.kind) {
    case 'hand':
      return false;
    case 'full':
      return activeEntrants(entrants).length >= places;
    case 'time':
      return start.at <= now;
  }
};

const start = (state: TournamentState, min: number): Step => {
  const { format, rounds: requested } = state.tournament;
  const count = activeEntrants(state.entrants).length;
  if (count < MIN_ENTRANTS) return { kind: 'call-off' };
  // No more rounds than opponents, to avoid rematches.
  const maxRounds = roundsOfRobin(count);
  const rounds = format === 'robin' ? maxRounds : format === 'swiss' ? Math.min(requested, maxRounds) : requested;
  return { kind: 'pair', round: 1, rounds, meetings: pair(state, 1, min) };
};

const continueRound = (state: TournamentState, min: number): Step => {
  const { tournament, entrants, pairings } = state;
  const { round, rounds } = tournament;
  const meetings = pairings.filter((pairing) => pairing.round === round && pairing.meets !== undefined);
  const unbegun = meetings.filter(({ begun }) => !begun);
  if (unbegun.length > 0) return { kind: 'begin', pairings: unbegun };
  if (meetings.some(({ ranks }) => ranks === undefined)) return { kind: 'wait' };
  if (round >= rounds || activeEntrants(entrants).length < 2) return { kind: 'end' };
  return { kind: 'pair', round: round + 1, rounds, meetings: pair(state, round + 1, min) };
};

const activeEntrants = (entrants: readonly StoredEntrant[]): readonly StoredEntrant[] =>
  entrants.filter(({ out }) => !out);

/** Entrants in the order of the draw, seeded by the secret so that nobody could know it when entering. */
export const drawOrder = ({ tournament, entrants }: TournamentState): readonly number[] => {
  const rng = makeRng(`draw ${tournament.secret}`);
  return shuffled(
    rng,
    entrants.map(({ number }) => number).toSorted((a, b) => a - b),
  );
};

const pair = (state: TournamentState, round: number, min: number): Meetings => {
  const { tournament, entrants, pairings } = state;
  const active = new Set(activeEntrants(entrants).map(({ number }) => number));
  // In the first round, withdrawn entrants are not drawn.
  const order = drawOrder(round === 1 ? { ...state, entrants: activeEntrants(entrants) } : state);
  if (tournament.format === 'robin') return walkovers(pairRobin(order, round), active);
  const standing = standingsOf(tournament.format, order, pairings).filter(({ entrant }) => active.has(entrant));
  const history = historyOf(pairings);
  if (tournament.format === 'swiss') return pairSwiss(standing, history);
  const places = standing.map(({ entrant }) => entrant);
  return pairTables(places, history, { size: tournament.size, min, seed: `${tournament.secret} ${round}` });
};

/** Withdrawn entrants are removed; their opponents have a bye. */
const walkovers = (meetings: Meetings, active: ReadonlySet<number>): Meetings =>
  meetings.map((seats) => seats.filter((entrant) => active.has(entrant))).filter((seats) => seats.length > 0);
