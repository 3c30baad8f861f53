import { ok, refuse } from '@sesame/kernel';
import { MAX_LOG_ENTRIES_PER_PAGE, ROUTES } from '@sesame/protocol';
import { type HttpContext, registerRoute } from '../register-route.ts';

const NO_PROOF = refuse('no-proof', 'The public log never had these sizes.');

export const publicLogRoutes = (http: HttpContext): void => {
  const { publicLog } = http.services;
  registerRoute(http, ROUTES.logHead, async () => ok(await publicLog.head()));
  registerRoute(http, ROUTES.logEntries, async ({ query: { from = 0, limit = MAX_LOG_ENTRIES_PER_PAGE } }) =>
    ok([...(await publicLog.entries(from, limit))]),
  );
  registerRoute(http, ROUTES.logConsistency, async ({ query: { from, to } }) => {
    const proof = await publicLog.consistency(from, to);
    return proof === undefined ? NO_PROOF : ok({ proof: [...proof] });
  });
  registerRoute(http, ROUTES.matchLog, async ({ params }) => ok(await publicLog.ofMatch(params.id)));
};
