import type { en } from './en.ts';

const many = (n: number, one: string, more: string) => (n < 2 ? `${n} ${one}` : `${n} ${more}`);

export const fr: typeof en = {
  none: 'Sans pendule',
  perMove: (time) => `${time} par coup`,
  perPlayer: (time) => `${time} chacun`,
  both: (bank, move) => `${bank} chacun et ${move} par coup`,
  s: (n) => `${n} s`,
  min: (n) => `${n} min`,
  h: (n) => `${n} h`,
  days: (n) => many(n, 'jour', 'jours'),
};
