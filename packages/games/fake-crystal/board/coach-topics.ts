import type { Seat } from '@sesame/kernel';
import type { Power, View } from '../rules/state.ts';

/** Hint topics, each shown once. */
export type Topic =
  | 'offer'
  | 'price'
  | 'last-round'
  | 'exchange'
  | 'repack'
  | 'claim'
  | 'blue'
  | 'bid'
  | 'answer'
  | 'preempt'
  | 'recycle'
  | 'reserve'
  | `active-${Power}`;

/** Topics of every first match. */
export const FIRST_TOPICS: readonly Topic[] = ['offer', 'price', 'exchange'];

/** Topics that apply to the current position, most urgent first. */
export const topicsFor = (view: View, seat: Seat): readonly Topic[] => [
  ...decisionTopics(view, seat),
  ...offerTopics(view),
  ...possessionTopics(view, seat),
];

/** The decision the match waits for, and bids on your own turn. */
const decisionTopics = ({ may, active }: View, seat: Seat): readonly Topic[] => {
  if (may.claim) return ['claim'];
  if (may.answer) return ['answer'];
  if (may.preempt) return ['preempt'];
  if (may.recycle) return ['recycle'];
  if (may.reserve && may.pass) return ['reserve'];
  if (may.repack) return ['repack'];
  if (!may.choose || active !== seat) return [];
  return may.choose.some(({ bid }) => bid) ? ['exchange', 'bid'] : ['exchange'];
};

const offerTopics = ({ may, round, rounds }: View): readonly Topic[] => {
  if (!may.offer) return [];
  return round === rounds ? ['offer', 'price', 'last-round'] : ['offer', 'price'];
};

/** An active token and blue tiles. */
const possessionTopics = ({ phase, seats, options }: View, seat: Seat): readonly Topic[] => {
  const side = seats[seat];
  if (side === undefined || (phase !== 'offer' && phase !== 'exchange')) return [];
  const topics: Topic[] = [];
  if (side.token === 'active') topics.push(`active-${options.power}`);
  if (side.collection.blue.count > 0) topics.push('blue');
  return topics;
};
