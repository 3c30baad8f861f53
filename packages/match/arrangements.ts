import { ok, type Result, refuse, type Seat, sameJson, viewersOf } from '@sesame/kernel';
import { changeTimeControl } from './clocks-after.ts';
import { countRow } from './hidden-rows.ts';
import type { Position, TimeControlOffer } from './position.ts';
import type { ArrangementRow } from './row.ts';

const NO_OFFER = refuse('no-offer', 'This proposal no longer exists.');
const OVER = refuse('over', 'This match is over.');

/** Whether the match has ended, by its rules or outside of them. */
export const isOver = ({ outcome, end }: Pick<Position, 'outcome' | 'end'>): boolean =>
  outcome !== undefined || end !== undefined;

/** The position after an arrangement. Nobody counts it in the sequence of what they see: boards do not show it. */
export const foldArrangement = (position: Position, row: ArrangementRow): Result<Position> => {
  if (isOver(position)) return OVER;
  const next = arrange(position, row);
  if (!next.ok) return next;
  const hidden = countRow(position.hidden, viewersOf(position.start.seats.length));
  return ok({ ...next.value, seq: row.seq, at: Math.max(position.at, row.at), hidden });
};

const arrange = (position: Position, row: ArrangementRow): Result<Position> => {
  const { offer } = position;
  switch (row.kind) {
    case 'offer': {
      if (offer !== undefined && offer.seat !== row.by)
        return refuse('other-offer', 'Someone else has proposed a time control. Answer that first.');
      const agreed = row.agreed ?? [row.by];
      return ok(withOffer(position, { seat: row.by, pace: row.timeControl, agreed }, row.at));
    }
    case 'agree':
      if (offer === undefined || !sameJson(offer.pace, row.timeControl)) return NO_OFFER;
      return ok(withOffer(position, { ...offer, agreed: withSeat(offer.agreed, row.by) }, row.at));
    case 'withdraw':
      return offer === undefined ? NO_OFFER : ok(withoutOffer(position));
    case 'end':
      return ok({
        ...withoutOffer(position),
        end: { at: row.at, note: row.note, ...(row.outcome !== undefined && { outcome: row.outcome }) },
      });
  }
};

const withSeat = (seats: readonly Seat[], seat: Seat): readonly Seat[] =>
  seats.includes(seat) ? seats : [...seats, seat];

const withoutOffer = ({ offer: _, ...rest }: Position): Position => rest;

/** The proposal, or, as soon as all people agree, the time control that it proposed. Bots always agree. */
const withOffer = (position: Position, offer: TimeControlOffer, at: number): Position => {
  const people = position.start.seats.flatMap(({ bot, isBot }, seat) => (bot === undefined && !isBot ? [seat] : []));
  return people.every((seat) => offer.agreed.includes(seat))
    ? changeTimeControl(withoutOffer(position), { pace: offer.pace, at })
    : { ...position, offer };
};
