import type { Contender } from './contender.ts';
import { startSesame } from './sesame.ts';

/** Rated matches, whose players get receipts. */
export const start: Contender['start'] = (data) =>
  startSesame(data, { rated: true, pace: { kind: 'live', perMove: 600, bank: 0 } });
