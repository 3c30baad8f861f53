import type { TournamentState } from './next-step.ts';

/** Matches without a single move after which a player is not paired any more. */
const MAX_ABSENCES = 2;

/**
 * Players who have missed so many matches since they came back that they would only keep others waiting. They may come back.
 * Nobody is left out while their match is running.
 */
export const findAbsent = ({ entrants, pairings }: Pick<TournamentState, 'entrants' | 'pairings'>): readonly number[] =>
  entrants.flatMap(({ number, bot, out, backRound = 0 }) => {
    if (out || bot !== undefined) return [];
    const theirs = pairings.filter(({ seats }) => seats.length > 1 && seats.includes(number));
    if (theirs.some(({ ranks }) => ranks === undefined)) return [];
    const missed = theirs.filter(({ round, absent }) => round > backRound && absent.includes(number));
    return missed.length >= MAX_ABSENCES ? [number] : [];
  });
