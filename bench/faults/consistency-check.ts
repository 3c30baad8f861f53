import { type AnyRules, type Seat, sameJson } from '@sesame/kernel';
import { gameOf } from '@sesame/registry';
import type { Entry, Ledger, Seen } from './ledger.ts';
import { replayLog } from './replay-log.ts';
import type { Books, WrittenMatch } from './store-contents.ts';

/** What is wrong with the books of a house, held against what a crowd knows. Nothing: all is well. */
export interface Findings {
  /** What can never be right again. */
  readonly broken: readonly string[];
  /** What the house must still see to, by match. */
  readonly undone: ReadonlyMap<string, readonly string[]>;
}

/** A deadline may be so late: it is somebody's for ten seconds, who may have died. */
const LATE = 3_000;

export const check = async (books: Books, ledger: Ledger, now: number): Promise<Findings> => {
  const broken = [...ledger.complaints, ...checkRatings(books)];
  const undone = new Map<string, readonly string[]>();
  const entries = Map.groupBy(ledger.entries.values(), ({ match }) => match);
  const known = new Set<string>();
  for (const match of books.matches) {
    const { id, game, options } = match.stored;
    known.add(id);
    const rules = await gameOf(game)?.rules();
    if (rules === undefined) throw new Error(`there is no game ${game}`);
    await rules.prepare?.(options);
    const seen = ledger.seen.get(id) ?? new Map<Seat, Seen>();
    const { state, complaints } = replayLog(rules, match, seen);
    const wrong = [
      ...complaints,
      ...checkEntries(rules, match, entries.get(id) ?? []),
      ...checkEnd(rules, match, state),
    ];
    broken.push(...wrong.map((what) => `${game} ${id}: ${what}`));
    const left = [...checkDue(rules, match, { state, now }), ...checkNews(match, seen)];
    if (left.length > 0) undone.set(id, left);
  }
  for (const match of entries.keys()) if (!known.has(match)) broken.push(`${match}: there is no such match any more`);
  return { broken, undone };
};

/** Every acknowledged move is there once, as it was sent, in its order. None that was sent once and refused by the rules is. */
const checkEntries = (rules: AnyRules, { rows }: WrittenMatch, entries: readonly Entry[]): readonly string[] => {
  const written = Map.groupBy(rows, ({ key, by }) => `${by} ${key}`);
  const complaints: string[] = [];
  const found: { readonly number: number; readonly seq: number; readonly seat: Seat }[] = [];
  for (const { seat, key, move, times, answer } of entries) {
    const copies = written.get(`${seat} ${key}`) ?? [];
    const [row] = copies;
    if (copies.length > 1) complaints.push(`seat ${seat}'s ${key} was played ${copies.length} times`);
    if (row !== undefined && !isSame(rules, row.move, move)) complaints.push(`row ${row.seq} is not what was sent`);
    if (row !== undefined && answer?.kind === 'refused' && !isOpenQuestion(answer.refusal.code, times))
      complaints.push(`row ${row.seq} was refused (${answer.refusal.code}) and stands there`);
    if (answer?.kind !== 'acknowledged') continue;
    if (row === undefined) complaints.push(`a move of seat ${seat} is lost: ${JSON.stringify(move)}`);
    else found.push({ number: answer.number, seq: row.seq, seat });
  }
  for (const [seat, moves] of Map.groupBy(found, ({ seat }) => seat)) {
    const seqs = moves.toSorted((a, b) => a.number - b.number).map(({ seq }) => seq);
    if (seqs.some((seq, n) => seq < (seqs[n - 1] ?? 0))) complaints.push(`moves of seat ${seat} are out of order`);
  }
  return complaints;
};

/** Nobody answered whether it was written; or it was sent twice, and judged before what became of the first was known. */
const isOpenQuestion = (code: string, times: number): boolean => code === 'not-saved' || times > 1;

const isSame = (rules: AnyRules, written: unknown, sent: unknown): boolean => {
  if (sent === null) return written === null;
  const parsed = rules.parseMove(sent);
  return parsed.ok && sameJson(JSON.parse(JSON.stringify(parsed.value)), written);
};

/** It is over if and only if its inputs say so, with the outcome that they lead to. */
const checkEnd = (rules: AnyRules, { stored, dueAt }: WrittenMatch, state: unknown): readonly string[] => {
  const outcome = rules.outcome(state);
  const complaints: string[] = [];
  if ((stored.endedAt !== undefined) !== (outcome !== undefined)) complaints.push('it is over, or not');
  if (!sameJson(stored.outcome ?? null, JSON.parse(JSON.stringify(outcome ?? null))))
    complaints.push('another outcome');
  if (outcome !== undefined && dueAt !== undefined) complaints.push('it is over and still has a deadline');
  return complaints;
};

/** Who waits for time or a bot has a deadline, and none is long overdue. What is over is settled. */
const checkDue = (
  rules: AnyRules,
  { stored, dueAt, isSettled }: WrittenMatch,
  { state, now }: { readonly state: unknown; readonly now: number },
): readonly string[] => {
  if (rules.outcome(state) !== undefined) return isSettled ? [] : ['it is over and not settled'];
  const { seats, clock } = rules.awaits(state);
  const hasTime = (seat: Seat) => stored.pace.kind !== 'none' && rules.race?.shown(state, seat) === undefined;
  const needs = clock !== undefined || seats.some((seat) => stored.seats[seat]?.bot !== undefined || hasTime(seat));
  if (needs && dueAt === undefined) return ['it waits, and nobody will look at it'];
  return dueAt !== undefined && dueAt < now - LATE ? [`overdue by ${Math.round(now - dueAt)} ms`] : [];
};

/** Everybody who looks has seen all of it, and nothing besides. It may have gone on while it was read. */
const checkNews = ({ rows }: WrittenMatch, seen: ReadonlyMap<Seat, Seen>): readonly string[] =>
  [...seen].flatMap(([seat, { last }]) =>
    last !== rows.length ? [`seat ${seat} saw ${last} of ${rows.length} rows`] : [],
  );

/** Every rating is the sum of its changes: one a match, each on top of the one before. */
const checkRatings = ({ changes, ratings }: Books): readonly string[] => {
  const complaints: string[] = [];
  const fields = Map.groupBy(changes, ({ field }) => field);
  for (const { field, played } of ratings) {
    const made = fields.get(field) ?? [];
    if (made.length !== played) complaints.push(`${field}: ${played} matches, ${made.length} changes`);
    if (new Set(made.map(({ match }) => match)).size !== made.length) complaints.push(`${field}: rated twice`);
    for (const [n, { before }] of made.entries())
      if (n > 0 && before !== made[n - 1]?.after) complaints.push(`${field}: change ${n} is not on top of the last`);
  }
  return complaints;
};
