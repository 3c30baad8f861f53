import type { Contender } from './contender.ts';
import { startRelay } from './relay.ts';

/** A relay that commits each message to disk first: the upper bound for a server as durable as Sesame. */
export const start: Contender['start'] = startRelay;
