import type { TournamentFormat } from '@sesame/protocol';
import { arena } from './arena.ts';
import type { Format } from './format.ts';
import { knockout } from './knockout.ts';
import { roundRobin } from './round-robin.ts';
import { swiss } from './swiss.ts';
import { tableRounds } from './table-rounds.ts';

export const FORMATS: Readonly<Record<TournamentFormat, Format>> = {
  swiss,
  robin: roundRobin,
  tables: tableRounds,
  knockout,
  arena,
};
