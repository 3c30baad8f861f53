import { seatsOf } from '@sesame/kernel';
import { Icon, SeatName } from '@sesame/ui';
import type { View } from '../rules/index.ts';

/** Everybody's points, and who is through with the round. */
export function Scores({ view }: { readonly view: View }) {
  const { points, through, last, phase } = view;
  const isNew = phase !== 'race';
  return (
    <ul className="scores">
      {seatsOf(points.length).map((seat) => (
        <li key={seat} className={isNew && last?.winners.includes(seat) ? 'score won' : 'score'}>
          <b>
            <SeatName seat={seat} />
          </b>
          {through[seat] && (
            <span className="soft small through">
              <Icon name="check" size={16} /> through
            </span>
          )}
          <span className="display">{points[seat]}</span>
        </li>
      ))}
    </ul>
  );
}
