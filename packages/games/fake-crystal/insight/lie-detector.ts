import type { Seat } from '@sesame/kernel';
import {
  type Claim,
  COLUMNS,
  type Colour,
  KINDS,
  type Kind,
  type Spot,
  type Trade,
  type View,
} from '../rules/state.ts';
import { FACES } from '../rules/tiles.ts';

/** The value that a claim stands for, by the face of a tile. */
const CLAIM_OF: Readonly<Record<Kind, Claim | undefined>> = { 1: 6, 2: 12, 3: 18, f: undefined };

/** What everybody saw of a dealer: how many claims were revealed, and how many of them were true. */
export interface PublicRecord {
  readonly claims: number;
  readonly honest: number;
}

export const recordOf = (trades: readonly Trade[], seller: Seat): PublicRecord => {
  const own = trades.filter((trade) => trade.seller === seller);
  return { claims: own.length, honest: own.filter(({ tile, claim }) => CLAIM_OF[FACES[tile].kind] === claim).length };
};

/** What the back of a tile tells, with everything that the viewer has seen: shares from 0 to 1. */
export interface Odds {
  /** Worth what is claimed, or more. */
  readonly worthIt: number;
  readonly fake: number;
}

export const oddsOf = (unseen: View['unseen'], colour: Colour, claim: Claim): Odds | undefined => {
  const counts = unseen[colour];
  const all = KINDS.reduce((sum, kind) => sum + counts[kind], 0);
  if (all === 0) return undefined;
  const good = KINDS.reduce((sum, kind) => ((CLAIM_OF[kind] ?? 0) >= claim ? sum + counts[kind] : sum), 0);
  return { worthIt: good / all, fake: counts.f / all };
};

/** An offer whose face the viewer does not know. */
export interface DoubtfulOffer extends Spot {
  readonly colour: Colour;
  readonly claim: Claim;
  readonly odds: Odds | undefined;
}

export const doubtfulOffers = (view: View, viewer: Seat | undefined): readonly DoubtfulOffer[] =>
  view.seats.flatMap(({ stall }, seller) =>
    COLUMNS.flatMap((column) => {
      const offer = stall[column];
      if (offer === null || offer.tile !== undefined || seller === viewer) return [];
      const { colour, claim } = offer;
      return [{ seller, column, colour, claim, odds: oddsOf(view.unseen, colour, claim) }];
    }),
  );
