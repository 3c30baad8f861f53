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

/** What a tournament needs next. */
export type Step =
  | { readonly kind: 'wait' }
  /** Its time has come, and too few have. */
  | { readonly kind: 'call-off' }
  /** The first round begins the tournament. */
  | { readonly kind: 'pair'; readonly round: number; readonly rounds: number; readonly meetings: Meetings }
  | { readonly kind: 'begin'; readonly pairings: readonly StoredPairing[] }
  | { readonly kind: 'end' };

type Meetings = readonly (readonly number[])[];

/** Derived from the rows alone, so that any process can take it, again and at any time. `isCalled`: by its organiser. */
export const nextStep = (
  whole: TournamentState,
  { now, min, isCalled = false }: { readonly now: number; readonly min: number; readonly isCalled?: boolean },
): Step => {
  const { tournament } = whole;
  switch (tournament.state) {
    case 'open':
      return isCalled || isTime(whole, now) ? start(whole, min) : { kind: 'wait' };
    case 'running':
      return goOn(whole, min);
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
      return present(entrants).length >= places;
    case 'time':
      return start.at <= now;
  }
};

const start = (whole: TournamentState, min: number): Step => {
  const { format, rounds: wished } = whole.tournament;
  const count = present(whole.entrants).length;
  if (count < MIN_ENTRANTS) return { kind: 'call-off' };
  // More rounds than there are opponents would only repeat them.
  const most = roundsOfRobin(count);
  const rounds = format === 'robin' ? most : format === 'swiss' ? Math.min(wished, most) : wished;
  return { kind: 'pair', round: 1, rounds, meetings: pair(whole, 1, min) };
};

const goOn = (whole: TournamentState, min: number): Step => {
  const { tournament, entrants, pairings } = whole;
  const { round, rounds } = tournament;
  const meetings = pairings.filter((pairing) => pairing.round === round && pairing.meets !== undefined);
  const unbegun = meetings.filter(({ begun }) => !begun);
  if (unbegun.length > 0) return { kind: 'begin', pairings: unbegun };
  if (meetings.some(({ ranks }) => ranks === undefined)) return { kind: 'wait' };
  if (round >= rounds || present(entrants).length < 2) return { kind: 'end' };
  return { kind: 'pair', round: round + 1, rounds, meetings: pair(whole, round + 1, min) };
};

const present = (entrants: readonly StoredEntrant[]): readonly StoredEntrant[] => entrants.filter(({ out }) => !out);

/** Everybody in the order of the draw, which nobody knew when they entered. */
export const drawOrder = ({ tournament, entrants }: TournamentState): readonly number[] => {
  const rng = makeRng(`draw ${tournament.secret}`);
  return shuffled(
    rng,
    entrants.map(({ number }) => number).toSorted((a, b) => a - b),
  );
};

const pair = (whole: TournamentState, round: number, min: number): Meetings => {
  const { tournament, entrants, pairings } = whole;
  const here = new Set(present(entrants).map(({ number }) => number));
  // Before the first round only those who are here have entered.
  const order = drawOrder(round === 1 ? { ...whole, entrants: present(entrants) } : whole);
  if (tournament.format === 'robin') return walkovers(pairRobin(order, round), here);
  const standing = standingsOf(tournament.format, order, pairings).filter(({ entrant }) => here.has(entrant));
  const history = historyOf(pairings);
  if (tournament.format === 'swiss') return pairSwiss(standing, history);
  const places = standing.map(({ entrant }) => entrant);
  return pairTables(places, history, { size: tournament.size, min, seed: `${tournament.secret} ${round}` });
};

/** Whoever was to meet somebody who has gone has a free round. */
const walkovers = (meetings: Meetings, here: ReadonlySet<number>): Meetings =>
  meetings.map((seats) => seats.filter((entrant) => here.has(entrant))).filter((seats) => seats.length > 0);
