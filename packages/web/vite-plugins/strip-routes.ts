import { ROUTES } from '@sesame/protocol';
import type { Plugin } from 'vite';

const MODULE = '/packages/protocol/routes.ts';

/**
 * Replaces the table of HTTP routes by the part that requests need. The client derives its methods from the table, and
 * its schemas would add 27 kB to the first load.
 */
export const stripRoutes = (): Plugin => ({
  name: 'strip-routes',
  enforce: 'pre',
  load(id) {
    if (!id.replaceAll('\\', '/').split('?')[0]?.endsWith(MODULE)) return;
    const entries = Object.entries(ROUTES).map(([name, { method, path }]) => [name, { method, path }]);
    return `export const ROUTES = ${JSON.stringify(Object.fromEntries(entries))};`;
  },
});
