import './coach.css';
import type { Seat } from '@sesame/kernel';
import { Button, Icon, useMessages } from '@sesame/ui';
import { useEffect, useRef } from 'react';
import type { View } from '../rules/state.ts';
import { markGiven, nextHint, turnHintsOff, useHintMemory } from './coach-memory.ts';
import { coachTexts } from './coach-texts.ts';
import { type Topic, topicsFor } from './coach-topics.ts';

/** The next hint for the current position. */
const useCoach = (view: View, seat: Seat): Topic | undefined => {
  const topics = topicsFor(view, seat);
  const topic = nextHint(topics, useHintMemory());
  const shown = useRef<Topic>(undefined);
  useEffect(() => {
    // The hint no longer applies: don't show it again, read or not.
    if (shown.current && !topics.includes(shown.current)) markGiven(shown.current);
    shown.current = topic;
  });
  return topic;
};

/** Moves focus to the action panel, as the focused button disappears with its hint. */
const dismiss = (how: () => void) => () => {
  how();
  document.getElementById('fake-action')?.focus({ preventScroll: true });
};

/** Beginner's hints, one at a time, until they are turned off. */
export function Coach({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const say = useMessages(coachTexts);
  const topic = useCoach(view, seat);
  // The live region stays mounted: screen readers announce only changes inside it.
  return (
    <div className="coach" aria-live="polite">
      {topic && (
        <aside key={topic} className="slab coach-note small" aria-label={say.label}>
          <Icon name="hint" />
          <p>
            <b className="brass">{say.topics[topic].title}</b> {say.topics[topic].text}
          </p>
          <div className="coach-keys">
            <Button tight onPress={dismiss(() => markGiven(topic))}>
              {say.gotIt}
            </Button>
            <Button tight variant="quiet" onPress={dismiss(turnHintsOff)}>
              {say.turnOff}
            </Button>
          </div>
        </aside>
      )}
    </div>
  );
}
