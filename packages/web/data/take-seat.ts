import { hasPendingShares } from './has-pending-shares.ts';

type Draw = typeof import('./give-share.ts');

/** Loaded when somebody sits down: the first load has no room for it. */
const load = (): Promise<Draw> => import('./give-share.ts');

export const takeSeat: Draw['takeSeat'] = async (...request) => (await load()).takeSeat(...request);

export const startAgainstBots: Draw['startAgainstBots'] = async (...request) =>
  (await load()).startAgainstBots(...request);

/** Goes on with draws that a reload has interrupted. */
export const resumeDraws = async (): Promise<void> => {
  if (hasPendingShares()) (await load()).resumeDraws();
};
