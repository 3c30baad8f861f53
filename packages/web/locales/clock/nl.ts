import type { en } from './en.ts';

const many = (n: number, one: string, more: string) => (n === 1 ? `1 ${one}` : `${n} ${more}`);

export const nl: typeof en = {
  none: 'Geen klok',
  perMove: (time) => `${time} per zet`,
  perPlayer: (time) => `${time} ieder`,
  both: (bank, move) => `${bank} ieder en ${move} per zet`,
  s: (n) => `${n} s`,
  min: (n) => `${n} min`,
  h: (n) => `${n} u`,
  days: (n) => many(n, 'dag', 'dagen'),
};
