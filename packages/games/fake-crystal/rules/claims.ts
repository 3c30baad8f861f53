import { ok, refuse, type Seat } from '@sesame/kernel';
import { type Applied, toAll } from './flow.ts';
import { goOn } from './go-on.ts';
import { claimable } from './legal.ts';
import { sideOf, withSide } from './sides.ts';
import type { Joined, State, Trophy } from './state.ts';
import { PRIZES } from './trophies.ts';

/** FC15: claims one of the trophies that the new tile makes possible. */
export const claim = (state: State, seat: Seat, trophy: Trophy): Applied => {
  const asked = askedOf(state, seat);
  if (asked === undefined) return refuse('no-claim', 'There is no trophy for you to claim right now.');
  if (!claimable(state, asked.joined).includes(trophy)) return refuse('not-claimable', whyNot(state, asked, trophy));
  const side = sideOf(state, seat);
  const next = withSide(state, seat, { ...side, trophies: [...side.trophies, trophy] });
  return ok(goOn(next, asked, [toAll({ type: 'claimed', seat, trophy })]));
};

/** FC18: declines, to wait for a better trophy. */
export const decline = (state: State, seat: Seat): Applied => {
  const asked = askedOf(state, seat);
  if (asked === undefined) return refuse('no-claim', 'There is no trophy for you to decline right now.');
  return ok(goOn(state, asked, [toAll({ type: 'declined', seat, colour: asked.joined.colour })]));
};

interface Asked {
  readonly by: Seat;
  /** The tile that makes a claim possible. */
  readonly joined: Joined;
  /** Claims still to be decided after this one. */
  readonly rest: readonly Joined[];
}

const askedOf = ({ stage }: State, seat: Seat): Asked | undefined => {
  if (stage.type !== 'claim') return undefined;
  const [joined, ...rest] = stage.joined;
  return joined?.seat === seat ? { by: stage.by, joined, rest } : undefined;
};

const whyNot = ({ seats }: State, { joined }: Asked, trophy: Trophy): string => {
  if (PRIZES[trophy].colour !== joined.colour) return 'That trophy does not have the colour of your new tile.';
  return seats.some(({ trophies }) => trophies.includes(trophy))
    ? 'That trophy has already been claimed.'
    : 'Your collection does not meet the condition of that trophy.';
};
