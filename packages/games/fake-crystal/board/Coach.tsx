import './coach.css';
import type { Seat } from '@sesame/kernel';
import { Button, focusNext, Icon, useAnnounce, useMessages } from '@sesame/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { View } from '../rules/state.ts';
import { hintMemory, markGiven, nextHint, turnHints, useHintMemory } from './coach-memory.ts';
import { coachTexts } from './coach-texts.ts';
import { FIRST_TOPICS, type Topic, topicsFor } from './coach-topics.ts';

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

/** Events and the prompt are announced first. */
const SPEECH_DELAY_MS = 2400;

const useSpokenHint = (hint: string | undefined): void => {
  const announce = useAnnounce();
  useEffect(() => {
    if (hint === undefined) return;
    const timer = setTimeout(() => announce(hint), SPEECH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [hint, announce]);
};

/** Dismisses a hint: the focused button disappears with it. */
const dismiss = (how: () => void) => () => {
  const board = document.activeElement?.closest('.fake');
  how();
  if (board) focusNext(board);
};

/**
 * Beginner's hints, one at a time, until they are turned off. In a first match they have a place of their own above the
 * board; later they lie over it. So the board never moves.
 */
export function Coach({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const say = useMessages(coachTexts);
  const topic = useCoach(view, seat);
  const memory = useHintMemory();
  const [isFirst, setFirst] = useState(() => nextHint(FIRST_TOPICS, memory) !== undefined);
  // A page from the server was rendered without what this browser remembers.
  useLayoutEffect(() => setFirst(nextHint(FIRST_TOPICS, hintMemory()) !== undefined), []);
  const hasPlace = isFirst && !memory.isOff;
  const hint = topic && say.topics[topic];
  useSpokenHint(hint && `${hint.title} ${hint.text}`);
  return (
    <div className={hasPlace ? 'coach reserved' : 'coach'}>
      {hasPlace && !topic && (
        <p className="coach-waiting soft small" aria-hidden>
          {say.waiting}
        </p>
      )}
      {topic && hint && (
        <aside key={topic} className="slab coach-note small" aria-label={say.label}>
          <Icon name="hint" />
          <p>
            <b className="brass">{hint.title}</b> {hint.text}
          </p>
          <div className="coach-keys">
            <Button tight onPress={dismiss(() => markGiven(topic))}>
              {say.gotIt}
            </Button>
            <Button tight variant="quiet" onPress={dismiss(() => turnHints(false))}>
              {say.turnOff}
            </Button>
          </div>
        </aside>
      )}
    </div>
  );
}
