import { useAnnounce, useTextContext } from '@sesame/ui';
import { useEffect, useEffectEvent } from 'react';
import type { Event } from '../rules/index.ts';
import { describe } from './texts.ts';

/** Tells people with a screen reader what has happened, in the words of the log. */
export const useSpokenEvents = (events: readonly Event[]): void => {
  const announce = useAnnounce();
  const context = useTextContext();
  const speak = useEffectEvent((happened: readonly Event[]) => {
    const lines = happened.flatMap((event) => describe(event, context) ?? []);
    if (lines.length > 0) announce(lines.join(' '));
  });
  useEffect(() => speak(events), [events]);
};
