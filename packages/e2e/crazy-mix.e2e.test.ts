import { SIDES, type View, whereIs } from '@sesame/crazy-mix/rules';
import { expect, test } from 'vitest';
import { connectAsPlayer, matchIdOf, type Player } from './player-connection.ts';
import { openBotMatch } from './start-bot-match.ts';
import { useServer } from './use-server.ts';

const server = useServer();

/** Resolves with the view as soon as it is such a one. */
const untilView = async (player: Player, isReached: (view: View) => boolean): Promise<View> =>
  (await player.until(({ view }) => isReached(view as View))).view as View;

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
  await untilView(player, ({ may }) => may.take === undefined);
};

test('a match without a clock is played to the end, by mouse and by keys', async () => {
  const page = await server.openPage();
  await openBotMatch(page, { game: 'crazy-mix', bots: ['dawdler'], options: { untimed: true, pad: true } });
  const player = await connectAsPlayer(page, server.url);
  const isOver = () => player.matchState()?.outcome !== undefined;
  const start = page.getByRole('button', { name: 'Start my round' });
  for (let round = 1; !isOver(); round++) {
    await untilView(player, ({ may }) => may.open === true);
    await start.click();
    const view = await untilView(player, ({ may }) => may.point === true);
    await (round % 2 === 1 ? pointByMouse(player, view) : pointByKeys(player, view));
    const { rounds } = await untilView(player, ({ may, rounds }) => rounds.length === round && (may.open || isOver()));
    expect(rounds.at(-1)?.tries.find(({ seat }) => seat === 0)).toMatchObject({ right: true });
  }
  await page.getByRole('button', { name: 'Play again' }).waitFor();
  const record = await page.evaluate(
    async (match) => (await fetch(`/api/matches/${match}/record`)).json(),
    matchIdOf(page),
  );
  expect(record.outcome.scores).toHaveLength(2);
  player.stop();
});

test('a mouse player and a keyboard player win races', async () => {
  const ann = await server.openPage();
  await ann.goto('/');
  await ann.getByRole('button', { name: 'Crazy Mix' }).first().click();
  await ann.getByRole('button', { name: 'Invite a friend' }).click();
  await ann.getByText('Custom').click();
  await ann.getByRole('dialog').getByText('Point by properties').click();
  await ann.getByRole('button', { name: 'Open table' }).click();

  const bo = await server.openPage();
  await bo.goto(await ann.getByRole('textbox', { name: 'Link to this table' }).inputValue());
  await bo.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([ann.waitForURL('**/matches/*'), bo.waitForURL('**/matches/*')]);
  const players = [await connectAsPlayer(ann, server.url), await connectAsPlayer(bo, server.url)] as const;
  for (const [seat, player] of players.entries()) {
    const round = seat + 1;
    // At the start, and after the Crazy Mix card has come up.
    for (const one of players) {
      const { may } = await untilView(one, ({ may }) => may.ready === true || may.point === true);
      if (may.ready) await one.page.getByRole('button', { name: 'I’m ready' }).click();
    }
    const view = await untilView(player, (view) => view.may.point === true && view.round === round);
    await (seat === 0 ? pointByMouse(player, view) : pointByKeys(player, view));
    const decided = await untilView(player, ({ rounds }) => rounds.length === round);
    expect(decided.rounds.at(-1)?.winner).toBe(seat);
    if (decided.may.take !== undefined) await takeCards(player, decided);
  }

  // The log shows the timing receipts.
  await bo.getByRole('tab', { name: 'Log' }).click();
  await bo.locator('.receipt').first().click();
  await bo.getByText('Reached the server after').first().waitFor();
  for (const player of players) player.stop();
});

test('against a bot, no round starts behind the open manual', async () => {
  const page = await server.openPage();
  await openBotMatch(page, { game: 'crazy-mix', bots: ['dawdler'] });
  const player = await connectAsPlayer(page, server.url);
  await page.getByRole('button', { name: 'I’m ready' }).click();
  await page.getByText('get ready').first().waitFor();
  await page.getByRole('button', { name: 'Manual' }).click();
  await page.getByRole('dialog').waitFor();
  // Nothing starts without a player who is ready: no time is set for it any more.
  const view = await untilView(player, ({ may }) => may.ready === true);
  expect(view.startsAt).toBeUndefined();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'I’m ready' }).waitFor();
  expect(await page.locator('.mix.in-ready').count()).toBe(1);
  player.stop();
});
