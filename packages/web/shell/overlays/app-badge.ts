/** Sets the number on the icon of the installed app. */
export const showBadge = (count: number): void => {
  // Unsupported or refused in some browsers, which is fine.
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  shown?.catch(() => {});
};
