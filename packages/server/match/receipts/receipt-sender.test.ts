import type { Receipt } from '@sesame/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadDuel } from '../../tests/stored-match.ts';
import { loadMatch } from '../load-match.ts';
import { makeReceiptMaker } from './make-receipt.ts';
import { makeReceiptSender } from './receipt-sender.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a receipt whose signing failed is tried again, and sent once', async () => {
  const { rules, stored } = await loadDuel();
  const match = loadMatch({ ...stored, rated: true }, rules, []);
  let failures = 2;
  const maker = makeReceiptMaker({
    publicKey: 'key',
    sign: async () => {
      if (failures-- > 0) throw new Error('no entropy');
      return 'signature';
    },
  });
  const sent: Receipt[] = [];
  const ann = { viewer: 0, send: () => {} } as const;
  const sender = makeReceiptSender(
    maker,
    () => [ann],
    (_, __, frame) => {
      const text = frame.toString();
      sent.push(JSON.parse(text.slice(text.indexOf('{'))));
    },
  );
  sender.sendSoon(match);
  await vi.advanceTimersByTimeAsync(5_000);
  sender.sendSoon(match);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toMatchObject([{ type: 'receipt', match: match.stored.id, signature: 'signature' }]);
});
