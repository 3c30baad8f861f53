import type { Table, TableSeat } from '@sesame/protocol';
import { answer, answerTopic } from './fake-server.ts';

export const person = (name: string, change: Partial<Extract<TableSeat, { kind: 'person' }>> = {}): TableSeat => ({
  kind: 'person',
  player: name.toLowerCase(),
  name,
  online: true,
  agreed: true,
  ...change,
});

/** A table with one of two seats taken, by Bo. */
export const makeTable = (change: Partial<Table> = {}): Table => ({
  id: 't',
  game: 'crack-the-code',
  options: {},
  pace: { kind: 'none', perMove: 0, bank: 0 },
  open: false,
  rated: false,
  terms: 'a'.repeat(64),
  host: 'bo',
  seats: [person('Bo'), { kind: 'open' }],
  commitment: '',
  draw: { repeats: 0 },
  createdAt: 0,
  ...change,
});

/** Answers requests that start a match against bots. */
export const answerPlayBots = (match: string): void => {
  answer('POST /tables', makeTable({ host: 'ann' }));
  answer('POST /tables/t/start', makeTable({ host: 'ann', match }));
};

/** Answers requests for a table and its topic. */
export const answerTable = (table: Table): void => {
  answer(`GET /tables/${table.id}`, table);
  answerTopic(`table:${table.id}`, () => ({ type: 'table', table }));
};
