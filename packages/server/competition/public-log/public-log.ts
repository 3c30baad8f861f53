import { hashLeaf, makeMerkleTree } from '@sesame/kernel/proofs';
import { type LogEntry, logHeadText, type MatchLogEntries, type SignedLogHead } from '@sesame/protocol';
import type { Now } from '../../lib/now.ts';
import type { SigningKey } from '../../match/receipts/signing-key.ts';
import type { Store } from '../../store/store.ts';

/**
 * The public log of rated matches. Anyone who keeps a head of it can later ask for a proof that nothing in it was changed
 * or removed since, so that a host cannot rewrite history unseen.
 */
export interface PublicLog {
  head(): Promise<SignedLogHead>;
  entries(from: number, limit: number): Promise<readonly LogEntry[]>;
  /** Undefined: these are no sizes of the log. */
  consistency(from: number, to: number): Promise<readonly string[] | undefined>;
  ofMatch(match: string): Promise<MatchLogEntries>;
}

export interface PublicLogDeps {
  readonly store: Pick<Store, 'publicLog'>;
  readonly signingKey: SigningKey;
  readonly now: Now;
}

const BATCH_SIZE = 5_000;

export const makePublicLog = ({ store, signingKey, now }: PublicLogDeps): PublicLog => {
  const tree = makeMerkleTree();
  let reading: Promise<void> | undefined;
  const readNew = async () => {
    await store.publicLog.number();
    for (;;) {
      const entries = await store.publicLog.entries(tree.size, BATCH_SIZE);
      tree.append(entries.map(({ entry }) => hashLeaf(entry)));
      if (entries.length < BATCH_SIZE) return;
    }
  };
  /** One at a time, so that no entry is added twice. */
  const refresh = (): Promise<void> => {
    reading ??= readNew().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const signHead = async (): Promise<SignedLogHead> => {
    const head = { size: tree.size, root: tree.root(), at: now() };
    return { ...head, key: signingKey.publicKey, signature: await signingKey.sign(logHeadText(head)) };
  };
  return {
    head: async () => {
      await refresh();
      return signHead();
    },
    entries: async (from, limit) => {
      await refresh();
      return store.publicLog.entries(from, limit);
    },
    consistency: async (from, to) => {
      await refresh();
      return from <= to && to <= tree.size ? tree.consistencyProof(from, to) : undefined;
    },
    ofMatch: async (match) => {
      await refresh();
      const found = await store.publicLog.ofMatch(match);
      const head = await signHead();
      const entries = found
        .filter(({ number }) => number < head.size)
        .map((one) => ({ ...one, proof: [...tree.inclusionProof(one.number, head.size)] }));
      return { head, entries };
    },
  };
};
