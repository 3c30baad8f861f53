import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from './Button.tsx';

/** A button that is disabled once it was pressed, as while a request is on its way. */
function Once({ onPress }: { readonly onPress: () => void }) {
  const [isSent, setSent] = useState(false);
  const send = () => {
    setSent(true);
    onPress();
  };
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Button isDisabled={isSent} onPress={send}>
        Send
      </Button>
      <Button>Other</Button>
    </form>
  );
}

test('a button that is disabled when pressed keeps the focus, and ignores further presses', async () => {
  let presses = 0;
  await page.render(<Once onPress={() => presses++} />);
  const send = page.getByRole('button', { name: 'Send' });
  await send.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  await expect.element(send).toHaveFocus();
  expect(presses).toBe(1);
  await userEvent.tab();
  await expect.element(send).toBeDisabled();
});
