import { expect, test } from 'vitest';
import { makeMessageNotification } from './message-notification.ts';

type Deps = Parameters<typeof makeMessageNotification>[0];

/** Who is told that Bo has written to Ann. */
const tell = async ({ isOnline = false, browsers = 1, muted = [] as readonly string[], limited = '' } = {}) => {
  const sent: unknown[] = [];
  const deps = {
    store: {
      notifications: { ofPlayer: async () => Array(browsers).fill({}) },
      moderation: { mutedBy: async () => muted.map((id) => ({ id })) },
    },
    presence: { isOnline: () => isOnline },
    push: {
      send: async (to: string, message: (locale: 'en') => object, options: object) =>
        void sent.push(to, message('en'), options),
    },
    makeRateLimiter: () => ({ consume: async (key: string) => (key === limited ? 5 : undefined) }),
  };
  await makeMessageNotification(deps as unknown as Deps)({ to: 'ann', from: 'bo', name: 'Bo' });
  return sent;
};

test('a friend without an open page is told who has written, and not what', async () => {
  expect(await tell()).toEqual([
    'ann',
    { title: 'Bo wrote to you', body: 'Open the message.', lang: 'en', path: '/friends/bo', tag: 'talk bo' },
    { ttl: 86_400, urgency: 'normal', topic: 'bo' },
  ]);
});

test('nobody is told who looks, has no browser to tell, was told before, or has muted the friend', async () => {
  const told = [{ isOnline: true }, { browsers: 0 }, { limited: 'ann bo' }, { muted: ['cleo', 'bo'] }].map(tell);
  expect(await Promise.all(told)).toEqual([[], [], [], []]);
  expect(await tell({ muted: ['cleo'], limited: 'bo ann' })).toHaveLength(3);
});
