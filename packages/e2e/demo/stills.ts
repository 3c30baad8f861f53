import type { View as CrystalCodeView } from '@sesame/crystal-code/rules';
import { loadLexicon, type View as PasswordsView, usedWords } from '@sesame/passwords/rules';
import { bestPlays } from '@sesame/passwords/search';
import type { Page } from 'playwright-core';
import { findJoints, joinTiles } from '../play-crystal-code.ts';
import { makeOffer } from '../play-fake-crystal.ts';
import { prompt } from '../prompt.ts';
import type { TestServer } from '../test-server.ts';
import { startMatch, viewOf } from './match.ts';

/** Long enough for every animation to end. */
const SETTLE_MS = 1_500;

const takePicture = async (page: Page): Promise<Buffer> => {
  await page.waitForTimeout(SETTLE_MS);
  const png = await page.screenshot();
  await page.context().close();
  return png;
};

const fakeCrystal = async (server: TestServer): Promise<Buffer> => {
  const page = await startMatch(server, { game: 'fake-crystal', bots: ['trader', 'searcher'] });
  await prompt(page, 'Make your offer').waitFor();
  await page.getByRole('button', { name: 'Turn hints off' }).click();
  await makeOffer(page);
  await prompt(page, /choose an offer/).waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page
    .getByRole('region', { name: /’s stall$/ })
    .getByRole('button', { name: /claimed as \d+/ })
    .first()
    .click();
  return takePicture(page);
};

/** A word is typed, and its path around the circle is drawn. */
const passwords = async (server: TestServer): Promise<Buffer> => {
  const page = await startMatch(server, { game: 'passwords', bots: ['reader', 'reader'] });
  for (let made = 0; ; ) {
    const { turn, circle, turns, seats, options } = await viewOf<PasswordsView>(page);
    if (turn !== 0 || turns.filter(({ seat }) => seat === 0).length < made) {
      await page.waitForTimeout(200);
      continue;
    }
    const position = { circle, hand: seats[0]?.hand ?? 0, used: usedWords(turns) };
    const [play] = bestPlays(await loadLexicon(options.language), position, { grade: 2 });
    if (play === undefined) throw new Error('no word fits this circle');
    await page.getByRole('textbox', { name: 'Your word' }).fill(play.word);
    if (made === 2) return takePicture(page);
    await page.keyboard.press('Enter');
    made += 1;
  }
};

const crazyMix = async (server: TestServer): Promise<Buffer> => {
  const page = await startMatch(server, { game: 'crazy-mix', bots: ['dawdler', 'dawdler'] });
  await page.getByRole('button', { name: 'I’m ready' }).click();
  await page.locator('.mix-half.open').first().waitFor();
  return takePicture(page);
};

/** Three of the five tiles are chained. */
const crystalCode = async (server: TestServer): Promise<Buffer> => {
  const page = await startMatch(server, { game: 'crystal-code', bots: ['apprentice', 'apprentice'] });
  await page.getByRole('button', { name: 'I’m ready' }).click();
  await page.locator('.xc-tile').first().waitFor();
  const { tiles = [] } = await viewOf<CrystalCodeView>(page);
  for (const joint of findJoints(tiles).slice(0, 2)) await joinTiles(page, joint);
  return takePicture(page);
};

/** The still pictures of the README, by the names of their files in docs/. */
export const STILLS: Readonly<Record<string, (server: TestServer) => Promise<Buffer>>> = {
  'fake-crystal': fakeCrystal,
  passwords,
  'crazy-mix': crazyMix,
  'crystal-code': crystalCode,
};
