/** A signed number: +12, −8, ±0. */
export const formatChange = (change: number): string => {
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : `−${-change}`;
};
