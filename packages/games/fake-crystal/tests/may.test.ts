import { seatsOf } from '@sesame/kernel';
import { describe, expect, test } from 'vitest';
import { type Move, POWERS, type Range, rules, type State, TROPHIES, type View } from '../rules/index.ts';
import { TILES } from '../rules/tiles.ts';
import { does } from './play.ts';
import { randomWalk, type Walk } from './random-walk.ts';

const PRICES = [0, 1, 2, 20, 35, 'token'] as const;

/** Moves of every type, legal or not. */
const candidates = ({ seats, aside }: State, seat: number): readonly Move[] => {
  const spots = seatsOf(seats.length + 1).flatMap((seller) => ([0, 1] as const).map((column) => ({ seller, column })));
  const hand = [...(seats[seat]?.hand ?? []), 'b3' as const];
  const purse = seats[seat]?.purse ?? 0;
  const pairs = PRICES.flatMap((left) =>
    [...PRICES, purse, purse - 1].filter((one) => one !== -1).map((right) => [left, right] as const),
  );
  return [
    ...hand.flatMap((tile) =>
      pairs.map(
        ([left, right]): Move => ({
          type: 'offer',
          stall: [
            { tile, claim: 6, price: left },
            { tile: hand[0] ?? 'o1', claim: 18, price: right },
          ],
        }),
      ),
    ),
    ...spots.flatMap((spot): readonly Move[] => [
      { type: 'buy', ...spot },
      { type: 'bank', ...spot },
      { type: 'spy', ...spot },
      { type: 'reserve', ...spot },
      ...[0, 1, purse, purse + 1].map((sum): Move => ({ type: 'bid', ...spot, sum })),
    ]),
    { type: 'repack', column: 0 },
    { type: 'repack', column: 1 },
    ...TROPHIES.map((trophy): Move => ({ type: 'claim', trophy })),
    ...(['decline', 'keep', 'sell', 'pass'] as const).map((type): Move => ({ type })),
    ...TILES.flatMap((give): readonly Move[] => [
      { type: 'preempt', give },
      ...[0, 3, aside.length - 1, aside.length].map((take): Move => ({ type: 'recycle', give, take })),
    ]),
  ];
};

/** Whether a view allows a move. */
const allows = ({ may, seats }: View, seat: number, move: Move): boolean => {
  const isHere = (spot: { seller: number; column: number }) =>
    'seller' in move && spot.seller === move.seller && spot.column === move.column;
  const choice = may.choose?.find(isHere);
  switch (move.type) {
    case 'deal':
      return false;
    case 'offer':
      return allowsOffer(may, seats[seat]?.hand.flatMap(({ tile }) => tile ?? []) ?? [], move);
    case 'buy':
      return choice?.buy?.payable === true;
    case 'bank':
      return choice?.bank !== undefined;
    case 'bid':
      return choice?.bid !== undefined && move.sum >= choice.bid.least && move.sum <= choice.bid.most;
    case 'repack':
      return may.repack?.includes(move.column) === true;
    case 'claim':
      return may.claim?.includes(move.trophy) === true;
    case 'decline':
      return may.claim !== undefined;
    case 'keep':
      return may.answer?.keep === true;
    case 'sell':
      return may.answer !== undefined;
    case 'recycle':
      return may.recycle?.give.includes(move.give) === true && may.recycle.take.includes(move.take);
    case 'preempt':
      return may.preempt?.give.includes(move.give) === true;
    case 'reserve':
      return may.reserve?.some(isHere) === true;
    case 'spy':
      return may.spy?.some(isHere) === true;
    case 'pass':
      return may.pass === true;
  }
};

const allowsOffer = (
  { offer }: View['may'],
  hand: readonly string[],
  { stall }: Extract<Move, { type: 'offer' }>,
): boolean => {
  const [left, right] = stall;
  if (!offer || !left || !right) return false;
  const rest = hand.toSpliced(hand.indexOf(left.tile), 1);
  if (!hand.includes(left.tile) || !rest.includes(right.tile)) return false;
  const isIn = (sum: number, range: Range | undefined) =>
    range !== undefined && sum >= range.least && sum <= range.most;
  if (left.price === 'token') return right.price !== 'token' && isIn(right.price, offer.besideToken);
  if (right.price === 'token') return isIn(left.price, offer.besideToken);
  return isIn(left.price, offer.price) && isIn(right.price, offer.price) && isIn(left.price + right.price, offer.sum);
};

/** FC22: spying on a known tile is legal, but views do not propose it. */
const isKnown = ({ seats }: View, seat: number, move: Move): boolean =>
  move.type === 'spy' && seats[seat]?.token === 'active' && seats[move.seller]?.stall[move.column]?.tile !== undefined;

/** Moves about which view and rules disagree. */
const disagreements = (state: State, seat: number): readonly string[] => {
  const view = rules.view(state, seat);
  return candidates(state, seat).flatMap((move) => {
    const taken = rules.apply(state, does(seat, move)).ok;
    const agreed = taken === allows(view, seat, move) || (taken && isKnown(view, seat, move));
    return agreed ? [] : [`seat ${seat}, ${JSON.stringify(move)}: ${taken ? 'taken' : 'refused'}`];
  });
};

const WALKS = POWERS.flatMap((power) => [2, 3, 5].map((seats): Walk => ({ power, seats, seed: `${power} ${seats}` })));

describe('FC34: views allow exactly the legal moves', () => {
  test.each(WALKS)('$power with $seats players', (walk) => {
    const states = [...randomWalk(walk)]
      .map(({ state }) => state)
      .filter((state) => rules.outcome(state) === undefined);
    const some = states.filter((_, ply) => ply % 3 === 0);
    expect(some.flatMap((state) => seatsOf(walk.seats).flatMap((seat) => disagreements(state, seat)))).toEqual([]);
    expect(new Set(some.map(({ stage }) => stage.type)).size).toBeGreaterThan(2);
  });
});
