/** Texts of the banner of matches with a running clock. */
export const en = {
  label: 'Running clocks',
  theirMove: 'Their move',
  more: (n: number): string => `+${n} more`,
};

export type ClockBannerTexts = typeof en;
