import type { en } from './en.ts';

export const nl: typeof en = {
  none: 'Zonder klok',
  perMove: (time) => `${time} per zet`,
  perPlayer: (time) => `${time} per speler`,
  both: (bank, move) => `${bank} per speler + ${move} per zet`,
  s: (n) => `${n} s`,
  min: (n) => `${n} min`,
  h: (n) => `${n} u`,
  days: (n) => (n === 1 ? '1 dag' : `${n} dagen`),
};
