import { useDeferredValue } from 'react';

/** Whether to show a dialog. It opens a frame later than asked, so that the press that opens it is painted first. */
export const useOpensNext = (isOpen: boolean): boolean => useDeferredValue(isOpen, false) && isOpen;
