import type { ClockBannerTexts } from './en.ts';

export const nl: ClockBannerTexts = {
  label: 'Lopende klokken',
  theirMove: 'Ander aan zet',
  more: (n) => `nog ${n}`,
};
