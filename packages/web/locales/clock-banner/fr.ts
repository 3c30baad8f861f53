import type { ClockBannerTexts } from './en.ts';

export const fr: ClockBannerTexts = {
  label: 'Pendules en marche',
  theirMove: 'À l’adversaire',
  more: (n) => (n === 1 ? '+ 1 autre' : `+ ${n} autres`),
};
