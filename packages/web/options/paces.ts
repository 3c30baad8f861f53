import type { Pace } from '@sesame/protocol';
import type { Messages } from '../messages/en.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const NO_CLOCK: Pace = { kind: 'none', perMove: 0, bank: 0 };

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

/** A pace amid a line, after a comma. */
export const paceAmid = (words: Messages, pace: Pace): string =>
  pace.kind === 'none' ? words.pace.none.toLowerCase() : paceName(words, pace);
