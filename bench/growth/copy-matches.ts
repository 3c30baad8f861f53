import { DatabaseSync } from 'node:sqlite';

/** Tables of the store with rows that belong to a match. */
const MATCH_TABLES = ['tables', 'matches', 'sittings', 'log', 'deadlines'];
/** Columns with ids of matches, tables and players, which a copy must change. */
const ID_COLUMNS = new Set(['id', 'match_id', 'table_id', 'player_id', 'host']);
/** The moves of this many matches are interleaved on disk, as in matches played at the same time. */
const INTERLEAVED_MATCHES = 100;

/**
 * Copies each match in the SQLite file of a stopped server this many times, with new tables and players. Fills a store
 * within seconds. Columns are read from the schema, so new ones are copied too.
 */
export const copyMatches = (file: string, times: number, tables: readonly string[] = MATCH_TABLES): void => {
  using db = new DatabaseSync(file);
  db.exec('pragma synchronous = off; begin');
  for (const table of tables) {
    const columns = db
      .prepare('select name from pragma_table_info(?)')
      .all(table)
      .map(({ name }) => String(name));
    const order = columns.includes('seq') ? `n / ${INTERLEAVED_MATCHES}, seq, n` : 'n';
    const copied = columns.map(copyExpression).join(', ');
    db.exec(`create temp table originals as select * from ${table}`);
    db.exec(`with recursive copies (n) as (select 1 union all select n + 1 from copies where n < ${times})
      insert into ${table} select ${copied} from copies cross join originals order by ${order}`);
    db.exec('drop table originals');
  }
  db.exec('commit; pragma wal_checkpoint(truncate)');
};

const copyExpression = (column: string): string => {
  if (column === 'seats') return `replace(seats, '"player":"', '"player":"' || n || '-')`;
  return ID_COLUMNS.has(column) ? `n || '-' || "${column}"` : `"${column}"`;
};
