// @ts-check
import { constants, enableCompileCache } from 'node:module';
import { join } from 'node:path';

/** Where the caches of this user are. Nobody else may write there: what the cache holds is run unchecked. */
const cacheFolder = () => {
  const { SESAME_WEB_CACHE, XDG_CACHE_HOME, HOME } = process.env;
  if (SESAME_WEB_CACHE) return SESAME_WEB_CACHE;
  if (XDG_CACHE_HOME) return join(XDG_CACHE_HOME, 'sesame');
  return HOME ? join(HOME, '.cache', 'sesame') : undefined;
};

/**
 * Keeps compiled modules on disk, TypeScript without its types included, which halves the time of the next start. Without a
 * folder that can be written everything is compiled again.
 */
export const keepCompiledModules = () => {
  const folder = cacheFolder();
  if (folder === undefined || process.env.NODE_COMPILE_CACHE !== undefined) return;
  const compiled = join(folder, 'compiled');
  const { status } = enableCompileCache(compiled);
  // Threads and child processes read it from the environment.
  if (status === constants.compileCacheStatus.ENABLED) process.env.NODE_COMPILE_CACHE = compiled;
};
