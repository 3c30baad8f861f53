import type { Seal } from '@sesame/kernel';
import type { View } from './state.ts';

/**
 * CC19: the seals of both codes, opened once their codes are visible. They are final from the first guess on: before it,
 * the last code can still be undone.
 */
export const seals = ({ seats, phase }: View): readonly Seal[] => {
  const isFinal = phase === 'over' || seats.some(({ guesses }) => guesses.length > 0);
  if (!isFinal) return [];
  return seats.flatMap(({ seal, salt, code }, seat) => {
    if (seal === undefined) return [];
    return [{ seat, seal, ...(salt !== undefined && code !== undefined && { opened: { salt, value: code } }) }];
  });
};
