import { DatabaseSync } from 'node:sqlite';

/** What belongs to a match, by the tables of the store. */
const OF_A_MATCH = ['tables', 'matches', 'sittings', 'log', 'deadlines'];
/** Columns that name a match, a table or somebody: a copy has others. */
const NAMES = new Set(['id', 'match_id', 'table_id', 'player_id', 'host']);
/** Matches whose moves lie mixed on disk, as those of matches that are played at the same time do. */
const TOGETHER = 100;

/**
 * Makes so many copies of each match in the file of a house that is closed, with tables and players of their own: a house
 * in which much was played, in seconds. Whatever columns the store has, they are copied.
 */
export const multiply = (file: string, times: number, tables: readonly string[] = OF_A_MATCH): void => {
  using db = new DatabaseSync(file);
  db.exec('pragma synchronous = off; begin');
  for (const table of tables) {
    const columns = db
      .prepare('select name from pragma_table_info(?)')
      .all(table)
      .map(({ name }) => String(name));
    const order = columns.includes('seq') ? `n / ${TOGETHER}, seq, n` : 'n';
    const copied = columns.map(copyOf).join(', ');
    db.exec(`create temp table originals as select * from ${table}`);
    db.exec(`with recursive copies (n) as (select 1 union all select n + 1 from copies where n < ${times})
      insert into ${table} select ${copied} from copies cross join originals order by ${order}`);
    db.exec('drop table originals');
  }
  db.exec('commit; pragma wal_checkpoint(truncate)');
};

const copyOf = (column: string): string => {
  if (column === 'seats') return `replace(seats, '"player":"', '"player":"' || n || '-')`;
  return NAMES.has(column) ? `n || '-' || "${column}"` : `"${column}"`;
};
