import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useFocusNext } from './use-focus-next.ts';

/** A board with one control per step, and a chat and a field beside it. */
function Board({
  step,
  isSending = false,
}: {
  readonly step: 'hide' | 'guess' | 'wait';
  readonly isSending?: boolean;
}) {
  const board = useRef<HTMLDivElement>(null);
  useFocusNext(board, step);
  return (
    <>
      <div ref={board}>
        <p className="status">Prompt</p>
        <input aria-label="Word" />
        {step === 'hide' && (
          <button type="button" disabled={isSending}>
            Hide
          </button>
        )}
        {step === 'guess' && (
          <button type="button" data-focus-next>
            Guess
          </button>
        )}
      </div>
      <button type="button">Chat</button>
    </>
  );
}

const focus = (name: string) => {
  const element = page.getByRole(name === 'Word' ? 'textbox' : 'button', { name }).element();
  if (element instanceof HTMLElement) element.focus();
};
/** Long enough for the board to look twice whether the focus is lost. */
const A_WHILE_MS = 1000;
const wait = () => vi.advanceTimersByTime(A_WHILE_MS);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test.each([
  ['from a control that goes away to what comes next', 'Hide', 'guess', 'Guess'],
  ['to the prompt when there is nothing to do', 'Hide', 'wait', 'Prompt'],
  ['not out of a text field', 'Word', 'guess', 'Word'],
  ['not from outside the board', 'Chat', 'guess', 'Chat'],
] as const)('the focus moves %s', async (_, from, step, to) => {
  const { rerender } = await page.render(<Board step="hide" />);
  focus(from);
  await rerender(<Board step={step} />);
  expect(focused()).toBe(to);
  wait();
  expect(focused()).toBe(to);
});

test('the first step and an unchanged one move nothing', async () => {
  const { rerender } = await page.render(<Board step="guess" />);
  await rerender(<Board step="guess" />);
  wait();
  expect(document.activeElement).toBe(document.body);
});

test('the focus moves to the prompt while a move disables the button that was pressed', async () => {
  const { rerender } = await page.render(<Board step="hide" />);
  focus('Hide');
  await rerender(<Board step="hide" isSending />);
  // The browser takes the focus away from a disabled button with the next frame.
  await expect.poll(() => document.activeElement).toBe(document.body);
  wait();
  expect(focused()).toBe('Prompt');
});

test('the focus that somebody let go of stays nowhere', async () => {
  await page.render(<Board step="hide" />);
  focus('Hide');
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  wait();
  expect(document.activeElement).toBe(document.body);
});

test('the focus moves from a dialog that is gone only a while after the step has changed', async () => {
  const { rerender } = await page.render(<Board step="hide" />);
  const dialog = document.createElement('div');
  dialog.role = 'alertdialog';
  dialog.tabIndex = -1;
  document.body.append(dialog);
  dialog.focus();
  await rerender(<Board step="guess" />);
  wait();
  expect(document.activeElement).toBe(dialog);
  dialog.remove();
  wait();
  expect(focused()).toBe('Guess');
});
