import type { MatchRecord } from './record.ts';
import { replay } from './replay.ts';
import { ok, type Result } from './result.ts';
import type { AnyRules, Seat } from './rules.ts';
import { isSealIntact } from './seal.ts';

/**
 * What a player's own device saw and sent while a match was played. A record that is compared only with itself proves
 * little: the server that wrote it could have written another one.
 */
export interface Witness {
  /** The commitment of the server's secret, as shown before the match. */
  readonly commitment?: string;
  /** The player's seat and what they sent as their contribution to the luck: a request may be repeated with another. */
  readonly contribution?: { readonly seat: Seat; readonly sent: readonly string[] };
  /** The seals of hidden values, as shown when they were hidden. */
  readonly seals: readonly { readonly seat: Seat; readonly seal: string }[];
}

/** One comparison of a record with what was seen. */
export type WitnessCheck =
  | { readonly what: 'commitment' | 'contribution'; readonly same: boolean }
  | { readonly what: 'seal'; readonly seat: Seat; readonly same: boolean };

/** Compares a record with what a player's device saw of its match. */
export const compareWitness = (
  rules: AnyRules,
  record: MatchRecord,
  { commitment, contribution, seals }: Witness,
): Result<readonly WitnessCheck[]> => {
  const replayed = replay(rules, record);
  if (!replayed.ok) return replayed;
  const end = replayed.value.positions.at(-1);
  const opened = end === undefined ? [] : (rules.seals?.(rules.view(end.state, 'spectator')) ?? []);
  const { luck } = record;
  return ok([
    ...(commitment === undefined || luck === undefined
      ? []
      : [{ what: 'commitment', same: luck.commitment === commitment } as const]),
    ...(contribution === undefined || luck === undefined
      ? []
      : [
          {
            what: 'contribution',
            same: contribution.sent.includes(luck.contributions[contribution.seat] ?? ''),
          } as const,
        ]),
    ...seals.map(({ seat, seal }) => {
      const found = opened.find((one) => one.seat === seat);
      return { what: 'seal', seat, same: found !== undefined && found.seal === seal && isSealIntact(found) } as const;
    }),
  ]);
};
