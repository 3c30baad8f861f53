import { expect, test } from 'vitest';
import { findViolations } from '../accessibility.ts';
import { listenTo } from '../by-ear.ts';
import { fitting, readRows } from '../play-crack-the-code.ts';
import { useServer } from '../use-server.ts';

const server = useServer();

test('plays a match against a bot without seeing it, with the keyboard only', async () => {
  const ear = await listenTo(await server.openPage());
  await ear.page.goto('/');
  await ear.press('button', 'Play Crack the Code');
  await ear.find('dialog').waitFor();
  await ear.press('button', /Level 1(?!\d)/);

  await ear.hears(/^Hide your code: choose 5 crystals/);
  await ear.press('button', 'red');
  await ear.hears(/^Place 1: red, 4 to go\.$/);
  await ear.keys('y', 'b', 'w', 'g', 'Backspace');
  await ear.hears(/^Place 5: empty, 1 to go\.$/);
  await ear.keys('1');
  await ear.hears(/^Place 5: red\. All places are filled\.$/);
  await ear.press('button', 'Hide code');
  await ear.hears(/hid a code/);
  // What comes next is the first crystal of the guess.
  await expect.poll(() => ear.focused()).toBe('- button "red"');

  // Looking at the own code takes a press, not a hold.
  await ear.hears(/Your turn: make guess 1 of 12/);
  await ear.press('button', 'Your code: Show');
  await ear.hears(/^Your code: red, yellow, blue, white, red\.$/);
  await ear.keys('Enter');
  expect(await findViolations(ear.page)).toEqual([]);

  const mine = ear.find('region', 'Your guesses');
  const result = ear.find('heading', /^(Victory|Defeat|Draw)$/);
  for (let attempt = 1; attempt <= 12; attempt++) {
    const turn = ear
      .find('paragraph')
      .filter({ hasText: new RegExp(`make guess ${attempt} of|your last guess: find`) });
    await turn.or(result).first().waitFor();
    if (await result.isVisible()) break;
    await ear.keys(...fitting(await readRows(mine), attempt));
    await ear.press('button', 'Guess');
    const heard = await ear.hears(new RegExp(`guess ${attempt}: .*in the right place`));
    expect(heard).toMatch(/\d in the right place, \d in the wrong place/);
  }
  await expect.poll(() => ear.focused()).toMatch(/heading "(Victory|Defeat|Draw)"/);
  await ear.hears(/You win|wins:|Draw:/);
  expect(await findViolations(ear.page)).toEqual([]);
  await ear.expectNoFaults();

  await ear.press('button', 'Play again');
  await ear.hears(/^Hide your code/);
  await ear.expectNoFaults();
});
