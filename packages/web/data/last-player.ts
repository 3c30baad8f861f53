import type { Me } from '@sesame/protocol';

/** Who this browser last was, for matches that begin without a network. */
export type LastPlayer = Pick<Me, 'id' | 'name'>;

const STORAGE_KEY = 'sesame.player';

export const rememberPlayer = ({ id, name }: LastPlayer): void => {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ id, name }));
  } catch {
    // Storage may be blocked: nothing is kept then.
  }
};

export const lastPlayer = (): LastPlayer | undefined => {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};
