import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { GAMES } from '@sesame/registry';
import { importStore } from '@sesame/server/import-store';
import type { BenchRow } from '../benches.ts';
import type { Services } from './backing-services.ts';
import { playBotMatch } from './bot-match.ts';
import { multiply } from './copy-matches.ts';
import { figureRow } from './growth-rows.ts';
import { startHouse } from './measured-server.ts';

const NO_CLOCK = { kind: 'none', perMove: 0, bank: 0 } as const;
/** So many copies of a match that pages and what is free in them do not show. */
const COPIES = 300;

/** Bytes that a move takes in the log, with its index: real matches between bots, many times over. */
export const measureLogBytes = async (data: string, services: Services): Promise<readonly BenchRow[]> => {
  const rows: BenchRow[] = [];
  for (const game of GAMES) {
    const folder = mkdtempSync(join(data, 'log-'));
    const file = join(folder, 'sesame.db');
    const house = await startHouse({ data: folder });
    await playBotMatch({ url: house.url, game, pace: NO_CLOCK });
    await house.stop();
    multiply(file, COPIES, ['log']);
    const database = services.makeDatabase(`log_${game.id.replaceAll('-', '_')}`);
    await importStore({ file, database });
    const { plies, sqlite, text } = sizesIn(file);
    const postgres = Number(services.ask(database, `select pg_total_relation_size('log')::float / count(*) from log`));
    const what = (of: string) => `bytes of the log a move, ${game.id}, ${of}`;
    rows.push(
      figureRow({ what: what('its move alone'), unit: 'bytes', size: plies, cost: text }),
      figureRow({ what: what('SQLite'), unit: 'bytes', size: plies, cost: sqlite }),
      figureRow({ what: what('PostgreSQL'), unit: 'bytes', size: plies, cost: postgres }),
    );
    rmSync(folder, { recursive: true });
  }
  return rows;
};

const sizesIn = (file: string) => {
  using db = new DatabaseSync(file);
  const ask = (query: string) => Number(db.prepare(query).get()?.value);
  const count = ask('select count(*) as value from log');
  const pages = `select sum(pgsize) as value from dbstat where name in ('log', 'sqlite_autoindex_log_1')`;
  return {
    plies: count / (COPIES + 1),
    sqlite: ask(pages) / count,
    text: ask('select avg(length(move)) as value from log'),
  };
};
