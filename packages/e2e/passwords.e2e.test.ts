import { loadLexicon, usedWords, type View } from '@sesame/passwords/rules';
import { bestPlays } from '@sesame/passwords/search';
import { expect, test } from 'vitest';
import { connectAsPlayer, matchIdOf, type Player } from './player-connection.ts';
import { PHONE } from './test-server.ts';
import { useServer } from './use-server.ts';

const server = useServer();

const viewOf = (player: Player) => player.matchState()?.view as View | undefined;

/** The best everyday word for seat 0. */
const goodWord = async ({ circle, turns, seats, options }: View): Promise<string> => {
  const position = { circle, hand: seats[0]?.hand ?? 0, used: usedWords(turns) };
  const [play] = bestPlays(await loadLexicon(options.language), position, { grade: 2 });
  if (play === undefined) throw new Error('no word fits this circle');
  return play.word;
};

test('plays a French match to the end by touch on a phone', async () => {
  const page = await server.openPage({ locale: 'fr', viewport: PHONE, hasTouch: true, isMobile: true });
  const overflowX = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.goto('/learn/passwords');
  await page.getByRole('button', { name: 'Jouer à Mots de passe' }).tap();
  await page.getByRole('dialog').getByRole('button').filter({ hasText: 'Novice' }).tap();
  await page.waitForURL('**/matches/*');
  const player = await connectAsPlayer(page, server.url);
  const field = page.getByRole('textbox', { name: 'Votre mot' });
  const over = page.getByRole('button', { name: 'Rejouer' });

  // Accents are stripped while typing; the dictionary is only checked when the word is played.
  await expect.poll(() => viewOf(player)?.turn).toBe(0);
  const first =
    viewOf(player)
      ?.circle.find((safe) => safe !== null)
      ?.letter.toLowerCase() ?? '';
  await field.fill(`${first}éèàxqz`);
  await expect.poll(() => field.inputValue()).toBe(`${first}eeaxqz`);
  expect(await overflowX()).toBeLessThanOrEqual(0);

  let played = 0;
  for (;;) {
    const { view, outcome } = await player.until(
      ({ view, outcome }) => outcome !== undefined || (view as View).turn === 0,
    );
    if (outcome !== undefined) break;
    await field.fill(await goodWord(view as View));
    await page.getByRole('button', { name: 'Valider' }).tap();
    played += 1;
    await expect.poll(() => viewOf(player)?.turns.filter(({ seat }) => seat === 0).length).toBe(played);
  }
  await over.waitFor();
  expect(await overflowX()).toBeLessThanOrEqual(0);
  expect(viewOf(player)?.options.language).toBe('fr');
  const record = await page.evaluate(
    async (match) => (await fetch(`/api/matches/${match}/record`)).json(),
    matchIdOf(page),
  );
  expect(record.outcome.stones).toHaveLength(2);
  player.stop();
});

test('an invalid word loses the turn, and everyone sees why', async () => {
  const page = await server.openPage();
  await page.goto('/learn/passwords');
  await page.getByRole('button', { name: 'Play Passwords' }).click();
  await page.getByRole('dialog').getByRole('button').filter({ hasText: 'Novice' }).click();
  await page.waitForURL('**/matches/*');
  const player = await connectAsPlayer(page, server.url);
  await expect.poll(() => viewOf(player)?.turn).toBe(0);
  const first =
    viewOf(player)
      ?.circle.find((safe) => safe !== null)
      ?.letter.toLowerCase() ?? '';
  const nonsense = `${first}qqqzzz`;
  await page.getByRole('textbox', { name: 'Your word' }).waitFor();
  await page.keyboard.type(nonsense);
  await page.keyboard.press('Enter');
  await expect.poll(() => viewOf(player)?.turns.findLast(({ seat }) => seat === 0)).toMatchObject({ word: nonsense });
  await page.getByText(nonsense.toUpperCase()).or(page.getByText(nonsense)).first().waitFor();
  await expect.poll(() => viewOf(player)?.turns.length).toBeGreaterThan(1);
  player.stop();
});
