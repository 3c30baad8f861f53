import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgresProgram } from '@sesame/server/services';

/** A row as a move of Crack the Code writes it, in a transaction of its own. */
const INSERT = `\\set seq random(1, 2000000000)
insert into log (match_id, seq, at, by, move, key)
  values ('pgbench' || :client_id || lpad(:seq::text, 12, '0'), :seq, 12345, '0', '{"type":"guess","code":"yyyyy"}',
    'bench-move-123');
`;

/** Transactions per second that pgbench makes with such rows, with as many clients as there are matches. */
export const measurePgbench = (
  database: string,
  { clients, seconds }: { clients: number; seconds: number },
): number => {
  const program = findPostgresProgram('pgbench');
  if (program === undefined) throw new Error('pgbench is not installed. On Debian: apt-get install postgresql');
  const folder = mkdtempSync(join(tmpdir(), 'sesame-pgbench-'));
  const script = join(folder, 'insert.sql');
  writeFileSync(script, INSERT);
  const load = ['-c', String(clients), '-j', '2', '-T', String(seconds), '-M', 'prepared'];
  const output = execFileSync(program, ['-n', ...load, '-f', script, database], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const [, rate] = /^tps = ([\d.]+)/m.exec(output) ?? [];
  return Number(rate);
};
