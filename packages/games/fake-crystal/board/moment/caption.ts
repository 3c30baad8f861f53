import type { Seat } from '@sesame/kernel';
import type { TextContext } from '@sesame/ui';
import type { Event } from '../../rules/state.ts';
import { momentTexts } from './moment-texts.ts';
import type { TradeEvent } from './round-summary.ts';

/** What is happening, without what the tile turns out to be. Undefined for events without a moment. */
export const captionOf = (event: Event, { locale, names }: TextContext): string | undefined => {
  const say = momentTexts[locale];
  const name = (seat: Seat) => names[seat] ?? '';
  switch (event.type) {
    case 'bought':
    case 'banked':
      return say[event.type](name(event.by), name(event.seller), event.price);
    case 'sold':
    case 'kept':
      return say[event.type](name(event.by), name(event.seller), event.sum);
    case 'repacked':
    case 'recycled':
    case 'claimed':
      return say[event.type](name(event.seat));
    case 'saw':
      return say.saw(name(event.seller));
    case 'preempted':
      return say.preempted(name(event.by), name(event.from));
    case 'round':
      return say.roundOver(event.round - 1);
    default:
      return undefined;
  }
};

/** A transaction in the summary of a round. */
export const summaryLine = (event: TradeEvent, { locale, names }: TextContext): string => {
  const say = momentTexts[locale].traded;
  const name = (seat: Seat) => names[seat] ?? '';
  if (event.type === 'repacked') return say.repacked(name(event.seat));
  const sum = event.type === 'bought' || event.type === 'banked' ? event.price : event.sum;
  return say[event.type](name(event.by), name(event.seller), sum);
};
