import { Button, Icon, SeatStone, Slab, useMessages, useName, useSteps } from '@sesame/ui';
import type { Blue, Count as Counted, Part } from '../rules/state.ts';
import { counting } from './count-words.ts';
import { useTable } from './table.ts';

/** The parts of a score, in the order in which they are added up. */
const PARTS = ['trophies', 'tiles', 'fakes', 'credits'] as const satisfies readonly (keyof Part)[];
/** The winner comes last. */
const STEPS = PARTS.length + 1;

/** The end of the game: scores add up part by part, for all seats at once; the winner is named last. */
export function Count(props: { readonly end: { readonly outcome: Counted; readonly blue: Blue } }) {
  const { outcome, blue } = props.end;
  const { happenings, view } = useTable();
  const say = useMessages(counting);
  const name = useName();
  const [step, skip] = useSteps(STEPS, happenings.isOver);
  const isDone = step >= STEPS;
  return (
    <Slab as="section" className="count" aria-labelledby="fake-count">
      <header className="coll-head">
        <h3 id="fake-count">{say.title}</h3>
        {!isDone && (
          <Button variant="quiet" tight onPress={skip}>
            {say.skip}
          </Button>
        )}
      </header>
      <table>
        <thead className="soft tiny">
          <tr>
            <th scope="col">{say.player}</th>
            {PARTS.map((part) => (
              <th key={part} scope="col">
                {say.parts[part]}
              </th>
            ))}
            <th scope="col">{say.total}</th>
          </tr>
        </thead>
        <tbody>
          {view.seats.map((_, seat) => {
            const parts = outcome.detail[seat];
            const rank = outcome.ranks[seat] ?? 0;
            const told = PARTS.slice(0, step);
            const sum = told.reduce((total, part) => total + (parts?.[part] ?? 0), 0);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
              <tr key={seat} className={isDone && rank === 1 ? 'first' : undefined}>
                <th scope="row">
                  <span className="line">
                    <SeatStone seat={seat} size={22} />
                    {name(seat)}
                    {isDone && rank === 1 && <Icon name="trophy" size={18} />}
                  </span>
                </th>
                {PARTS.map((part, i) => (
                  <td key={part} className={i < step ? 'told' : 'untold'}>
                    {figure(parts?.[part] ?? 0)}
                  </td>
                ))}
                <td className="total">{sum}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <BlueNote blue={blue} />
    </Slab>
  );
}

const figure = (sum: number): string => String(sum).replace('-', '−');

/** Who has the blue trophies, and why. */
function BlueNote({ blue }: { readonly blue: Blue }) {
  const say = useMessages(counting);
  const name = useName();
  const { crystals, most, second } = blue;
  const isNone = crystals.every((count) => count === 0);
  const counts = crystals.map((count, seat) => say.blue(name(seat), count)).join(', ');
  const verdict = isNone
    ? say.nobody
    : most === undefined
      ? say.tie
      : `${say.most(name(most))} ${second === undefined ? say.secondTie : say.second(name(second))}`;
  return (
    <p className="small soft">
      {say.blueTitle} {counts}. {verdict}
    </p>
  );
}
