import { expect, test } from 'vitest';
import { findViolations } from '../accessibility.ts';
import { type ByEar, listenTo } from '../by-ear.ts';
import { PHONE } from '../test-server.ts';
import { useServer } from '../use-server.ts';

const server = useServer();

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

interface Task {
  /** What the focus was moved to. */
  readonly focus: RegExp;
  /** The button to press. While the last move is on its way the focus is on the title, and the button disabled. */
  readonly button?: RegExp;
  readonly act: (ear: ByEar) => Promise<void>;
}

const choice = (focus: RegExp, button: RegExp): Task => ({ focus, button, act: (ear) => ear.press('button', button) });

const TASKS: readonly Task[] = [
  { focus: /button "Pick up/, act: makeOffer },
  { focus: /button ".*claimed as \d+/, act: bank },
  choice(/heading "Claim/, /^Claim /),
  choice(/heading "Take back/, /^(Left|Right): /),
  { focus: /heading "(Victory|Defeat|Draw)"/, act: async () => {} },
];

const act = async (ear: ByEar): Promise<void> => {
  let task: Task | undefined;
  await expect
    .poll(async () => {
      const focused = await ear.focused();
      const found = TASKS.find(({ focus }) => focus.test(focused));
      task = found?.button && !(await ear.has('button', found.button)) ? undefined : found;
      return task;
    })
    .toBeDefined();
  await task?.act(ear);
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
});
