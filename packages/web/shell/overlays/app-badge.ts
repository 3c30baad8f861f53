/** The number at the house's icon, where it is installed and the system shows one. */
export const showBadge = (count: number): void => {
  // Not every browser has it, and some refuse: a badge is a courtesy.
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  shown?.catch(() => {});
};
