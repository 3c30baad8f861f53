import type { Pace } from '@sesame/protocol';
import type { Texts } from '../../locales/en.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const NO_CLOCK: Pace = { kind: 'none', perMove: 0, bank: 0 };

/** A length of time in its largest whole unit: "30 s", "10 min", "3 days". */
export const spanName = ({ clock }: Texts, seconds: number): string => {
  if (seconds >= DAY) return clock.days(Math.floor(seconds / DAY));
  if (seconds >= HOUR) return clock.h(Math.floor(seconds / HOUR));
  if (seconds >= MINUTE) return clock.min(Math.floor(seconds / MINUTE));
  return clock.s(Math.max(0, Math.floor(seconds)));
};

export const paceName = (words: Texts, { kind, perMove, bank }: Pace): string => {
  if (kind === 'none') return words.clock.none;
  const [move, each] = [spanName(words, perMove), spanName(words, bank)];
  if (bank === 0) return words.clock.perMove(move);
  return perMove === 0 ? words.clock.perPlayer(each) : words.clock.both(each, move);
};

/** A pace amid a line, after a comma. */
export const paceAmid = (words: Texts, pace: Pace): string =>
  pace.kind === 'none' ? words.clock.none.toLowerCase() : paceName(words, pace);
