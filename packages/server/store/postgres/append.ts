import { makeLogRow } from '../rows.ts';
import type { Append } from '../store.ts';

/**
 * Appends for many matches in one statement: one round trip and one commit per batch. A match that has ended, or whose
 * first row would leave a gap, is skipped; an existing row fails the whole statement.
 */
const APPEND = `
with given as (
  select * from unnest($1::text[], $2::integer[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[],
    $8::integer[], $16::text[]) as given (match_id, seq, at, by, move, key, receipt, takes_back, kind)
), firsts as (
  select match_id, min(seq) as seq from given group by match_id
  union all
  select match_id, 1 from unnest($9::text[]) as rowless (match_id)
), fences as (
  select * from unnest($17::text[], $18::text[]) as fences (match_id, after)
), sound as (
  select match_id from firsts
    where (seq = 1 or exists (select 1 from log where log.match_id = firsts.match_id and log.seq = firsts.seq - 1))
      and not exists (select 1 from matches where matches.id = firsts.match_id and ended_at is not null)
      and not exists (select 1 from fences where fences.match_id = firsts.match_id and after is distinct from
        (select key from log where log.match_id = firsts.match_id and key is not null order by seq desc limit 1))
), put as (
  insert into log (match_id, seq, at, by, move, key, receipt, takes_back, kind)
  select given.* from given join sound using (match_id) order by given.match_id, given.seq
), due as (
  insert into deadlines (match_id, due_at)
  select match_id, due_at from unnest($10::text[], $11::bigint[]) as due (match_id, due_at) join sound using (match_id)
    order by match_id
  on conflict (match_id) do update set due_at = excluded.due_at, claimed_until = 0
), never as (
  delete from deadlines using unnest($12::text[]) as never (id) join sound on sound.match_id = never.id
    where deadlines.match_id = never.id
), paced as (
  update matches set start_pace = coalesce(start_pace, matches.pace), pace = paced.pace
    from unnest($19::text[], $20::text[]) as paced (id, pace) join sound on sound.match_id = paced.id
    where matches.id = paced.id
), freed as (
  delete from standins using unnest($19::text[]) as paced (id) join sound on sound.match_id = paced.id
    where standins.match_id = paced.id
), ended as (
  update matches set ended_at = ended.at, outcome = ended.outcome, aborted = ended.note,
      settled_at = case when ended.outcome is null then ended.at else settled_at end
    from unnest($13::text[], $14::bigint[], $15::text[], $21::text[]) as ended (id, at, outcome, note) join sound on sound.match_id = ended.id
    where matches.id = ended.id
)
select match_id from sound`;

/** The append statement, for at most one append per match. It returns the matches that were written. */
export const makeAppendQuery = (appends: readonly Append[]) => {
  const rows = appends.flatMap(({ match, rows }) => rows.map((row) => ({ match, ...makeLogRow(row) })));
  const due = appends.filter(({ due }) => typeof due === 'number');
  const fenced = appends.filter(({ after, rows }) => after !== undefined && rows.length > 0);
  const paced = appends.flatMap(({ match, pace }) => (pace === undefined ? [] : [{ match, pace }]));
  const ended = appends.flatMap(({ match, end }) => (end === undefined ? [] : [{ match, ...end }]));
  const matchesOf = (some: readonly { readonly match: string }[]) => some.map(({ match }) => match);
  return {
    name: 'append',
    text: APPEND,
    values: [
      matchesOf(rows),
      rows.map(({ seq }) => seq),
      rows.map(({ at }) => at),
      rows.map(({ by }) => by),
      rows.map(({ move }) => move),
      rows.map(({ key }) => key),
      rows.map(({ receipt }) => receipt),
      rows.map(({ takes_back }) => takes_back),
      matchesOf(appends.filter((append) => append.rows.length === 0)),
      matchesOf(due),
      due.map(({ due }) => due),
      matchesOf(appends.filter(({ due }) => due === null)),
      matchesOf(ended),
      ended.map(({ at }) => at),
      ended.map(({ outcome }) => (outcome === undefined ? null : JSON.stringify(outcome))),
      rows.map(({ kind }) => kind),
      matchesOf(fenced),
      fenced.map(({ after }) => after),
      matchesOf(paced),
      paced.map(({ pace }) => JSON.stringify(pace)),
      ended.map(({ note }) => note ?? null),
    ],
  };
};
