import type { Actor } from '@sesame/kernel';
import type { ChatLine } from '@sesame/protocol';
import type { Insertable, Selectable } from 'kysely';
import type { Schema } from './schema.ts';
import type { LogRow, StoredMatch, StoredPlayer, StoredTable } from './store.ts';

type Row<Name extends keyof Schema> = Selectable<Schema[Name]>;

export const parsePlayer = ({ id, name, created_at, left_at, owner }: Row<'players'>): StoredPlayer => ({
  id,
  name,
  createdAt: Number(created_at),
  ...(left_at !== null && { leftAt: Number(left_at) }),
  ...(owner !== null && { owner }),
});

export const makeTableRow = (table: StoredTable): Row<'tables'> => ({
  id: table.id,
  version: table.version,
  game: table.game,
  options: JSON.stringify(table.options),
  pace: JSON.stringify(table.pace),
  open: table.open ? 1 : 0,
  rated: table.rated ? 1 : 0,
  host: table.host ?? '',
  seats: JSON.stringify(table.seats),
  secret: table.secret,
  draw_due_at: table.drawDueAt ?? null,
  draw_repeats: table.drawRepeats,
  created_at: table.createdAt,
  match_id: table.match ?? null,
  next_id: table.next ?? null,
  closed_at: table.closedAt ?? null,
});

export const parseTable = (row: Row<'tables'>): StoredTable => ({
  id: row.id,
  version: row.version,
  game: row.game,
  options: JSON.parse(row.options),
  pace: JSON.parse(row.pace),
  open: row.open === 1,
  rated: row.rated === 1,
  ...(row.host !== '' && { host: row.host }),
  seats: JSON.parse(row.seats),
  secret: row.secret,
  ...(row.draw_due_at !== null && { drawDueAt: Number(row.draw_due_at) }),
  drawRepeats: row.draw_repeats,
  createdAt: Number(row.created_at),
  ...(row.match_id !== null && { match: row.match_id }),
  ...(row.next_id !== null && { next: row.next_id }),
  ...(row.closed_at !== null && { closedAt: Number(row.closed_at) }),
});

export const makeMatchRow = (match: StoredMatch): Insertable<Schema['matches']> => ({
  id: match.id,
  table_id: match.table,
  game: match.game,
  rules: match.rules,
  options: JSON.stringify(match.options),
  pace: JSON.stringify(match.pace),
  rated: match.rated ? 1 : 0,
  seats: JSON.stringify(match.seats),
  secret: match.secret,
  contributions: JSON.stringify(match.contributions),
  epoch: match.epoch,
  started_at: match.startedAt,
  ended_at: match.endedAt ?? null,
  outcome: match.outcome === undefined ? null : JSON.stringify(match.outcome),
  branched: match.branched === undefined ? null : JSON.stringify(match.branched),
  tournament: match.tournament ?? null,
});

export const parseMatch = (row: Row<'matches'>): StoredMatch => ({
  id: row.id,
  table: row.table_id,
  game: row.game,
  rules: row.rules,
  options: JSON.parse(row.options),
  pace: JSON.parse(row.pace),
  ...(row.start_pace !== null && { startPace: JSON.parse(row.start_pace) }),
  rated: row.rated === 1,
  seats: JSON.parse(row.seats),
  secret: row.secret,
  contributions: JSON.parse(row.contributions),
  epoch: Number(row.epoch),
  startedAt: Number(row.started_at),
  ...(row.ended_at !== null && { endedAt: Number(row.ended_at) }),
  ...(row.outcome !== null && { outcome: JSON.parse(row.outcome) }),
  ...(row.aborted !== null && { aborted: row.aborted }),
  ...(row.paused_at !== null && { pausedAt: Number(row.paused_at) }),
  ...(row.branched !== null && { branched: JSON.parse(row.branched) }),
  ...(row.tournament !== null && { tournament: row.tournament }),
});

const parseActor = (by: string): Actor => (by === 'chance' || by === 'clock' ? by : Number(by));

/** A row of the log as the table has it: what it says besides being an input is in `move`. */
export const makeLogRow = (row: LogRow): Omit<Row<'log'>, 'match_id'> => {
  const { seq, at, key = null } = row;
  const common = { seq, at, key, receipt: null, takes_back: null, kind: row.kind ?? null };
  switch (row.kind) {
    case undefined: {
      const receipt = row.receipt === undefined ? null : JSON.stringify(row.receipt);
      return { ...common, by: String(row.by), move: JSON.stringify(row.move), receipt };
    }
    case 'undo':
      return { ...common, by: String(row.by), move: 'null', takes_back: row.undoes, kind: null };
    case 'end': {
      const { note, outcome } = row;
      return { ...common, by: '', move: JSON.stringify({ note, outcome }) };
    }
    case 'withdraw':
      return { ...common, by: String(row.by), move: '{}' };
    case 'offer': {
      const { timeControl, agreed } = row;
      return { ...common, by: String(row.by), move: JSON.stringify({ timeControl, agreed }) };
    }
    case 'agree':
      return { ...common, by: String(row.by), move: JSON.stringify({ timeControl: row.timeControl }) };
  }
};

export const parseLogRow = (row: Omit<Row<'log'>, 'match_id'>): LogRow => {
  const { by, move, key, receipt, takes_back, kind } = row;
  const common = { seq: row.seq, at: Number(row.at), ...(key !== null && { key }) };
  if (takes_back !== null) return { kind: 'undo', ...common, by: Number(by), undoes: takes_back };
  if (kind === 'end') return { kind, ...common, ...JSON.parse(move) };
  if (kind !== null) return { kind, ...common, by: Number(by), ...JSON.parse(move) };
  const input = { ...common, by: parseActor(by), move: JSON.parse(move) };
  return receipt === null ? input : { ...input, receipt: JSON.parse(receipt) };
};

export const parseChatLine = ({
  seq,
  at,
  player_id,
  name,
  text,
  guest,
}: Omit<Row<'chat'>, 'table_id' | 'key'>): ChatLine => ({
  seq,
  at: Number(at),
  player: player_id,
  name,
  text,
  ...(guest === 1 && { guest: true }),
});
