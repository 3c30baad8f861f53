import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROUTES } from '@sesame/protocol';
import type { Plugin } from 'vite';

/** Beside the module that exports it; in an installed package both are JavaScript. */
const MODULE = fileURLToPath(import.meta.resolve('@sesame/protocol')).replace(/index(\.[jt]s)$/, 'routes$1');

/**
 * Replaces the table of HTTP routes by the part that requests need. The client derives its methods from the table, and
 * its schemas would add 27 kB to the first load.
 */
export const stripRoutes = (): Plugin => ({
  name: 'strip-routes',
  enforce: 'pre',
  load(id) {
    if (relative(MODULE, id.split('?')[0] ?? '') !== '') return;
    const entries = Object.entries(ROUTES).map(([name, { method, path }]) => [name, { method, path }]);
    return `export const ROUTES = ${JSON.stringify(Object.fromEntries(entries))};`;
  },
});
