import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFixture, type Fixture } from './fixture.ts';
import { digestState } from './state-digest.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createFixture();
});
afterAll(() => fixture.close());

const changedBy = async (act: () => Promise<unknown>): Promise<readonly string[]> => {
  const before = await digestState(fixture);
  await act();
  const after = await digestState(fixture);
  return Object.keys(after).filter((name) => before[name] !== after[name]);
};

test('an outage credited to all clocks is not a change', async () => {
  const { keyValues } = fixture.services.store;
  const credit = async () => {
    const previous = (await keyValues.get('alive_at')) ?? '';
    const value = String(fixture.services.now());
    return keyValues.creditDowntime(60_000, { key: 'alive_at', previous, value, credited: 'credited_at' });
  };
  // Until no heartbeat comes in between.
  expect(await changedBy(() => expect.poll(credit).toBe(true))).toEqual([]);
});

test('one player who is muted is a change', async () => {
  const { store, now, beatAndWrite } = fixture.services;
  const mute = () => store.moderation.muteForAll({ player: fixture.eve.id, until: now() + 60_000, note: '' });
  expect(await changedBy(() => beatAndWrite(mute))).not.toEqual([]);
});
