import { type Outcome, type Viewer, winnersOf } from '@sesame/kernel';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useAnnounce } from '../announcer.tsx';
import { Button } from '../controls/Button.tsx';
import type { Finale } from '../game-screen.ts';
import { Icon } from '../icons/Icon.tsx';
import { useMessages } from '../language/texts.ts';
import { uiMessages } from '../language/ui-messages.ts';
import { Slab } from '../layout/surfaces.tsx';
import { usePlayers } from '../players/players-context.tsx';
import { SeatName } from '../players/SeatName.tsx';
import { useRevealSteps } from './reveal-steps.ts';
import { ScoreTable } from './ScoreTable.tsx';

interface EndSceneProps {
  readonly outcome: Outcome;
  readonly viewer: Viewer;
  /** Who won and how, in one sentence. */
  readonly sentence: string;
  readonly finale: Finale;
  readonly picture: ReactNode;
  /** Whether the match has just ended, so that the scores count up. */
  readonly isNew: boolean;
  /** Rating changes and what to do next. */
  readonly children: ReactNode;
}

/** The board announces the last events, and the heading is focused; then the result follows. */
const RESULT_DELAY_MS = 600;

type Result = 'won' | 'lost' | 'tied' | 'watched';

const resultFor = (outcome: Outcome, viewer: Viewer): Result => {
  if (viewer === 'spectator') return 'watched';
  const winners = winnersOf(outcome);
  if (!winners.includes(viewer)) return 'lost';
  return winners.length === 1 ? 'won' : 'tied';
};

/** The end of a match: the result from the viewer’s side, the ranked scores and the moment of the match. */
export function EndScene({ outcome, viewer, sentence, finale, picture, isNew, children }: EndSceneProps) {
  const say = useMessages(uiMessages);
  const { names } = usePlayers();
  const { columns, highlight, note } = finale;
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const steps = Math.max(0, ...columns.map(({ from = 0 }) => from)) + 1;
  const [step, skip] = useRevealSteps(steps, isNew);
  const isDone = step >= steps;
  const result = resultFor(outcome, viewer);
  const announce = useAnnounce();
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => announce(sentence), RESULT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDone, sentence, announce]);
  const skipCount = () => {
    skip();
    heading.current?.focus();
  };
  return (
    <Slab as="section" className={`end-scene ${isDone ? result : 'counting'}`} aria-labelledby={title}>
      <div className="end-picture">{picture}</div>
      <div className="end-story">
        <h2 ref={heading} id={title} className="end-result display" tabIndex={-1} data-focus-next>
          {isDone ? say.end[result] : say.end.title}
        </h2>
        <p className="end-sentence">{isDone ? sentence : ''}</p>
        {columns.length > 0 && (
          <ScoreTable
            {...{ columns, step, names }}
            ranks={isDone ? outcome.ranks : undefined}
            label={(seat) => <SeatName seat={seat} />}
            isRanked
          />
        )}
        {note && <p className="small soft">{note}</p>}
        {highlight && isDone && (
          <p className="end-highlight small">
            <Icon name="star" size={18} />
            <span>{highlight}</span>
          </p>
        )}
      </div>
      <div className="end-next">
        {isDone ? (
          children
        ) : (
          <Button variant="quiet" onPress={skipCount}>
            {say.scores.skip}
          </Button>
        )}
      </div>
    </Slab>
  );
}
