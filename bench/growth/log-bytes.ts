import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { GAMES } from '@sesame/registry';
import { importStore } from '@sesame/server/import-store';
import type { BenchRow } from '../benches.ts';
import type { BackingServices } from './backing-services.ts';
import { playBotMatch } from './bot-match.ts';
import { copyMatches } from './copy-matches.ts';
import { figureRow } from './growth-rows.ts';
import { startMeasuredServer } from './measured-server.ts';

const NO_CLOCK = { kind: 'none', perMove: 0, bank: 0 } as const;
/** Enough copies for partly filled pages not to matter. */
const COPIES_PER_MATCH = 300;

/** Bytes per move in the log, including its index, from copies of real bot matches. */
export const measureLogBytes = async (data: string, services: BackingServices): Promise<readonly BenchRow[]> => {
  const rows: BenchRow[] = [];
  for (const game of GAMES) {
    const folder = mkdtempSync(join(data, 'log-'));
    const file = join(folder, 'sesame.db');
    const server = await startMeasuredServer({ data: folder });
    await playBotMatch({ url: server.url, game, pace: NO_CLOCK });
    await server.stop();
    copyMatches(file, COPIES_PER_MATCH, ['log']);
    const database = services.makeDatabase(`log_${game.id.replaceAll('-', '_')}`);
    await importStore({ data: folder, database });
    const { plies, sqlite, text } = sizesIn(file);
    const postgres = Number(
      services.query(database, `select pg_total_relation_size('log')::float / count(*) from log`),
    );
    const what = (of: string) => `log bytes per move, ${game.id}, ${of}`;
    rows.push(
      figureRow({ what: what('move only'), unit: 'bytes', size: plies, cost: text }),
      figureRow({ what: what('SQLite'), unit: 'bytes', size: plies, cost: sqlite }),
      figureRow({ what: what('PostgreSQL'), unit: 'bytes', size: plies, cost: postgres }),
    );
    rmSync(folder, { recursive: true });
  }
  return rows;
};

const sizesIn = (file: string) => {
  using db = new DatabaseSync(file);
  const queryNumber = (query: string) => Number(db.prepare(query).get()?.value);
  const count = queryNumber('select count(*) as value from log');
  const pages = "select sum(pgsize) as value from dbstat where name = 'log'";
  return {
    plies: count / (COPIES_PER_MATCH + 1),
    sqlite: queryNumber(pages) / count,
    text: queryNumber('select avg(length(move)) as value from log'),
  };
};
