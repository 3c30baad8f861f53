import type { Contender } from './contender.ts';
import { startRelay } from './relay.ts';

/** A relay whose messages are on disk first: the ceiling of whoever keeps them as the house does. */
export const start: Contender['start'] = startRelay;
