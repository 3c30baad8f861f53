import { receiptText } from '@sesame/kernel';
import { seqFor } from '@sesame/match';
import { encodeMessage } from '../../lib/server-message.ts';
import { makeFrame } from '../../lib/ws-frame.ts';
import type { Subscriber } from '../broadcaster.ts';
import type { LiveMatch } from '../live-match.ts';
import { hasReceipts, type ReceiptMaker } from './make-receipt.ts';

/** A receipt covers all moves before it, so that quick ones share one. */
const INTERVAL_MS = 250;

/** Sends the players of rated matches receipts for what they were told. */
export interface ReceiptSender {
  /** Schedules receipts after a change or for a new subscriber. */
  sendSoon(match: LiveMatch): void;
}

export const makeReceiptSender = (
  receipts: ReceiptMaker,
  subscribersOf: (match: string) => Iterable<Subscriber>,
  send: (match: LiveMatch, subscriber: Subscriber, frame: Buffer) => void,
): ReceiptSender => {
  const scheduled = new WeakSet<LiveMatch>();
  const lastSent = new WeakMap<Subscriber, string>();

  const sendTo = async (match: LiveMatch, subscriber: Subscriber): Promise<void> => {
    const { viewer } = subscriber;
    if (viewer === 'spectator') return;
    const seq = seqFor(match.committed, viewer);
    const receipt = receipts.describe(match, viewer);
    const text = receiptText(receipt);
    // A move that this player may not notice must not be told by a new receipt.
    if (lastSent.get(subscriber) === text) return;
    lastSent.set(subscriber, text);
    try {
      const signed = await receipts.sign(receipt);
      send(match, subscriber, makeFrame(encodeMessage({ type: 'receipt', seq, ...signed })));
    } catch {
      if (lastSent.get(subscriber) === text) lastSent.delete(subscriber);
      sendSoon(match);
    }
  };
  const sendSoon = (match: LiveMatch) => {
    if (!hasReceipts(match) || scheduled.has(match)) return;
    scheduled.add(match);
    setTimeout(() => {
      scheduled.delete(match);
      for (const subscriber of subscribersOf(match.stored.id)) void sendTo(match, subscriber);
    }, INTERVAL_MS).unref();
  };

  return { sendSoon };
};
