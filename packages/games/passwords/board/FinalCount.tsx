import { FinalScore, ScoreTable, useMessages, usePlayers, useRevealSteps } from '@sesame/ui';
import type { View } from '../rules/state.ts';
import { useBoard } from './board-context.ts';
import { countTexts } from './count-texts.ts';

/** The count is revealed in steps: stones in hand, stones on the circle, then safes and ranks. */
const PARTS = ['hand', 'circle'] as const;
const STEPS = PARTS.length + 1;

/** The final count: every player's stones in hand and on the circle. */
export function FinalCount({ end }: { readonly end: NonNullable<View['end']> }) {
  const { recentEvents, view } = useBoard();
  const say = useMessages(countTexts);
  const { names } = usePlayers();
  const [step, skip] = useRevealSteps(STEPS, recentEvents.isOver);
  const isDone = step >= STEPS;
  const sumOf = (seat: number) =>
    PARTS.slice(0, step).reduce((total, part) => total + (view.seats[seat]?.[part] ?? 0), 0);
  return (
    <FinalScore isDone={isDone} onSkip={skip}>
      <ScoreTable
        step={step}
        ranks={isDone ? end.outcome.ranks : undefined}
        names={names}
        columns={[
          ...PARTS.map((part, i) => ({
            label: say.parts[part],
            of: (seat: number) => view.seats[seat]?.[part],
            from: i + 1,
          })),
          { label: say.left, of: sumOf, className: 'total' },
          { label: say.safes, of: (seat) => view.seats[seat]?.cards.length, from: STEPS },
        ]}
      />
      <p className="tiny soft">{say.fewest}</p>
    </FinalScore>
  );
}
