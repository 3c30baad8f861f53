import { greedyPlan, solve, type View } from '@sesame/crystal-code/rules';
import { expect, test } from 'vitest';
import { findJoints, joinTiles } from './play-crystal-code.ts';
import { connectAsPlayer, matchIdOf, type Player } from './player-connection.ts';
import { openBotMatch } from './start-bot-match.ts';
import { useServer } from './use-server.ts';

const server = useServer();

const viewOf = (player: Player) => player.matchState()?.view as View | undefined;

/** Chains the five tiles with the mouse and presses “Done!”. */
const race = async (player: Player, { tiles = [] }: View): Promise<void> => {
  const { page } = player;
  await page.locator('.xc-tile').first().waitFor();
  for (const joint of findJoints(tiles)) await joinTiles(page, joint);
  await page.getByRole('button', { name: 'Done!' }).click();
};

/** Builds the greedy plan: picks every card from the hand and clicks its place. */
const build = async (player: Player, view: View): Promise<void> => {
  const { page } = player;
  const { machine, hand = [], crystals } = view.seats[0] ?? { machine: { cards: [], crystals: 0 }, crystals: 0 };
  const { lay } = greedyPlan({ machine, hand, crystals }, view.round === 9);
  await page.getByRole('button', { name: 'Start building' }).click();
  let left = hand;
  for (const { card, x, y, turn } of lay) {
    await page.locator('.xc-hand .xc-card').nth(left.indexOf(card)).click();
    const place = page.locator(`.xc-place[data-drop="${x} ${y}"]`);
    await place.hover();
    // Later cards fit only if this one has the planned rotation.
    for (let turns = 0; turns < 4 && (await place.getAttribute('data-turn')) !== String(turn); turns++) {
      await page.keyboard.press('.');
    }
    await place.click();
    left = left.filter((other) => other !== card);
  }
  const confirm = /^(Build with|Lay no cards)/;
  await page.getByRole('button', { name: confirm }).click();
  // Laying nothing or losing crystals asks first.
  const dialog = page.getByRole('alertdialog');
  const isBuilt = player.until(({ view: now }) => !(now as View).may.build);
  await Promise.race([dialog.waitFor(), isBuilt]);
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: confirm }).click();
};

/** Makes the move the match waits for and waits until the server has accepted it. */
const act = async (player: Player, view: View): Promise<void> => {
  const { may, round } = view;
  const isAccepted = (action: keyof View['may']) => () => {
    const now = viewOf(player);
    return now?.round !== round || now.may[action] === undefined;
  };
  if (may.ready) {
    await player.page.getByRole('button', { name: 'I’m ready' }).click();
    await expect.poll(isAccepted('ready')).toBe(true);
  } else if (may.done) {
    await race(player, view);
    await expect.poll(isAccepted('done')).toBe(true);
  } else if (may.build) {
    await build(player, view);
    await expect.poll(isAccepted('build')).toBe(true);
  }
};

/** The others are played by script, while the page looks on: they are the same again. */
const ROUNDS_BY_MOUSE = 2;

/** Plays like `act`, but not on the page. */
const actByScript = async (player: Player, view: View): Promise<void> => {
  const { may, round, tiles = [], seats } = view;
  const { machine, hand = [], crystals } = seats[0] ?? { machine: { cards: [], crystals: 0 }, crystals: 0 };
  const move = may.ready
    ? { type: 'ready' }
    : may.done
      ? { type: 'done', chain: solve(tiles)[0] }
      : { type: 'build', ...greedyPlan({ machine, hand, crystals }, round === 9) };
  expect(await player.play(matchIdOf(player.page), move, 1000)).toMatchObject({ ok: true });
};

test('plays a match against a bot with tiles dragged by mouse', async () => {
  const page = await server.openPage();
  await openBotMatch(page, { game: 'crystal-code', bots: ['engineer'], options: { glass: 30 } });
  const player = await connectAsPlayer(page, server.url);
  for (;;) {
    const { view, outcome } = await player.until(({ awaits, outcome }) => outcome !== undefined || awaits.includes(0));
    if (outcome !== undefined) break;
    await ((view as View).round <= ROUNDS_BY_MOUSE ? act : actByScript)(player, view as View);
  }
  await page.getByRole('button', { name: 'Play again' }).waitFor();
  const rounds = viewOf(player)?.history ?? [];
  expect(rounds).toHaveLength(9);
  // Every chain is right.
  expect(rounds.map(({ raced }) => raced[0]?.right)).toEqual(rounds.map(() => true));
  const record = await page.evaluate(async (id) => (await fetch(`/api/matches/${id}/record`)).json(), matchIdOf(page));
  expect(record.outcome.detail).toHaveLength(2);
  player.stop();
});

test('opens the daily puzzle, answers wrongly, then solves it and starts a streak', async () => {
  const page = await server.openPage({ reducedMotion: 'no-preference' });
  await page.goto('/daily/crystal-code');
  await page.getByRole('button', { name: 'Open puzzle' }).click();
  await page.locator('.xc-tile').first().waitFor();
  const send = (path: string, body: object) =>
    page.evaluate(
      async ([address, json]) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(address ?? '', { method: 'POST', headers, body: json ?? '' })).json();
      },
      [`/api/daily/crystal-code/${path}`, JSON.stringify(body)],
    );
  const { day, view } = await send('open', {});
  const [chain] = solve(view.tiles);
  const turned = chain?.map((link, i) => (i === 0 ? { ...link, out: ((link.out ?? 0) + 1) % 5 } : link));
  const wrong = await send('step', { day, count: 0, step: { type: 'done', chain: turned } });
  expect(wrong.view.wrong).toHaveLength(1);
  await page.reload();
  await page.getByText('1 wrong chain so far.').waitFor();
  for (const joint of findJoints(view.tiles)) await joinTiles(page, joint);
  await page.getByRole('button', { name: 'Done!' }).click();
  await page.getByRole('heading', { name: 'Your result' }).waitFor();
  await page.getByText('Streak: 1 day').waitFor();
  await page.getByRole('heading', { name: 'Your wrong chains' }).waitFor();
});

test('against a bot, a race waits while the manual is open', async () => {
  const page = await server.openPage();
  await page.clock.install();
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await openBotMatch(page, { game: 'crystal-code', bots: ['engineer'] });
  await page.getByRole('button', { name: 'I’m ready' }).click();
  const secondsLeft = async () => {
    const [minutes = 0, seconds = 0] =
      (await page.locator('.xc-glass [role=timer]').textContent())?.split(':').map(Number) ?? [];
    return minutes * 60 + seconds;
  };
  await page.locator('.xc-tile').first().waitFor();
  await page.getByRole('button', { name: 'Manual' }).click();
  await page.getByRole('dialog').waitFor();
  const paused = await secondsLeft();
  await page.clock.fastForward(6000);
  expect(await secondsLeft()).toBe(paused);
  // The page does not follow the match any more, so the server stops its clock, too.
  await expect.poll(() => sent.some((frame) => frame.includes('"unwatch"') && frame.includes('match:'))).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.clock.fastForward(1000);
  await expect.poll(secondsLeft).toBeLessThan(paused);
});

test('cards of the machine are dragged by touch', async () => {
  const page = await server.openPage({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });
  await page.addInitScript(() => localStorage.setItem('sesame.settings', '{"lessons":{"crystal-code":3}}'));
  await page.goto('/learn/crystal-code/lesson');
  const centreOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await page.locator('.xc-card').first().scrollIntoViewIfNeeded();
  const card = await centreOf('.xc-card');
  await touch('touchStart', card);
  for (let up = 8; up <= 64; up += 8) await touch('touchMove', { x: card.x, y: card.y - up });
  await page.locator('.xc-place').first().waitFor();
  const place = await centreOf('.xc-place');
  await touch('touchMove', { x: place.x, y: place.y + 20 });
  await touch('touchMove', place);
  await touch('touchEnd');
  await page.locator('.xc-laid.is-planned').waitFor();
});
