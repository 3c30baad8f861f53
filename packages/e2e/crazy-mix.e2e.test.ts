import { SIDES, type View, whereIs } from '@sesame/crazy-mix/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectAsPlayer, matchIdOf, type Player } from './player-connection.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  // The bot takes twice as long, so that the players also win rounds on a busy machine.
  server = await startTestServer({ botTempo: 2 });
});
afterAll(() => server.close());

const viewOf = (player: Player) => player.matchState()?.view as View | undefined;

/** Points at the right half of the target with the mouse. */
const pointByMouse = async ({ page }: Player, view: View): Promise<void> => {
  const { target = 0, symbol } = whereIs(view) ?? {};
  const face = view.targets[target]?.face;
  const half = face?.kind === 'symbols' && symbol !== undefined ? face.symbols.indexOf(symbol) : 0;
  await page.locator(`[data-half="${target} ${half}"]`).click();
};

/** Points with the keys of the four properties, in reverse: the order does not matter. */
const pointByKeys = async ({ page }: Player, view: View): Promise<void> => {
  const { symbol } = whereIs(view) ?? {};
  const [colour = '', shape = '', size, fill = ''] = symbol ?? '';
  const keys =
    symbol === undefined ? [String(view.logo)] : [fill, size === 'B' ? '1' : '2', shape.toLowerCase(), colour];
  await page.locator('.mix-half.open').first().waitFor();
  for (const key of keys) await page.keyboard.press(key);
};

const takeCards = async (player: Player, view: View): Promise<void> => {
  const { count, sides } = view.may.take ?? { count: 0, sides: [] };
  await player.page
    .getByText(/^Press .* cards?/)
    .first()
    .waitFor();
  for (const side of sides.slice(0, count)) await player.page.keyboard.press(String(SIDES.indexOf(side) + 1));
  await expect.poll(() => viewOf(player)?.may.take).toBeUndefined();
};

test('a mouse player, a keyboard player and a bot play Crazy Mix to the end', async () => {
  const ann = await server.openPage();
  await ann.goto('/');
  await ann.getByRole('button', { name: 'Crazy Mix' }).first().click();
  await ann.getByRole('button', { name: 'Invite a friend' }).click();
  await ann.getByText('Custom').click();
  await ann.getByRole('radiogroup', { name: 'Seats' }).getByText('3').click();
  await ann.getByRole('dialog').getByText('Point by properties').click();
  await ann.getByRole('button', { name: 'Open table' }).click();
  await ann.getByRole('button', { name: 'Add bot' }).first().click();
  await ann.getByRole('menuitem', { name: 'Dawdler' }).click();

  const bo = await server.openPage();
  await bo.goto(await ann.getByRole('textbox', { name: 'Link to this table' }).inputValue());
  await bo.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([ann.waitForURL('**/matches/*'), bo.waitForURL('**/matches/*')]);
  const players = [await connectAsPlayer(ann, server.url), await connectAsPlayer(bo, server.url)] as const;

  let pointed = 0;
  while (players[0].matchState()?.outcome === undefined) {
    for (const [n, player] of players.entries()) {
      const view = viewOf(player);
      if (view?.may.ready) {
        await player.page.getByRole('button', { name: 'I’m ready' }).click();
        await expect.poll(() => viewOf(player)?.may.ready).toBeUndefined();
      } else if (view?.may.take !== undefined) await takeCards(player, view);
      else if (view?.may.point && view.round > pointed && view.round % 2 === n) {
        pointed = view.round;
        await (n === 0 ? pointByMouse(player, view) : pointByKeys(player, view));
      }
    }
    await ann.waitForTimeout(50);
  }
  await ann.getByRole('button', { name: 'Play again' }).waitFor();

  const record = await ann.evaluate(
    async (match) => (await fetch(`/api/matches/${match}/record`)).json(),
    matchIdOf(ann),
  );
  const winners = new Set(record.receipts.map(({ ply }: { ply: number }) => record.inputs[ply - 1].by));
  // The bot is in seat 1: it was added before Bo came.
  expect([...winners]).toEqual(expect.arrayContaining([0, 2]));
  expect(record.outcome.scores).toHaveLength(3);

  // The log shows the timing receipts.
  await bo.getByRole('tab', { name: 'Log' }).click();
  await bo.locator('.receipt').first().click();
  await bo.getByText('Reached the server after').first().waitFor();
  for (const player of players) player.stop();
  expect(server.pageErrors).toEqual([]);
}, 180_000);

test('against a bot, no round starts behind the open manual', async () => {
  const page = await server.openPage();
  await page.goto('/learn/crazy-mix');
  await page.getByRole('button', { name: 'Play Crazy Mix' }).click();
  await page.getByRole('dialog').locator('.rival').first().click();
  await page.waitForURL('**/matches/*');
  await page.getByRole('button', { name: 'I’m ready' }).click();
  await page.getByText('get ready').first().waitFor();
  await page.getByRole('button', { name: 'Manual' }).click();
  await page.getByRole('dialog').waitFor();
  // Longer than the cards would have taken to be turned up.
  await page.waitForTimeout(4000);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'I’m ready' }).waitFor();
  expect(await page.locator('.mix.in-ready').count()).toBe(1);
});
