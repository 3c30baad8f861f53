import type { Seal } from '@sesame/kernel';
import type { View } from './state.ts';

/** CC19: the seals of both codes, opened once their codes are visible. */
export const seals = ({ seats }: View): readonly Seal[] =>
  seats.flatMap(({ seal, salt, code }, seat) => {
    if (seal === undefined) return [];
    return [{ seat, seal, ...(salt !== undefined && code !== undefined && { opened: { salt, value: code } }) }];
  });
