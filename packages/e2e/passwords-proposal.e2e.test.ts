import type { View } from '@sesame/passwords/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { connectAsPage, connectAsPlayer, matchIdOf, type Player } from './player-connection.ts';
import { useServer } from './use-server.ts';

const server = useServer();

const viewOf = (player: Player) => player.matchState()?.view as View | undefined;

/** Folder for pictures of both screens; none are taken if it is not set. */
const { SESAME_PICTURES: pictures } = process.env;
const picture = async (page: Page, name: string) => {
  if (pictures !== undefined) await page.screenshot({ path: `${pictures}/${name}.png` });
};

test('a word that is not in the dictionary counts once the other player has allowed it', async () => {
  const ann = await server.openPage({ viewport: { width: 1280, height: 800 } });
  await ann.goto('/');
  const host = await connectAsPage(ann, server.url);
  const table = await host.api.openTable({ body: { game: 'passwords', seats: 2, open: true } });
  host.connection.close();
  if (!table.ok) throw new Error(table.error.message);
  const bo = await server.openPage({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });
  await bo.goto(`/tables/${table.value.id}`);
  await bo.getByRole('button', { name: 'Sit down' }).click();
  await bo.waitForURL('**/matches/*');
  await ann.goto(`/matches/${matchIdOf(bo)}`);
  const players = [await connectAsPlayer(ann, server.url), await connectAsPlayer(bo, server.url)];
  await expect.poll(() => viewOf(players[0] as Player)?.turn).toBeDefined();

  // Each asks once; who begins is drawn.
  for (const round of ['first', 'second']) {
    const { turn = 0, circle = [], turns = [] } = viewOf(players[0] as Player) ?? {};
    const [asker, other] = turn === 0 ? [ann, bo] : [bo, ann];
    const word = `${circle.find((safe) => safe !== null)?.letter.toLowerCase()}${round === 'first' ? 'ubtrix' : 'olnavy'}`;
    await asker.getByRole('textbox', { name: 'Your word' }).fill(word);
    await asker.getByRole('button', { name: 'Ask the others' }).click();
    await picture(asker, `${round}-asking`);
    await asker.getByRole('button', { name: 'Ask? A no loses your turn' }).click();
    await other.getByText(`asks: does ${word.toUpperCase()} count?`).first().waitFor();
    await picture(other, `${round}-asked`);
    await picture(asker, `${round}-waiting`);
    if (other === ann) {
      await other.getByRole('button', { name: 'Allow word' }).press('Enter');
    } else await other.getByRole('button', { name: 'Allow word' }).tap();
    await asker.getByRole('button', { name: 'Play word' }).click();
    await expect
      .poll(() => viewOf(players[0] as Player)?.turns.at(turns.length))
      .toMatchObject({
        type: 'password',
        seat: turn,
        word,
      });
    await picture(other, `${round}-played`);
    await expect.poll(() => viewOf(players[0] as Player)?.turn).toBeDefined();
  }
  for (const player of players) player.stop();
});
