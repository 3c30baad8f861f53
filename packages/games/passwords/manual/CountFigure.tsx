import '../board/lists.css';
import { Figure, Icon, SeatStone, useMessages } from '@sesame/ui';
import { counting } from '../board/count-words.ts';
import { COUNT, NAMES } from './example.ts';
import { manual } from './words.ts';

/** A count, by the rules: whoever laid the last stone does not win it. */
export function CountFigure() {
  const { figure } = useMessages(manual).end;
  const say = useMessages(counting);
  return (
    <Figure className="pw-count" caption={figure}>
      <table className="small">
        <thead className="soft tiny">
          <tr>
            <th scope="col">
              <span className="unseen">{say.player}</span>
            </th>
            <th scope="col">{say.parts.hand}</th>
            <th scope="col">{say.parts.circle}</th>
            <th scope="col">{say.left}</th>
          </tr>
        </thead>
        <tbody>
          {COUNT.map(({ hand, circle, left, rank }, seat) => (
            <tr key={NAMES[seat]} className={rank === 1 ? 'first' : undefined}>
              <th scope="row">
                <span className="line">
                  <SeatStone seat={seat} size={22} />
                  <span>{NAMES[seat]}</span>
                  {rank === 1 && <Icon name="trophy" size={18} />}
                </span>
              </th>
              <td>{hand}</td>
              <td>{circle}</td>
              <td className="total">{left}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Figure>
  );
}
