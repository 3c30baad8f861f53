import { afterAll, beforeAll, expect, test } from 'vitest';
import { findViolations } from './accessibility.ts';
import { type ByEar, listenTo } from './by-ear.ts';
import { PHONE, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Lays out two tiles. Every step moves the focus to the next one: hand, place, price, confirm. */
const makeOffer = async (ear: ByEar): Promise<void> => {
  for (const side of ['Left', 'Right']) {
    await expect.poll(() => ear.focused()).toMatch(/button "Pick up/);
    await ear.keys('Enter');
    await expect.poll(() => ear.focused()).toContain(`${side} column, claim 18: empty`);
    await ear.keys('ArrowDown', 'Enter');
    await ear.hears(new RegExp(`^${side} column, claim 12: .*, price \\d`));
  }
  await expect.poll(() => ear.focused()).toMatch(/(Lower|Raise) (left|right) price/);
  for (let tabs = 0; tabs < 8 && !(await ear.focused()).includes('Make offer'); tabs++) await ear.keys('Tab');
  expect(await ear.focused()).toContain('Make offer');
  await ear.keys('Enter');
};

/** Banks the offer that has the focus. */
const bank = async (ear: ByEar): Promise<void> => {
  await ear.keys('Enter');
  await expect.poll(() => ear.focused()).toMatch(/heading ".*claimed as \d+/);
  await ear.press('button', /^Bank /);
};

/** What to do, by what the focus was moved to. */
const TASKS: readonly (readonly [RegExp, (ear: ByEar) => Promise<void>])[] = [
  [/button "Pick up/, makeOffer],
  [/button ".*claimed as \d+/, bank],
  [/heading "Claim/, (ear) => ear.press('button', /^Claim /)],
  [/heading "Take back/, (ear) => ear.press('button', /^(Left|Right): /)],
  [/heading "(Victory|Defeat|Draw)"/, async () => {}],
];

const act = async (ear: ByEar): Promise<void> => {
  const taskOf = async () => {
    const focused = await ear.focused();
    return TASKS.find(([focus]) => focus.test(focused));
  };
  await expect.poll(taskOf).toBeDefined();
  await (await taskOf())?.[1](ear);
};

test('plays a match against a bot without seeing it, on a phone with a keyboard', async () => {
  const ear = await listenTo(await server.openPage({ viewport: PHONE }));
  await ear.page.goto('/learn/fake-crystal');
  await ear.press('button', 'Play Fake Crystal');
  await ear.find('dialog').waitFor();
  await ear.press('button', /Level 1(?!\d)/);
  await ear.hears(/^Make your offer: two tiles/);
  await ear.find('button', /^Pick up/).focus();

  const result = ear.find('heading', /^(Victory|Defeat|Draw)$/);
  for (let moves = 0; moves < 60 && !(await result.isVisible()); moves++) {
    await act(ear);
    if (moves === 1) expect(await findViolations(ear.page)).toEqual([]);
  }
  await expect.poll(() => ear.focused()).toMatch(/heading "(Victory|Defeat|Draw)"/);
  expect(await findViolations(ear.page)).toEqual([]);
  await ear.expectNoFaults();
  expect(server.pageErrors).toEqual([]);
});
