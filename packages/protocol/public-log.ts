import Type, { type Static } from 'typebox';
import { MAX_LOG_ENTRIES_PER_PAGE } from './limits.ts';

/** The public log: a Merkle tree over commitments, results and rating changes of rated matches (RFC 9162). */

const Hash = Type.String({ description: 'SHA-256, in hexadecimal.' });
const EntryNumber = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** The log at a moment, signed with the server’s key. */
export const SignedLogHead = Type.Object({
  size: EntryNumber,
  root: Hash,
  at: Type.Number({ description: 'Milliseconds since 1970.' }),
  key: Type.String({ description: 'The server’s public key, Ed25519, in base64url.' }),
  signature: Type.String({ description: 'Of the lines “sesame log 1”, size, root and time, in base64url.' }),
});
export type SignedLogHead = Static<typeof SignedLogHead>;

/** The text under the signature of a log’s head. */
export const logHeadText = ({ size, root, at }: Pick<SignedLogHead, 'size' | 'root' | 'at'>): string =>
  ['sesame log 1', size, root, at].join('\n');

export const LogPageQuery = Type.Object({
  from: Type.Optional(EntryNumber),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_LOG_ENTRIES_PER_PAGE })),
});

export const LogEntry = Type.Object({
  number: EntryNumber,
  entry: Type.String({ description: 'JSON. The leaf is the hash of this text.' }),
});
export type LogEntry = Static<typeof LogEntry>;

export const LogConsistencyQuery = Type.Object({ from: EntryNumber, to: EntryNumber });
export const LogProof = Type.Object({ proof: Type.Array(Hash) });

/** What the log has about a match, with proofs for the head beside it. */
export const MatchLogEntries = Type.Object({
  head: SignedLogHead,
  entries: Type.Array(Type.Object({ ...LogEntry.properties, ...LogProof.properties })),
});
export type MatchLogEntries = Static<typeof MatchLogEntries>;
