import '@sesame/ui/styles.css';
import { LocaleProvider, PlayersProvider, Sprite } from '@sesame/ui';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Move, rules, type State } from '../rules/index.ts';
import { Board } from './Board.tsx';

const OPTIONS = { rounds: 3, patience: 30, apart: false, untimed: false };
const DEAL: Move = { type: 'deal', cards: [1, 2, 4, 7, 9, 20, 19, 18, 17], target: 16 };

const after = (state: State, by: number | 'chance' | 'clock', move: Move): State => {
  const step = rules.apply(state, { at: 3_000, by, move });
  if (!step.ok) throw new Error(step.error.code);
  return step.value.state;
};
const ready = (): State => after(rules.setup(2, OPTIONS), 'chance', DEAL);
const racing = (): State => after(ready(), 'clock', { type: 'show' });

const show = (state: State, seat: number) => {
  const play = vi.fn();
  const screen = render(
    <LocaleProvider locale="en">
      <Sprite />
      <PlayersProvider value={{ names: ['Ann', 'Bo'], you: seat }}>
        <Board view={rules.view(state, seat)} seat={seat} play={play} events={[]} />
      </PlayersProvider>
    </LocaleProvider>,
  );
  return { screen, play };
};

test('the second card is the claim', async () => {
  const { screen, play } = show(racing(), 0);
  const page = await screen;
  await page.getByRole('button', { name: '7', exact: true }).click();
  expect(play).not.toHaveBeenCalled();
  await page.getByRole('button', { name: '9', exact: true }).click();
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'point', first: 3, second: 4 });
});

test('a card is taken back by pointing at it again', async () => {
  const { screen, play } = show(racing(), 0);
  const page = await screen;
  for (let times = 0; times < 2; times++) await page.getByRole('button', { name: '20' }).click();
  await page.getByRole('button', { name: 'Pass' }).click();
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'pass' });
});

test('nothing of a round is in the page before it is shown', async () => {
  const page = await show(ready(), 0).screen;
  await expect.element(page.getByText('Get ready for round 1 of 3.')).toBeVisible();
  expect(page.container.textContent).not.toMatch(/16|20/);
});

test('after a round its solution is marked, and the winner', async () => {
  const page = await show(after(racing(), 1, { type: 'point', first: 3, second: 4 }), 0).screen;
  await expect.element(page.getByText(/Bo found 16/)).toBeVisible();
  expect(page.container.querySelectorAll('.sum-card.right')).toHaveLength(2);
});
