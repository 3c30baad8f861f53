import '@sesame/ui/styles.css';
import { makeRng, seatsOf } from '@sesame/kernel';
import { LocaleProvider, PlayersProvider, Sprite } from '@sesame/ui';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Move, rules, type State } from '../rules/index.ts';
import { Board } from './Board.tsx';

const start = (): State => {
  const state = rules.setup(3, { dice: 5, wild: true });
  const step = rules.apply(state, { at: 0, by: 'chance', move: rules.draw(state, makeRng('board')) });
  if (!step.ok) throw new Error(step.error.code);
  return step.value.state;
};
const after = (state: State, by: number, move: Move): State => {
  const step = rules.apply(state, { at: 0, by, move });
  if (!step.ok) throw new Error(step.error.code);
  return step.value.state;
};

const show = (state: State, seat: number) => {
  const play = vi.fn();
  const screen = render(
    <LocaleProvider locale="en">
      <Sprite />
      <PlayersProvider value={{ names: seatsOf(3).map((one) => `Player ${one}`), you: seat }}>
        <Board view={rules.view(state, seat)} seat={seat} play={play} events={[]} />
      </PlayersProvider>
    </LocaleProvider>,
  );
  return { screen, play };
};

test('a player bids what they chose', async () => {
  const { screen, play } = show(after(start(), 0, { type: 'bid', count: 2, face: 3 }), 1);
  const page = await screen;
  await page.getByRole('button', { name: 'sixes' }).click();
  await page.getByRole('button', { name: 'More dice' }).click();
  await page.getByRole('button', { name: 'Bid four sixes' }).click();
  expect(play).toHaveBeenCalledWith({ type: 'bid', count: 4, face: 6 });
});

test('a player doubts the bid that stands', async () => {
  const { screen, play } = show(after(start(), 0, { type: 'bid', count: 2, face: 3 }), 1);
  await (await screen).getByRole('button', { name: 'Liar!' }).click();
  expect(play).toHaveBeenCalledWith({ type: 'doubt' });
});

test('others see neither the form nor the dice', async () => {
  const { screen } = show(start(), 2);
  const page = await screen;
  await expect.element(page.getByText('Player 0 is thinking.')).toBeVisible();
  expect(page.container.querySelectorAll('button')).toHaveLength(0);
  expect(page.container.querySelectorAll('.die.closed')).toHaveLength(10);
});
