import { sameJson } from '@sesame/kernel';
import type { Pace } from '@sesame/protocol';
import type { Messages } from '../messages/en.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const live = (perMove: number, bank: number): Pace => ({ kind: 'live', perMove, bank });
const correspondence = (days: number): Pace => ({ kind: 'correspondence', perMove: days * DAY, bank: 0 });

/** The paces that tables offer. */
export const PACES: readonly { readonly id: string; readonly pace: Pace }[] = [
  { id: 'none', pace: { kind: 'none', perMove: 0, bank: 0 } },
  { id: 'quick', pace: live(30, 0) },
  { id: 'ten', pace: live(0, 10 * MINUTE) },
  { id: 'day', pace: correspondence(1) },
  { id: 'days', pace: correspondence(3) },
  { id: 'week', pace: correspondence(7) },
];

/** The offered pace that is this one, if any is. */
export const paceId = (pace: Pace): string | undefined => PACES.find((offer) => sameJson(offer.pace, pace))?.id;

/** A length of time in its largest whole unit: "30 s", "10 min", "3 days". */
export const spanName = ({ pace }: Messages, seconds: number): string => {
  if (seconds >= DAY) return pace.days(Math.floor(seconds / DAY));
  if (seconds >= HOUR) return pace.h(Math.floor(seconds / HOUR));
  if (seconds >= MINUTE) return pace.min(Math.floor(seconds / MINUTE));
  return pace.s(Math.max(0, Math.floor(seconds)));
};

export const paceName = (words: Messages, { kind, perMove, bank }: Pace): string => {
  if (kind === 'none') return words.pace.none;
  const [move, each] = [spanName(words, perMove), spanName(words, bank)];
  if (bank === 0) return words.pace.move(move);
  return perMove === 0 ? words.pace.each(each) : words.pace.both(each, move);
};
