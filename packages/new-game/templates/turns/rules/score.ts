import type { Outcome, Seat } from '@sesame/kernel';
import { leftOf } from './setup.ts';
import { COLOURS, type Colour, type Player, type State } from './state.ts';

/** XX6: a claim that holds at the end, and one that does not. */
const CLAIM_POINTS = { holds: 5, fails: -3 } as const;
// #if hidden
/** XX3: points per crystal of one's favourite colour. */
const FAVOURITE_POINTS = 2;
// #endif

export const countOf = ({ crystals }: Pick<Player, 'crystals'>, colour: Colour): number =>
  crystals.filter((one) => one === colour).length;

/** What the points of a player depend on. */
// #if hidden
type Counted = Pick<Player, 'crystals' | 'claim' | 'favourite'>;
// #else
//: type Counted = Pick<Player, 'crystals' | 'claim'>;
// #endif

/** XX7: the points of a player, among all of them. */
export const scoreOf = (player: Counted, all: readonly Counted[]): number => {
  const { claim } = player;
  const sets = COLOURS.reduce((sum, colour) => sum + countOf(player, colour) ** 2, 0);
  const holds = claim !== undefined && all.every((other) => countOf(other, claim) <= countOf(player, claim));
  const claimed = claim === undefined ? 0 : CLAIM_POINTS[holds ? 'holds' : 'fails'];
  // #if hidden
  const favourites = player.favourite === undefined ? 0 : FAVOURITE_POINTS * countOf(player, player.favourite);
  return sets + claimed + favourites;
  // #else
  //: return sets + claimed;
  // #endif
};

/** XX8: the end of the match; undefined while it runs. XX9: a player who leaves is last. */
export const outcome = (state: State): Outcome | undefined => {
  const { players, market, left } = state;
  if (left === undefined && (market.length > 0 || leftOf(state) > 0)) return undefined;
  const scores = players.map((player) => scoreOf(player, players));
  const counted = scores.map((score, seat) => (seat === left ? Number.NEGATIVE_INFINITY : score));
  const rankOf = (seat: Seat) => 1 + counted.filter((score) => score > (counted[seat] ?? 0)).length;
  return { ranks: players.map((_, seat) => rankOf(seat)), scores };
};
