import type { Seat } from '@sesame/kernel';
import { CREDITS, sideOf } from '../rules/sides.ts';
import type { State } from '../rules/state.ts';
import { roundsOf } from '../rules/turns.ts';
import PURSE_LEADS from './purse-leads.json' with { type: 'json' };

/*
 * What credits are worth beyond their points: with an empty purse tiles go for nothing and none can be bought. The table
 * has the lead that a purse is worth between two, by rounds to go and credits; `training/train.ts` makes it.
 */

/** What a change of a purse is worth in points. */
export type PurseWorth = (change: number) => number;

/** A credit is a point. */
export const PLAIN_WORTH: PurseWorth = (change) => change;

/**
 * Share of the table's correction that counts. In the table both sides use the other's lack of credits to the full; with
 * less than the whole the bot sold its tiles less cheaply and was harder to exploit.
 */
const CORRECTION_SHARE = 0.65;

/** By how much the other deals of a round may move a purse: its worth is averaged over these. */
const OTHER_DEALS = [-6, -3, 0, 3, 6];

/** The worth of a purse with so many rounds to go; half of a lead is one's own. */
const worthOf = (rounds: number, purse: number): number => {
  const leads = PURSE_LEADS[rounds];
  if (rounds === 0 || leads === undefined) return purse;
  const sum = OTHER_DEALS.reduce((all, moved) => {
    const at = Math.max(0, Math.min(2 * CREDITS, purse + moved));
    return all + CORRECTION_SHARE * ((leads[at] ?? 0) / 2 + CREDITS - at);
  }, 0);
  return purse + sum / OTHER_DEALS.length;
};

/** What a change of this purse is worth after the current round. */
export const purseWorth = ({ round, seats }: State, purse: number): PurseWorth => {
  const rounds = roundsOf(seats.length) - round;
  const now = worthOf(rounds, purse);
  return (change) => worthOf(rounds, purse + change) - now;
};

/** Credits of a seat with those staked on its stall. */
export const creditsOf = (state: State, seat: Seat): number => {
  const { purse, stall } = sideOf(state, seat);
  return stall.reduce((sum, offer) => sum + (typeof offer?.price === 'number' ? offer.price : 0), purse);
};
