import type { PhotoFinish } from '@sesame/protocol';
import type { photoFinishTexts } from '../../../locales/photo-finish/texts.ts';

type Claim = PhotoFinish['racers'][number]['claims'][number];
type Words = (typeof photoFinishTexts)['en'];

/** How a claim got its time and its place, in sentences. */
export const receiptWords = ({ time, receipt }: Claim, say: Words, isBot: boolean): string => {
  if (receipt === undefined) return say.late(time);
  const { credited, claimed, arrived, waited, decision, inhuman } = receipt;
  const trip = say.trip(receipt.trip.low, receipt.trip.high);
  const measured =
    claimed === undefined ? say.unclaimed(credited, arrived, trip) : say.claimed(credited, claimed, trip);
  return [
    isBot ? say.bot(credited) : measured,
    waited > 0 && say.held(waited),
    decision === 'time' && say.byTime,
    decision === 'arrival' && say.byArrival,
    inhuman && say.inhuman,
  ]
    .filter(Boolean)
    .join(' ');
};
