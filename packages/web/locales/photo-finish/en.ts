import type { TraceKind } from '@sesame/kernel';

const times = (count: number, one: string, more: string): string => (count === 1 ? `1 ${one}` : `${count} ${more}`);

export const en = {
  title: 'Photo finish',
  show: 'Show photo finish',
  hide: 'Hide photo finish',
  race: (number: number) => `Race ${number}`,
  previous: 'Previous race',
  next: 'Next race',
  failed: 'The photo finish could not be loaded. Please try again.',
  retry: 'Try again',
  time: (ms: number) => `${(ms / 1000).toFixed(3)} s`,
  first: 'First',
  gap: (ms: number) =>
    `${ms < 0 ? '−' : '+'}${Math.abs(ms) < 1000 ? `${Math.abs(ms)} ms` : `${(Math.abs(ms) / 1000).toFixed(3)} s`}`,
  wrong: 'Wrong',
  noClaim: 'No claim',
  seen: 'picture seen',
  flag: 'claim',
  miss: 'wrong claim',
  line: 'winning time',
  way: 'distance of the pointer from its goal',
  marks: {
    target: 'target reached',
    key: 'key pressed',
    lift: 'tile picked up',
    turn: 'tile turned',
    drop: 'tile laid',
    join: 'tiles in one row',
  } satisfies Record<Exclude<TraceKind, 'pointer'>, string>,
  counted: {
    target: (count: number) => times(count, 'target reached', 'targets reached'),
    key: (count: number) => times(count, 'key pressed', 'keys pressed'),
    lift: (count: number) => times(count, 'tile picked up', 'tiles picked up'),
    turn: (count: number) => times(count, 'turn', 'turns'),
    drop: (count: number) => times(count, 'tile laid', 'tiles laid'),
    join: (count: number) => times(count, 'change of the row', 'changes of the row'),
  } satisfies Record<Exclude<TraceKind, 'pointer'>, (count: number) => string>,
  claimed: (credited: number, claimed: number, trip: string) =>
    `Credited ${credited} ms: the screen reported ${claimed} ms, and the server measured a round trip of ${trip}.`,
  unclaimed: (credited: number, arrived: number, trip: string) =>
    `Credited ${credited} ms: it reached the server after ${arrived} ms, with a round trip of ${trip}.`,
  trip: (low: number, high: number) => (low === high ? `${low} ms` : `${low} to ${high} ms`),
  bot: (credited: number) => `Credited ${credited} ms. A bot, timed on the server.`,
  late: (ms: number) => `Timed by its arrival, after ${ms} ms: the race was already decided.`,
  held: (ms: number) => `Held ${ms} ms for claims that might still arrive.`,
  byTime: 'Decided by time.',
  byArrival: 'Too close to call by time, so the earlier arrival counted.',
  inhuman: 'Too fast for a person: the match is not rated.',
};
