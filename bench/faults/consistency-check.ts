import { type AnyRules, type Seat, sameJson } from '@sesame/kernel';
import { isInput } from '@sesame/match';
import { gameOf } from '@sesame/registry';
import type { Ledger, LedgerEntry, SeenViews } from './ledger.ts';
import { replayLog } from './replay-log.ts';
import type { MatchRows, StoreContents } from './store-contents.ts';

/** Differences between the store and the ledger of the players. */
export interface Findings {
  /** Broken guarantees: lost, duplicated or changed moves, wrong views or ratings. */
  readonly violations: readonly string[];
  /** Lateness, by match: work the server still has to do. It breaks no guarantee, unless it stays. */
  readonly unfinished: ReadonlyMap<string, readonly string[]>;
}

/** How late a deadline may be handled. */
const DEADLINE_GRACE_MS = 3_000;

/** Checks what was stored against what the players sent and were shown. */
export const checkConsistency = async (contents: StoreContents, ledger: Ledger, now: number): Promise<Findings> => {
  const violations = [...ledger.violations, ...checkRatings(contents)];
  const unfinished = new Map<string, readonly string[]>();
  const entries = Map.groupBy(ledger.entries.values(), ({ match }) => match);
  const known = new Set<string>();
  for (const match of contents.matches) {
    const { id, game, options } = match.stored;
    known.add(id);
    const rules = await gameOf(game)?.rules();
    if (rules === undefined) throw new Error(`unknown game ${game}`);
    await rules.prepare?.(options);
    const seen = ledger.seen.get(id) ?? new Map<Seat, SeenViews>();
    const replayed = replayLog(rules, match, seen);
    const wrong = [
      ...replayed.violations,
      ...checkMoves(rules, match, entries.get(id) ?? []),
      ...checkOutcome(rules, match, replayed.state),
    ];
    violations.push(...wrong.map((what) => `${game} ${id}: ${what}`));
    const left = [
      ...checkDeadline(rules, match, { state: replayed.state, now }),
      ...checkDelivery(replayed.knownRows, seen),
    ];
    if (left.length > 0) unfinished.set(id, left);
  }
  for (const match of entries.keys()) if (!known.has(match)) violations.push(`${match}: the match is missing`);
  return { violations, unfinished };
};

/** Every acknowledged move is stored once, unchanged and in order. No move that the rules refused is stored. */
const checkMoves = (rules: AnyRules, { rows }: MatchRows, entries: readonly LedgerEntry[]): readonly string[] => {
  const written = rowsByKey(rows);
  const violations: string[] = [];
  const found: { readonly sequence: number; readonly seq: number; readonly seat: Seat }[] = [];
  for (const { seat, key, move, timesSent, answer } of entries) {
    const copies = written.get(`${seat} ${key}`) ?? [];
    const [row] = copies;
    if (copies.length > 1) violations.push(`move ${key} of seat ${seat} is stored ${copies.length} times`);
    if (row !== undefined && !isSameMove(rules, moveOf(row), move))
      violations.push(`row ${row.seq} differs from the move sent`);
    if (row !== undefined && answer?.kind === 'refused' && !isOutcomeUnknown(answer.refusal.code, timesSent))
      violations.push(`row ${row.seq} is stored although it was refused (${answer.refusal.code})`);
    if (answer?.kind !== 'acknowledged') continue;
    if (row === undefined) violations.push(`lost move of seat ${seat}: ${JSON.stringify(move)}`);
    else found.push({ sequence: answer.sequence, seq: row.seq, seat });
  }
  for (const [seat, moves] of Map.groupBy(found, ({ seat }) => seat)) {
    const seqs = moves.toSorted((a, b) => a.sequence - b.sequence).map(({ seq }) => seq);
    if (seqs.some((seq, n) => seq < (seqs[n - 1] ?? 0))) violations.push(`moves of seat ${seat} are out of order`);
  }
  return violations;
};

/** Undos were sent without a move. */
const moveOf = (row: MatchRows['rows'][number]): unknown => (isInput(row) ? row.move : null);

/** Moves and undos by the keys of their senders. */
const rowsByKey = (rows: MatchRows['rows']) =>
  Map.groupBy(
    rows.filter((row) => isInput(row) || row.kind === 'undo'),
    ({ key, by }) => `${by} ${key}`,
  );

/** The store did not confirm the write, or the move was resent and refused before the first attempt was known. */
const isOutcomeUnknown = (code: string, timesSent: number): boolean => code === 'not-saved' || timesSent > 1;

const isSameMove = (rules: AnyRules, written: unknown, sent: unknown): boolean => {
  if (sent === null) return written === null;
  const parsed = rules.parseMove(sent);
  return parsed.ok && sameJson(JSON.parse(JSON.stringify(parsed.value)), written);
};

/** The stored end and outcome are those of the replayed inputs. */
const checkOutcome = (rules: AnyRules, { stored, dueAt }: MatchRows, state: unknown): readonly string[] => {
  const outcome = rules.outcome(state);
  const violations: string[] = [];
  if ((stored.endedAt !== undefined) !== (outcome !== undefined))
    violations.push('stored as ended but still running, or the reverse');
  if (!sameJson(stored.outcome ?? null, JSON.parse(JSON.stringify(outcome ?? null))))
    violations.push('the stored outcome differs');
  if (outcome !== undefined && dueAt !== undefined) violations.push('ended but still has a deadline');
  return violations;
};

/** Matches waiting for the clock or a bot have a deadline that is not overdue. Ended matches are settled. */
const checkDeadline = (
  rules: AnyRules,
  { stored, dueAt, isSettled }: MatchRows,
  { state, now }: { readonly state: unknown; readonly now: number },
): readonly string[] => {
  if (rules.outcome(state) !== undefined) return isSettled ? [] : ['ended but not settled'];
  const { seats, clock } = rules.awaits(state);
  const hasTime = (seat: Seat) => stored.pace.kind !== 'none' && rules.race?.shown(state, seat) === undefined;
  const needsDeadline =
    clock !== undefined || seats.some((seat) => stored.seats[seat]?.bot !== undefined || hasTime(seat));
  if (needsDeadline && dueAt === undefined) return ['waiting without a deadline'];
  return dueAt !== undefined && dueAt < now - DEADLINE_GRACE_MS ? [`overdue by ${Math.round(now - dueAt)} ms`] : [];
};

/** Every seat has received all rows of its sequence. A match may have moved on while the store was read. */
const checkDelivery = (knownRows: readonly number[], seen: ReadonlyMap<Seat, SeenViews>): readonly string[] =>
  [...seen].flatMap(([seat, { lastSeq }]) =>
    lastSeq !== knownRows[seat] ? [`seat ${seat} received ${lastSeq} of ${knownRows[seat]} rows`] : [],
  );

/** Every rating is the sum of its changes: one per match, each based on the one before. */
const checkRatings = ({ changes, ratings }: StoreContents): readonly string[] => {
  const violations: string[] = [];
  const byRating = Map.groupBy(changes, ({ ratingKey }) => ratingKey);
  for (const { ratingKey, played } of ratings) {
    const made = byRating.get(ratingKey) ?? [];
    if (made.length !== played) violations.push(`${ratingKey}: ${played} matches, ${made.length} changes`);
    if (new Set(made.map(({ match }) => match)).size !== made.length) violations.push(`${ratingKey}: rated twice`);
    for (const [n, { before }] of made.entries())
      if (n > 0 && before !== made[n - 1]?.after)
        violations.push(`${ratingKey}: change ${n} is not based on the one before`);
  }
  return violations;
};
