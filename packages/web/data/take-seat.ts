import { hasPendingShares } from './has-pending-shares.ts';

type Draw = typeof import('./give-share.ts');

/** Loaded when somebody sits down: the first load has no room for it. */
const load = (): Promise<Draw> => import('./give-share.ts');

export const takeSeat: Draw['takeSeat'] = async (...request) => (await load()).takeSeat(...request);

export const startAgainstBots: Draw['startAgainstBots'] = async (...request) =>
  (await load()).startAgainstBots(...request);

/** Takes part in the draw of a table at which this player was seated. */
export const joinDraw = async (table: string): Promise<void> => (await load()).joinDraw(table);

/** Goes on with draws that a reload has interrupted. */
export const resumeDraws = async (): Promise<void> => {
  if (hasPendingShares()) (await load()).resumeDraws();
};
