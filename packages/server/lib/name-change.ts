import { foldName } from './fold-name.ts';
import { cleanName, skeletonOf } from './name-skeleton.ts';

/** A name as it is shown, as it is signed in with, and as it looks. Undefined: nothing visible is left of what was typed. */
export const makeNameChange = (typed: string, at: number) => {
  const name = cleanName(typed);
  const skeleton = skeletonOf(name);
  return skeleton === '' ? undefined : { name, nameKey: foldName(name), skeleton, at };
};
