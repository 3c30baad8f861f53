import { useState } from 'react';

interface Pressable {
  readonly isDisabled?: boolean | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly type?: 'button' | 'submit' | undefined;
}

/**
 * Props of a button. One that is disabled while it has the focus keeps it and ignores presses, for instance until its
 * request is answered: browsers move the focus from a disabled button to the top of the page.
 */
export const useDisabled = ({ isDisabled = false, onPress, type = 'button' }: Pressable) => {
  const [isFocused, onFocusChange] = useState(false);
  if (isDisabled && isFocused) return { 'aria-disabled': true, type: 'button', onFocusChange } as const;
  return { isDisabled, type, onFocusChange, ...(onPress && { onPress }) } as const;
};
