import type { TimeControl } from '@sesame/protocol';
import type { Texts } from '../../locales/en.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

export const NO_CLOCK: TimeControl = { kind: 'none', perMove: 0, bank: 0 };

/** A duration in its largest whole unit: "30 s", "10 min", "3 days". */
export const durationText = ({ clock }: Texts, seconds: number): string => {
  if (seconds >= DAY_S) return clock.days(Math.floor(seconds / DAY_S));
  if (seconds >= HOUR_S) return clock.h(Math.floor(seconds / HOUR_S));
  if (seconds >= MINUTE_S) return clock.min(Math.floor(seconds / MINUTE_S));
  return clock.s(Math.max(0, Math.floor(seconds)));
};

export const timeControlText = (texts: Texts, { kind, perMove, bank }: TimeControl): string => {
  if (kind === 'none') return texts.clock.none;
  const [move, each] = [durationText(texts, perMove), durationText(texts, bank)];
  if (bank === 0) return texts.clock.perMove(move);
  return perMove === 0 ? texts.clock.perPlayer(each) : texts.clock.both(each, move);
};

/** A time control within a sentence, after a comma. */
export const inlineTimeControlText = (texts: Texts, pace: TimeControl): string =>
  pace.kind === 'none' ? texts.clock.none.toLowerCase() : timeControlText(texts, pace);
