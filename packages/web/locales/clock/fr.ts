import type { en } from './en.ts';

export const fr: typeof en = {
  none: 'Sans pendule',
  perMove: (time) => `${time} par coup`,
  perPlayer: (time) => `${time} par joueur`,
  both: (bank, move) => `${bank} par joueur + ${move} par coup`,
  s: (n) => `${n} s`,
  min: (n) => `${n} min`,
  h: (n) => `${n} h`,
  days: (n) => (n < 2 ? `${n} jour` : `${n} jours`),
};
