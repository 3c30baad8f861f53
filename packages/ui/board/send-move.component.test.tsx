import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSendMove } from './send-move.ts';

const played: string[] = [];
const play = (move: string) => played.push(move);

function Board({ view }: { readonly view: { readonly code: string } }) {
  const send = useSendMove(view, play);
  return (
    <button type="button" disabled={send === undefined} onClick={() => send?.(view.code)}>
      Send
    </button>
  );
}

test('a move is sent once from a view, and again when an undo brings the same view back', async () => {
  const [before, after] = [{ code: 'before' }, { code: 'after' }];
  const button = page.getByRole('button', { name: 'Send' });
  const { rerender } = await page.render(<Board view={before} />);
  await userEvent.click(button);
  await expect.element(button).toBeDisabled();
  await rerender(<Board view={after} />);
  await rerender(<Board view={before} />);
  expect(button.element()).toBeEnabled();
  await userEvent.click(button);
  expect(played).toEqual(['before', 'before']);
});
