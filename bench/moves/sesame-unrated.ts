import type { Contender } from './contender.ts';
import { startSesame } from './sesame.ts';

/** The same as in `sesame-rated.ts` without a rating, and so without receipts. */
export const start: Contender['start'] = (data) =>
  startSesame(data, { rated: false, pace: { kind: 'live', perMove: 600, bank: 0 } });
