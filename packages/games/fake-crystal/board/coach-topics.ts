import type { Seat } from '@sesame/kernel';
import type { Power, View } from '../rules/state.ts';

/** What a first match explains, each once. */
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

/** What the moment calls for, the most pressing first. */
export const topicsFor = (view: View, seat: Seat): readonly Topic[] => [
  ...decisionTopics(view, seat),
  ...offerTopics(view),
  ...possessionTopics(view, seat),
];

/** What the match waits for, and what else may be done on the own turn. */
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

/** What has come to lie before the seat. */
const possessionTopics = ({ phase, seats, options }: View, seat: Seat): readonly Topic[] => {
  const side = seats[seat];
  if (side === undefined || (phase !== 'offer' && phase !== 'exchange')) return [];
  const topics: Topic[] = [];
  if (side.token === 'active') topics.push(`active-${options.power}`);
  if (side.collection.blue.count > 0) topics.push('blue');
  return topics;
};
