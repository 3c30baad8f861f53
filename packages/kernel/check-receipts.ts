import { digestView, nextLink, type Receipt, receiptText, startChain } from './receipt.ts';
import type { MatchRecord } from './record.ts';
import { replay } from './replay.ts';
import { ok, type Result } from './result.ts';
import { type AnyRules, eventsFor, type Seat } from './rules.ts';
import { isSigned } from './signature.ts';

/** A receipt compared with a record. */
export interface ReceiptCheck {
  readonly seat: Seat;
  /** The server’s signature is under this receipt. */
  readonly isSigned: boolean;
  /** What the server signed follows from the record by the rules. */
  readonly follows: boolean;
}

/** Whether receipts are signed, and whether the frames they stand for follow from the record by the rules. */
export const checkReceipts = (
  rules: AnyRules,
  record: MatchRecord,
  receipts: readonly Receipt[],
): Result<readonly ReceiptCheck[]> => {
  const replayed = replay(rules, record);
  if (!replayed.ok) return replayed;
  const { positions } = replayed.value;
  const { game, rules: version, options, luck } = record;

  const follows = ({ match, seat, told, chain, view }: Receipt): boolean => {
    let link = startChain({ match, seat, game, rules: version, options, commitment: luck?.commitment ?? '' });
    let count = 0;
    let wasReached = false;
    for (const { state, input, events } of positions) {
      const seen = eventsFor(events, seat);
      if (input !== undefined && (seen.length > 0 || input.by === seat)) {
        count += 1;
        link = nextLink(link, { at: input.at, by: input.by, events: seen });
      }
      if (count > told) break;
      // An input that told nothing may still have changed the view.
      wasReached ||= count === told && link === chain && digestView(rules.view(state, seat)) === view;
    }
    return wasReached;
  };
  return ok(
    receipts.map((receipt) => ({
      seat: receipt.seat,
      isSigned: isSigned(receiptText(receipt), receipt),
      follows: follows(receipt),
    })),
  );
};
