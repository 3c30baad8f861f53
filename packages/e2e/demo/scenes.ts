import type { View as CrystalCodeView } from '@sesame/crystal-code/rules';
import type { Page } from 'playwright-core';
import { countFitting, crystal, fitting, guess, hide, readRows } from '../play-crack-the-code.ts';
import { findJoints, joinTiles } from '../play-crystal-code.ts';
import { makeOffer } from '../play-fake-crystal.ts';
import { prompt } from '../prompt.ts';
import type { TestServer } from '../test-server.ts';
import { type Frame, startFilm } from './film.ts';
import { startMatch, viewOf } from './match.ts';

/** Cracks the code of a bot: the guesses up to the last one are played off camera. */
export const filmCrackTheCode = async (server: TestServer, frames: Frame[]): Promise<void> => {
  for (;;) {
    const page = await startMatch(server, { game: 'crack-the-code', bots: ['random'] });
    const code = await playUntilCertain(page);
    // The bot was faster, or the code was found early: too little to see. Try again.
    if (code === undefined) {
      await page.context().close();
      continue;
    }
    const film = await startFilm(page, frames, { x: 500, y: 600 });
    await film.hold(600);
    for (const letter of code) await film.click(crystal(page, letter));
    await film.click(page.getByRole('button', { name: 'Guess', exact: true }));
    await film.hold(1_500);
    await page.context().close();
    return;
  }
};

/** How many guesses a film should show above the last one. */
const MIN_GUESSES = 4;

/** Guesses until one code is left, and returns it: undefined if the match ended before, or there is too little to see. */
const playUntilCertain = async (page: Page): Promise<string | undefined> => {
  await hide(page, 'rpygb');
  const over = page.getByRole('button', { name: 'Play again' });
  for (let made = 0; ; made++) {
    await prompt(page, `make guess ${made + 1} of`)
      .or(over)
      .first()
      .waitFor();
    if (await over.isVisible()) return undefined;
    const rows = await readRows(page.getByRole('region', { name: 'Your guesses' }));
    if (countFitting(rows) === 1) return made < MIN_GUESSES ? undefined : fitting(rows);
    await guess(page, fitting(rows, made));
  }
};

/** Chains five tiles against the hourglass; the first three are joined off camera. */
export const filmCrystalCode = async (server: TestServer, frames: Frame[]): Promise<void> => {
  const page = await startMatch(server, { game: 'crystal-code', bots: ['apprentice'] });
  await page.getByRole('button', { name: 'I’m ready' }).click();
  await page.locator('.xc-tile').first().waitFor();
  const { tiles = [] } = await viewOf<CrystalCodeView>(page);
  const joints = findJoints(tiles);
  for (const joint of joints.slice(0, 2)) await joinTiles(page, joint);
  const film = await startFilm(page, frames, { x: 640, y: 700 });
  await film.hold(500);
  for (const joint of joints.slice(2)) await joinTiles(page, joint, { move: film.glide, press: film.press });
  await film.click(page.getByRole('button', { name: 'Done!' }));
  await film.hold(700);
  await page.context().close();
};

/** Buys a tile and sees whether its claim was honest. */
export const filmFakeCrystal = async (server: TestServer, frames: Frame[]): Promise<void> => {
  const page = await startMatch(server, { game: 'fake-crystal', bots: ['trader', 'searcher'] });
  await prompt(page, 'Make your offer').waitFor();
  await page.getByRole('button', { name: 'Turn hints off' }).click();
  await makeOffer(page);
  await prompt(page, /choose an offer/).waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  const offer = page.getByRole('region', { name: /’s stall$/ }).getByRole('button', { name: /claimed as \d+/ });
  const film = await startFilm(page, frames, { x: 480, y: 420 });
  await film.hold(500);
  await film.click(offer.first());
  await film.hold(700);
  await film.click(page.getByRole('button', { name: /^Buy for/ }).first());
  await film.hold(1_200);
  await page.context().close();
};
