import { useLowScreen, useNarrowScreen } from '@sesame/ui';

/**
 * Whether the button that makes your offer, and your clock, are pinned to the bottom edge: on an upright phone. On low
 * screens the offer’s panel is beside your stall.
 */
export const usePinnedOffer = (): boolean => {
  const isLow = useLowScreen();
  return useNarrowScreen() && !isLow;
};
