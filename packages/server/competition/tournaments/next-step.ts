import { makeRng, shuffled } from '@sesame/kernel';
import type { StoredEntrant, StoredPairing, StoredTournament } from '../../store/repositories/tournaments.ts';
import { findAbsent } from './absences.ts';
import type { Field, Meetings } from './formats/format.ts';
import { FORMATS } from './formats/formats.ts';

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
  /** Players who were absent too often are not paired any more. */
  | { readonly kind: 'leave-out'; readonly entrants: readonly number[] }
  /** The first round begins the tournament. */
  | { readonly kind: 'pair'; readonly round: number; readonly rounds: number; readonly meetings: Meetings }
  | { readonly kind: 'begin'; readonly pairings: readonly StoredPairing[] }
  | { readonly kind: 'end' };

/** When a step is looked for, and in which game. */
interface Occasion {
  readonly now: number;
  /** Fewest players of the game. */
  readonly min: number;
  /** Started by the organiser. */
  readonly isCalled?: boolean;
}

const MINUTE_MS = 60_000;

/** The next step, derived from the rows alone, so that any process can take it at any time. */
export const nextStep = (state: TournamentState, occasion: Occasion): Step => {
  const { tournament } = state;
  switch (tournament.state) {
    case 'open':
      return occasion.isCalled || isTime(state, occasion.now) ? start(state, occasion) : { kind: 'wait' };
    case 'running':
      return carryOn(state, occasion);
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

const start = (state: TournamentState, occasion: Occasion): Step => {
  const format = FORMATS[state.tournament.format];
  // Withdrawn entrants are not drawn.
  const entrants = activeEntrants(state.entrants);
  if (entrants.length < format.minEntrants) return { kind: 'call-off' };
  const rounds = format.rounds(entrants.length, state.tournament.rounds);
  const turn = format.next(fieldOf({ ...state, entrants, tournament: { ...state.tournament, rounds } }, occasion));
  // An arena starts without a pair, too.
  return typeof turn === 'string'
    ? { kind: 'pair', round: 0, rounds, meetings: [] }
    : { kind: 'pair', rounds, ...turn };
};

const carryOn = (state: TournamentState, occasion: Occasion): Step => {
  const unbegun = state.pairings.filter(({ meets, begun }) => meets !== undefined && !begun);
  if (unbegun.length > 0) return { kind: 'begin', pairings: unbegun };
  const absent = findAbsent(state);
  if (absent.length > 0) return { kind: 'leave-out', entrants: absent };
  const turn = FORMATS[state.tournament.format].next(fieldOf(state, occasion));
  if (typeof turn === 'string') return { kind: turn };
  return { kind: 'pair', rounds: state.tournament.rounds, ...turn };
};

const activeEntrants = (entrants: readonly StoredEntrant[]): readonly StoredEntrant[] =>
  entrants.filter(({ out }) => !out);

/** Entrants in the order of the draw, seeded by the secret so that nobody could know it when entering. */
export const drawOrder = ({ tournament, entrants }: Omit<TournamentState, 'pairings'>): readonly number[] => {
  const rng = makeRng(`draw ${tournament.secret}`);
  return shuffled(
    rng,
    entrants.map(({ number }) => number).toSorted((a, b) => a - b),
  );
};

const fieldOf = (state: TournamentState, { now, min }: Occasion): Field => {
  const { tournament, entrants, pairings } = state;
  const { round, rounds, size, minutes, startedAt = now, secret } = tournament;
  return {
    order: drawOrder(state),
    active: new Set(activeEntrants(entrants).map(({ number }) => number)),
    bots: new Set(entrants.flatMap(({ number, bot }) => (bot === undefined ? [] : [number]))),
    meetings: pairings,
    ...{ round, rounds, size, min, now, seed: secret },
    ...(minutes !== undefined && { endsAt: startedAt + minutes * MINUTE_MS }),
  };
};
