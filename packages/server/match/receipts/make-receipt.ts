import {
  commitmentOf,
  digestView,
  eventsFor,
  nextLink,
  type Receipt,
  receiptText,
  type Seat,
  startChain,
} from '@sesame/kernel';
import type { LiveMatch } from '../live-match.ts';
import { termsHash } from '../terms.ts';
import type { SigningKey } from './signing-key.ts';

/** How far the chain of a seat was computed. */
interface Progress {
  readonly lastUndoSeq: number;
  plies: number;
  told: number;
  chain: string;
}

export type UnsignedReceipt = Omit<Receipt, 'key' | 'signature'>;

/** Makes receipts of rated matches; see `Receipt`. */
export interface ReceiptMaker {
  /** What a seat was told so far. */
  describe(match: LiveMatch, seat: Seat): UnsignedReceipt;
  sign(receipt: UnsignedReceipt): Promise<Receipt>;
}

/** Whether the players of a match get receipts. */
export const hasReceipts = ({ stored }: Pick<LiveMatch, 'stored'>): boolean =>
  stored.rated && stored.branched === undefined;

export const makeReceiptMaker = (key: SigningKey): ReceiptMaker => {
  const known = new WeakMap<LiveMatch, Map<Seat, Progress>>();

  const progressOf = (match: LiveMatch, seat: Seat): Progress => {
    const bySeat = known.get(match) ?? new Map<Seat, Progress>();
    known.set(match, bySeat);
    const { lastUndoSeq } = match.committed;
    const before = bySeat.get(seat);
    if (before?.lastUndoSeq === lastUndoSeq) return before;
    const { id, game, rules, options, secret } = match.stored;
    const start = { match: id, seat, game, rules, options, commitment: commitmentOf(secret) };
    const fresh = { lastUndoSeq, plies: 0, told: 0, chain: startChain(start) };
    bySeat.set(seat, fresh);
    return fresh;
  };
  const advance = (match: LiveMatch, seat: Seat): Progress => {
    const progress = progressOf(match, seat);
    const { plies, eventLog } = match.committed;
    for (; progress.plies < plies; progress.plies++) {
      const entry = eventLog[progress.plies];
      if (entry === undefined) break;
      const events = eventsFor(entry.events, seat);
      if (events.length === 0 && entry.by !== seat) continue;
      progress.chain = nextLink(progress.chain, { at: entry.at, by: entry.by, events });
      progress.told += 1;
    }
    return progress;
  };

  return {
    describe: (match, seat) => {
      const { stored, rules, committed } = match;
      const { told, chain } = advance(match, seat);
      const terms = termsHash({ ...stored, pace: committed.pace });
      return { match: stored.id, seat, terms, told, chain, view: digestView(rules.view(committed.state, seat)) };
    },
    sign: async (receipt) => ({
      ...receipt,
      key: key.publicKey,
      signature: await key.sign(receiptText(receipt)),
    }),
  };
};
