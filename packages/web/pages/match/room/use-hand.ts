import { type IconName, useMessages, useNarrowScreen } from '@sesame/ui';
import { useState } from 'react';
import { roomTexts } from '../../../locales/room/texts.ts';

/** A button that switches between the hand and the whole board. */
export interface HandToggle {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
}

/** Whether a phone in a room shows the hand alone, as the rest is on the big screen. The player can choose otherwise. */
export const useHand = (
  room: string | undefined,
  mayPlay: boolean,
): { readonly isHand: boolean; readonly toggle: HandToggle | undefined } => {
  const say = useMessages(roomTexts);
  const isNarrow = useNarrowScreen();
  const [chosen, choose] = useState<boolean>();
  if (room === undefined || !mayPlay) return { isHand: false, toggle: undefined };
  const isHand = chosen ?? isNarrow;
  return {
    isHand,
    toggle: {
      icon: isHand ? 'eye' : 'user',
      label: isHand ? say.wholeBoard : say.handOnly,
      onPress: () => choose(!isHand),
    },
  };
};
