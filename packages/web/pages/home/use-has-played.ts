import { useLayoutEffect, useState } from 'react';
import { currentSettings, type Settings, useSettings } from '../../data/settings.ts';

/** Whether this browser remembers that somebody played, learned or chose a name. */
const hasPlayed = ({ named, finished, lessons, bots, paces }: Settings): boolean =>
  named || [finished, lessons, bots, paces].some((remembered) => Object.keys(remembered).length > 0);

/** The same, as it was when the page was opened: starting a first match does not change the page behind its dialog. */
export const useHasPlayed = (): boolean => {
  const settings = useSettings();
  const [played, setPlayed] = useState(() => hasPlayed(settings));
  // A page from the server was rendered without what this browser remembers.
  useLayoutEffect(() => setPlayed(hasPlayed(currentSettings())), []);
  return played;
};
