import type { Seat } from '@sesame/kernel';
import {
  Crystal,
  FinalScore,
  Icon,
  ScoreTable,
  useMessages,
  usePlayers,
  useReducedMotion,
  useRevealSteps,
} from '@sesame/ui';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { Count as Counted } from '../rules/state.ts';
import { useBoard } from './board-context.ts';
import { MachinePicture } from './MachinePicture.tsx';
import { boardTexts } from './texts.ts';

/** Closed, filled, crystals, then the winner. */
const COUNT_STEPS = 4;

/** Animated final count: closed, filled, crystals, and the winner last. */
export function FinalCount({ end }: { readonly end: Counted }) {
  const { recent, view, shown, show } = useBoard();
  const say = useMessages(boardTexts);
  const { names } = usePlayers();
  const [step, skip] = useRevealSteps(COUNT_STEPS, recent.isOver);
  const isDone = step >= COUNT_STEPS;
  const best = end.detail.filter((_, seat) => end.ranks[seat] === 1)[0];
  const rivals = end.detail.filter(
    ({ crystals, functions }) => crystals === best?.crystals && functions === best.functions,
  );
  const statusOf = (seat: number) => view.seats[seat]?.status ?? { open: 0, empty: 0, crystals: 0 };
  return (
    <FinalScore isDone={isDone} onSkip={skip} className="xc-tally">
      <ScoreTable
        step={step}
        ranks={isDone ? end.ranks : undefined}
        names={names}
        whose={(seat, name) => (
          <button type="button" className="xc-entry" aria-pressed={shown === seat} onClick={() => show(seat)}>
            <SeatMachine seat={seat} />
            {name}
          </button>
        )}
        columns={[
          {
            label: say.closed,
            of: (seat) => <CheckCell left={statusOf(seat).open} words={say.open(statusOf(seat).open)} />,
            from: 1,
          },
          {
            label: say.filled,
            of: (seat) => <CheckCell left={statusOf(seat).empty} words={say.empty(statusOf(seat).empty)} />,
            from: 2,
          },
          {
            label: say.crystals,
            of: (seat) => (
              <span className="xc-total">
                <Crystal colour="blue" size={20} glow={end.detail[seat]?.functions ?? false} />
                <CountUp to={statusOf(seat).crystals} isOn={step >= 3} />
              </span>
            ),
            from: 3,
          },
          { label: say.cards, of: (seat) => end.detail[seat]?.cards, from: COUNT_STEPS, className: 'xc-extra' },
          { label: say.hand, of: (seat) => end.detail[seat]?.hand, from: COUNT_STEPS, className: 'xc-extra' },
        ]}
      />
      {isDone && best?.functions === false && <p className="small soft">{say.none}</p>}
      {isDone && rivals.length > 1 && <p className="small soft">{say.tie}</p>}
    </FinalScore>
  );
}

function SeatMachine({ seat }: { readonly seat: Seat }) {
  const one = useBoard().view.seats[seat];
  return one && <MachinePicture machine={one.machine} />;
}

/** Check mark, or what is missing. On narrow screens the words are for screen readers only. */
function CheckCell({ left, words: open }: { readonly left: number; readonly words: string }) {
  const say = useMessages(boardTexts);
  const isYes = left === 0;
  return (
    <span className={`xc-answer ${isYes ? 'good' : 'bad'}`}>
      <Icon name={isYes ? 'check' : 'cross'} size={16} />
      {!isYes && (
        <b className="xc-brief" aria-hidden="true">
          {left}
        </b>
      )}
      <span className="xc-full">{isYes ? say.yes : open}</span>
    </span>
  );
}

/** Number that counts up. */
function CountUp({ to, isOn }: { readonly to: number; readonly isOn: boolean }) {
  const isCalm = useReducedMotion();
  const [now, setNow] = useState(to);
  useLayoutEffect(() => {
    if (!isOn) setNow(0);
  }, [isOn]);
  useEffect(() => {
    if (!isOn || now >= to) return;
    const timer = setTimeout(() => setNow(isCalm ? to : now + 1), isCalm ? 0 : Math.min(90, 700 / to));
    return () => clearTimeout(timer);
  }, [isOn, isCalm, now, to]);
  return <b>{now}</b>;
}
