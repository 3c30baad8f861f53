import type { Append } from '../store.ts';

/**
 * Appends for many matches in one statement: one round trip and one commit per batch. A match that has ended, or whose
 * first row would leave a gap, is skipped; an existing row fails the whole statement.
 */
const APPEND = `
with given as (
  select * from unnest($1::text[], $2::integer[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[],
    $8::integer[]) as given (match_id, seq, at, by, move, key, receipt, takes_back)
), firsts as (
  select match_id, min(seq) as seq from given group by match_id
  union all
  select match_id, 1 from unnest($9::text[]) as rowless (match_id)
), sound as (
  select match_id from firsts
    where (seq = 1 or exists (select 1 from log where log.match_id = firsts.match_id and log.seq = firsts.seq - 1))
      and not exists (select 1 from matches where matches.id = firsts.match_id and ended_at is not null)
), put as (
  insert into log (match_id, seq, at, by, move, key, receipt, takes_back)
  select given.* from given join sound using (match_id) order by given.match_id, given.seq
), due as (
  insert into deadlines (match_id, due_at)
  select match_id, due_at from unnest($10::text[], $11::bigint[]) as due (match_id, due_at) join sound using (match_id)
    order by match_id
  on conflict (match_id) do update set due_at = excluded.due_at, claimed_until = 0
), never as (
  delete from deadlines using unnest($12::text[]) as never (id) join sound on sound.match_id = never.id
    where deadlines.match_id = never.id
), ended as (
  update matches set ended_at = ended.at, outcome = ended.outcome
    from unnest($13::text[], $14::bigint[], $15::text[]) as ended (id, at, outcome) join sound on sound.match_id = ended.id
    where matches.id = ended.id
)
select match_id from sound`;

/** The append statement, for at most one append per match. It returns the matches that were written. */
export const makeAppendQuery = (appends: readonly Append[]) => {
  const rows = appends.flatMap(({ match, rows }) => rows.map((row) => ({ match, ...row })));
  const due = appends.filter(({ due }) => typeof due === 'number');
  const ended = appends.flatMap(({ match, end }) => (end === undefined ? [] : [{ match, ...end }]));
  const matchesOf = (some: readonly Append[]) => some.map(({ match }) => match);
  return {
    name: 'append',
    text: APPEND,
    values: [
      rows.map(({ match }) => match),
      rows.map(({ seq }) => seq),
      rows.map(({ at }) => at),
      rows.map(({ by }) => String(by)),
      rows.map(({ move }) => JSON.stringify(move)),
      rows.map(({ key }) => key ?? null),
      rows.map(({ receipt }) => (receipt === undefined ? null : JSON.stringify(receipt))),
      rows.map(({ takesBack }) => takesBack ?? null),
      matchesOf(appends.filter((append) => append.rows.length === 0)),
      matchesOf(due),
      due.map(({ due }) => due),
      matchesOf(appends.filter(({ due }) => due === null)),
      ended.map(({ match }) => match),
      ended.map(({ at }) => at),
      ended.map(({ outcome }) => JSON.stringify(outcome)),
    ],
  };
};
