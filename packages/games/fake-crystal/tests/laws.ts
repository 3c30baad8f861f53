import type { Law } from '@sesame/testkit';
import { type Event, type Move, type Options, rules, type State } from '../rules/index.ts';
import { claimable, isExchange } from '../rules/legal.ts';
import { BAG } from '../rules/tiles.ts';
import { PRIZES } from '../rules/trophies.ts';
import { turnsLeft } from '../rules/turns.ts';

const offersOf = ({ seats }: State) =>
  seats.flatMap(({ stall }) => stall.flatMap((offer) => (offer === null ? [] : [offer])));

const creditsOf = (state: State): number => {
  const stakes = offersOf(state).map(({ price }) => (price === 'token' ? 0 : price));
  const bids = state.stage.type === 'answer' ? [state.stage.bid.sum] : [];
  return [...state.seats.map(({ purse }) => purse), ...stakes, ...bids].reduce((sum, one) => sum + one, 0);
};

const tilesOf = (state: State) =>
  [
    ...state.seats.flatMap(({ hand, reserve, collection }) => [...hand, ...reserve, ...collection]),
    ...offersOf(state).map(({ tile }) => tile),
    ...state.aside.filter((tile) => tile !== null),
    ...state.gone,
  ].toSorted();

const TILES = JSON.stringify(BAG.toSorted());

const reservationsOf = (state: State) => offersOf(state).flatMap(({ reservedBy }) => reservedBy ?? []);

/** Invariants that hold at every ply of every match. */
export const LAWS: readonly Law<State, Move, Options, Event>[] = [
  {
    name: 'FC7: purses, stakes and bids add up to 35 per player',
    holds: (state) => creditsOf(state) === 35 * state.seats.length,
  },
  { name: 'FC6: no purse is overdrawn', holds: ({ seats }) => seats.every(({ purse }) => purse >= 0) },
  {
    name: 'FC2: all 68 tiles are present',
    holds: (state) => state.stage.type === 'deal' || JSON.stringify(tilesOf(state)) === TILES,
  },
  {
    name: 'FC8: offers left equal transactions left',
    holds: (state) =>
      !isExchange(state) ||
      (offersOf(state).length === 2 * state.seats.length - state.turn &&
        offersOf(state).length === state.seats.reduce((sum, _, seat) => sum + turnsLeft(state, seat), 0)),
  },
  {
    name: 'FC12: a round empties all stalls',
    holds: (state, { before }) =>
      before?.round === state.round
        ? state.stage.type !== 'over' || offersOf(state).length === 0
        : offersOf(state).length === 0,
  },
  {
    name: 'FC13: hands have four tiles before an offer and two after',
    holds: ({ seats, stage }) =>
      stage.type === 'deal' ||
      seats.every(({ hand, stall }) => hand.length === (stage.type === 'offers' && stall[0] === null ? 4 : 2)),
  },
  {
    name: 'FC15: every trophy has one owner, and nobody has two of a colour',
    holds: ({ seats }) => {
      const all = seats.flatMap(({ trophies }) => trophies);
      const colours = seats.map(({ trophies }) => trophies.map((trophy) => PRIZES[trophy].colour));
      return new Set(all).size === all.length && colours.every((own) => new Set(own).size === own.length);
    },
  },
  {
    name: 'FC18: the match only waits for possible claims',
    holds: (state) =>
      state.stage.type !== 'claim' ||
      state.stage.joined.slice(0, 1).every((joined) => claimable(state, joined).length > 0),
  },
  {
    name: 'FC19: a seat without fakes has an inactive token (except with the recycler)',
    holds: ({ seats, options }) =>
      options.power === 'recycler' ||
      seats.every(({ token, collection }) => token === 'inactive' || collection.some((tile) => tile.endsWith('f'))),
  },
  {
    name: 'FC30: a seat with a reservation has a transaction left for it',
    holds: (state) =>
      reservationsOf(state).every((seat) => state.seats[seat]?.token === 'placed' && turnsLeft(state, seat) > 0) &&
      new Set(reservationsOf(state)).size === reservationsOf(state).length,
  },
  {
    name: 'FC31: the parts of a score add up to it',
    holds: (state) => {
      const outcome = rules.view(state, 'spectator').end?.outcome;
      const sums = outcome?.detail.map(({ trophies, tiles, fakes, credits }) => trophies + tiles + fakes + credits);
      return JSON.stringify(sums) === JSON.stringify(outcome?.scores);
    },
  },
];
