import { FinalScore, ScoreTable, useMessages, useName, usePlayers, useRevealSteps } from '@sesame/ui';
import type { Blue, Count as Counted, Part } from '../rules/state.ts';
import { useBoard } from './board-context.ts';
import { finalCountTexts } from './final-count-texts.ts';

/** In the order of the animation. */
const PARTS = ['trophies', 'tiles', 'fakes', 'credits'] as const satisfies readonly (keyof Part)[];
/** One step per part, then the winner. */
const STEP_COUNT = PARTS.length + 1;

/** Final scoring: adds up part by part for all seats, then names the winner. */
export function FinalCount(props: { readonly end: { readonly outcome: Counted; readonly blue: Blue } }) {
  const { outcome, blue } = props.end;
  const { recentEvents } = useBoard();
  const say = useMessages(finalCountTexts);
  const { names } = usePlayers();
  const [step, skip] = useRevealSteps(STEP_COUNT, recentEvents.hasJustEnded);
  const isDone = step >= STEP_COUNT;
  const worth = (seat: number, part: keyof Part) => outcome.detail[seat]?.[part] ?? 0;
  const sumOf = (seat: number) => PARTS.slice(0, step).reduce((total, part) => total + worth(seat, part), 0);
  return (
    <FinalScore isDone={isDone} onSkip={skip}>
      <ScoreTable
        step={step}
        ranks={isDone ? outcome.ranks : undefined}
        names={names}
        columns={[
          ...PARTS.map((part, i) => ({
            label: say.parts[part],
            of: (seat: number) => figure(worth(seat, part)),
            from: i + 1,
          })),
          { label: say.total, of: sumOf, className: 'total' },
        ]}
      />
      <BlueNote blue={blue} />
    </FinalScore>
  );
}

const figure = (sum: number): string => String(sum).replace('-', '−');

/** Blue crystals of all seats, and who gets the blue trophies (FC17). */
function BlueNote({ blue }: { readonly blue: Blue }) {
  const say = useMessages(finalCountTexts);
  const name = useName();
  const { crystals, most, second } = blue;
  const isNone = crystals.every((count) => count === 0);
  const counts = crystals.map((count, seat) => say.blue(name(seat), count)).join(', ');
  const verdict = isNone
    ? say.nobody
    : most === undefined
      ? say.tie
      : `${say.most(name(most))} ${second === undefined ? say.noSecond : say.second(name(second))}`;
  return (
    <p className="small soft">
      {say.blueTitle} {counts}. {verdict}
    </p>
  );
}
