import type { PhotoFinish } from '@sesame/protocol';
import { expect, test } from 'vitest';
import { photoFinishTexts } from '../../../locales/photo-finish/texts.ts';
import { receiptWords } from './receipt-words.ts';

const say = photoFinishTexts.en;
type Claim = PhotoFinish['racers'][number]['claims'][number];
const RECEIPT = {
  ...{ credited: 300, claimed: 290, arrived: 350, waited: 0, decision: 'alone', inhuman: false },
  trip: { low: 20, trusted: 30, high: 40 },
} as unknown as NonNullable<Claim['receipt']>;
const words = (more: Partial<typeof RECEIPT>, isBot = false) => {
  const { claimed, ...rest } = { ...RECEIPT, ...more };
  const receipt = { ...rest, ...(claimed !== undefined && { claimed }) };
  return receiptWords({ time: 300, right: true, receipt } as Claim, say, isBot);
};
const trip = say.trip(20, 40);

test('a claim tells how it was timed: by its screen, its arrival, the server, or too late', () => {
  expect(words({})).toBe(say.claimed(300, 290, trip));
  expect(words({ claimed: undefined } as object)).toBe(say.unclaimed(300, 350, trip));
  expect(words({}, true)).toBe(say.bot(300));
  expect(receiptWords({ time: 412, right: true }, say, false)).toBe(say.late(412));
});

test.each([
  ['held', { waited: 1 }, say.held(1)],
  ['ahead', { decision: 'time' }, say.byTime],
  ['too close to call', { decision: 'arrival' }, say.byArrival],
  ['too fast', { inhuman: true }, say.inhuman],
] as const)('a claim that was %s says so, and no other does', (_, more, sentence) => {
  expect(words(more)).toBe(`${words({})} ${sentence}`);
});
