import { VACATION_DAYS_PER_YEAR } from '@sesame/protocol';
import { expect, test } from 'vitest';
import { openStore } from '../../store/open-store.ts';
import { makeTestDatabase } from '../../tests/test-database.ts';
import { makeVacations } from './vacations.ts';

test('takes exactly the requested days, however slow the server is', async () => {
  const place = await makeTestDatabase();
  const store = await openStore(place, { committed: () => {}, failed: () => {} });
  let clock = Date.UTC(2026, 4, 1);
  // Time passes with every reading.
  const now = () => clock++;
  const vacations = makeVacations({ store, matches: { reloadAmendments: async () => {} }, now });
  expect(await vacations.start('ann', 5)).toMatchObject({ ok: true, value: { left: VACATION_DAYS_PER_YEAR - 5 } });
  await store.close();
  await place.clear();
});
