import { Button, Icon, SeatStone, Slab, useMessages, useName, useSteps } from '@sesame/ui';
import type { View } from '../rules/state.ts';
import { counting } from './count-words.ts';
import { useTable } from './table.ts';

/** Stones in front of a player, then those on the circle; then their sum is what counts, and who has won. */
const PARTS = ['hand', 'circle'] as const;
const STEPS = PARTS.length + 1;

/** The end: what everybody has left adds up, in front of them and on the circle. */
export function Count({ end }: { readonly end: NonNullable<View['end']> }) {
  const { happenings, view } = useTable();
  const say = useMessages(counting);
  const name = useName();
  const [step, skip] = useSteps(STEPS, happenings.isOver);
  const isDone = step >= STEPS;
  return (
    <Slab as="section" className="pw-count" aria-labelledby="pw-count">
      <header>
        <h3 id="pw-count">{say.title}</h3>
        {!isDone && (
          <Button variant="quiet" tight onPress={skip}>
            {say.skip}
          </Button>
        )}
      </header>
      <table>
        <thead className="soft tiny">
          <tr>
            <th scope="col">
              <span className="unseen">{say.player}</span>
            </th>
            {PARTS.map((part) => (
              <th key={part} scope="col">
                {say.parts[part]}
              </th>
            ))}
            <th scope="col">{say.left}</th>
            <th scope="col">{say.safes}</th>
          </tr>
        </thead>
        <tbody>
          {view.seats.map((side, seat) => {
            const isFirst = isDone && end.outcome.ranks[seat] === 1;
            const sum = PARTS.slice(0, step).reduce((total, part) => total + side[part], 0);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
              <tr key={seat} className={isFirst ? 'first' : undefined}>
                <th scope="row">
                  <span className="line">
                    <SeatStone seat={seat} size={22} />
                    <span>{name(seat)}</span>
                    {isFirst && <Icon name="trophy" size={18} />}
                  </span>
                </th>
                {PARTS.map((part, i) => (
                  <td key={part} className={i < step ? 'told' : 'untold'}>
                    {side[part]}
                  </td>
                ))}
                <td className="total">{sum}</td>
                <td className={isDone ? 'told' : 'untold'}>{side.cards.length}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="tiny soft">{say.fewest}</p>
    </Slab>
  );
}
