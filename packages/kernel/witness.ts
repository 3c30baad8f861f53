import { checkReceipts } from './check-receipts.ts';
import { commitmentOf, optionsRng } from './luck.ts';
import { drawOptions, parseOptions } from './options.ts';
import { list, object, optional, type Parse, text, whole } from './parse.ts';
import { parseReceipt, type Receipt } from './receipt.ts';
import type { MatchRecord, RecordedLuck } from './record.ts';
import { replay, sameJson } from './replay.ts';
import { ok, type Result, refuse } from './result.ts';
import type { AnyRules, Seat } from './rules.ts';
import { isSealIntact } from './seal.ts';

/**
 * What a player's own device saw while a match was played. A record that is compared only with itself proves little: the
 * server that wrote it could have written another one.
 */
export interface Witness {
  /** The commitment to the server's secret, as shown before the match. */
  readonly commitment?: string;
  /**
   * What was shown each time that this device was asked to reveal its share, in order. All but the last began anew because
   * somebody did not reveal theirs.
   */
  readonly draws: readonly WitnessedDraw[];
  /** The game and its options, as they were agreed. */
  readonly terms?: WitnessedTerms;
  /** The seals of hidden values, as shown when they were hidden. */
  readonly seals: readonly { readonly seat: Seat; readonly seal: string }[];
  /** The last receipt of the server. */
  readonly receipt?: Receipt;
  /** What this device had been told when the receipt came, by its own count; without the view if it had moved on. */
  readonly told?: WitnessedFrames;
}

export interface WitnessedFrames {
  readonly chain: string;
  readonly view?: string;
}

export interface WitnessedDraw {
  /** The commitment to the server's secret. */
  readonly commitment: string;
  /** The commitments to the shares by seat, our own among them; empty for a seat that adds nothing. */
  readonly shares: readonly string[];
}

export interface WitnessedTerms {
  readonly game: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
}

type Options = WitnessedTerms['options'];

const isOptions = (json: unknown): json is Options =>
  typeof json === 'object' &&
  json !== null &&
  Object.values(json).every((value) => ['boolean', 'number', 'string'].includes(typeof value));

const options: Parse<Options> = (json, path = '') =>
  isOptions(json) ? ok(json) : refuse('malformed', `${path} should be options.`);

/** Parses what a browser has saved. */
export const parseWitness: Parse<Witness> = object({
  commitment: optional(text()),
  draws: list(object({ commitment: text(), shares: list(text()) })),
  terms: optional(object({ game: text(), options })),
  seals: list(object({ seat: whole(0, 99), seal: text() })),
  receipt: optional(parseReceipt),
  told: optional(object({ chain: text(), view: optional(text()) })),
});

/** One comparison of a record with what was seen. */
export type WitnessCheck =
  | { readonly what: 'commitment' | 'terms' | 'receipt' | 'signature' | 'frames'; readonly same: boolean }
  | { readonly what: 'share' | 'seal'; readonly seat: Seat; readonly same: boolean };

/** Compares a record with what a player's device saw of its match. */
export const compareWitness = (
  rules: AnyRules,
  record: MatchRecord,
  witness: Witness,
): Result<readonly WitnessCheck[]> => {
  const replayed = replay(rules, record);
  if (!replayed.ok) return replayed;
  const end = replayed.value.positions.at(-1);
  const opened = end === undefined ? [] : (rules.seals?.(rules.view(end.state, 'spectator')) ?? []);
  const { luck } = record;
  return ok([
    ...(luck === undefined ? [] : compareLuck(luck, witness)),
    ...(luck === undefined || witness.terms === undefined || record.branched !== undefined
      ? []
      : [{ what: 'terms', same: areTermsKept(rules, record, witness.terms, luck) } as const]),
    ...witness.seals.map(({ seat, seal }) => {
      const found = opened.find((one) => one.seat === seat);
      return { what: 'seal', seat, same: found !== undefined && found.seal === seal && isSealIntact(found) } as const;
    }),
    ...(witness.receipt === undefined ? [] : compareReceipt(rules, record, witness.receipt, witness.told)),
  ]);
};

/**
 * `receipt`: what the server signed follows from the record. `signature`: it signed it, with the key of the record.
 * `frames`: it signed what this device was told.
 */
const compareReceipt = (
  rules: AnyRules,
  record: MatchRecord,
  receipt: Receipt,
  told: WitnessedFrames | undefined,
): readonly WitnessCheck[] => {
  const checked = checkReceipts(rules, record, [receipt]);
  const check = checked.ok ? checked.value[0] : undefined;
  const isOurKey = record.signed?.receipts.every(({ key }) => key === receipt.key) === true;
  const isTold = told?.chain === receipt.chain && (told.view === undefined || told.view === receipt.view);
  return [
    { what: 'receipt', same: check?.follows === true },
    { what: 'signature', same: check?.isSigned === true && isOurKey },
    ...(told === undefined ? [] : [{ what: 'frames', same: isTold } as const]),
  ];
};

const compareLuck = (luck: RecordedLuck, { commitment, draws }: Witness): readonly WitnessCheck[] => {
  const draw = draws.at(-1);
  const seen = draw?.commitment ?? commitment;
  const committed = seen === undefined ? [] : [{ what: 'commitment', same: luck.commitment === seen } as const];
  if (draw === undefined) return committed;
  const shares = luck.contributions.flatMap((share, seat): readonly WitnessCheck[] => {
    const shown = draw.shares[seat] ?? '';
    if (share === '' && shown === '') return [];
    return [{ what: 'share', seat, same: share !== '' && commitmentOf(share) === shown }];
  });
  return [...committed, ...shares];
};

/** Whether a record has the agreed options; random ones are drawn from the luck of the match. */
const areTermsKept = (
  rules: AnyRules,
  { game, seats, options }: MatchRecord,
  terms: WitnessedTerms,
  luck: RecordedLuck,
): boolean => {
  const agreed = drawOptions(rules.options, terms.options, { seats: seats.length, rng: optionsRng(luck) });
  const [played, wanted] = [parseOptions(rules.options, options), parseOptions(rules.options, agreed)];
  return game === terms.game && played.ok && wanted.ok && sameJson(played.value, wanted.value);
};
