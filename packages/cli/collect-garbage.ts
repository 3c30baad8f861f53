import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects garbage and gives its memory back. Loading the modules leaves more than a server at rest ever uses, and V8 keeps
 * it for a load that may not come.
 */
export const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  const collect: NodeJS.GCFunction = runInNewContext('gc');
  collect({ type: 'major', flavor: 'last-resort', execution: 'sync' });
};
