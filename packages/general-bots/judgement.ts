import type { Outcome, Rules, Seat } from '@sesame/kernel';

/** How well every seat stands in a state, from 0 (lost) to 1 (won). Empty if nothing is known. */
export type Judge<State> = (state: State) => readonly number[];

type Scored<State> = Pick<Rules<State, unknown, unknown, unknown, unknown>, 'outcome' | 'score'>;

/** How much of the value of a finished match is its result; the rest is by how many points. */
const RESULT_SHARE = 0.5;

/**
 * Judges by the result and, where the game has a score, by the lead in points too: a close defeat is better than a clear
 * one, which tells moves apart with far fewer playouts. `states` are typical ones; they give the scale of a lead.
 */
export const makeJudge = <State>(rules: Scored<State>, states: readonly State[]): Judge<State> => {
  const { score } = rules;
  if (score === undefined) {
    return (state) => {
      const outcome = rules.outcome(state);
      return outcome === undefined ? [] : valuesOf(outcome);
    };
  }
  const leads = states.flatMap((state) => leadsOf(score(state)));
  const scale = Math.max(1e-9, Math.sqrt(leads.reduce((sum, lead) => sum + lead ** 2, 0) / Math.max(1, leads.length)));
  return (state) => {
    const byPoints = leadsOf(score(state)).map((lead) => 1 / (1 + Math.exp((-2 * lead) / scale)));
    const outcome = rules.outcome(state);
    if (outcome === undefined) return byPoints;
    return valuesOf(outcome).map((result, seat) => mixed(result, byPoints[seat] ?? result));
  };
};

const mixed = (result: number, points: number) => RESULT_SHARE * result + (1 - RESULT_SHARE) * points;

/** The lead of every seat over the best of the others. */
export const leadsOf = (scores: readonly number[]): readonly number[] =>
  scores.map((own, seat) => own - Math.max(...scores.filter((_, other) => other !== seat)));

/** The share of the other seats that a seat is ahead of; a tie counts a half. */
const valuesOf = ({ ranks }: Outcome): readonly number[] =>
  ranks.map((own, seat) => {
    const others = ranks.filter((_, other) => other !== seat);
    const points = others.reduce((sum, rank) => sum + (rank > own ? 1 : 0) + (rank === own ? 0.5 : 0), 0);
    return others.length === 0 ? 1 : points / others.length;
  });

/** A seat's value; a half where nothing is known. */
export const valueFor = (values: readonly number[], seat: Seat): number => values[seat] ?? 0.5;
