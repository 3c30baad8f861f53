import { useMemo } from 'react';
import { type Inspected, viewerName } from '../inspected.ts';
import { measure } from '../session/figures.ts';

const bytes = (count: number): string => `${count.toLocaleString('en')} B`;
const ms = (value: number): string => (value < 0.1 ? '< 0.1 ms' : `${value.toFixed(1)} ms`);

/** Sizes of views, and how long the rules take. */
export function FiguresPanel({ rules, session, positions, ply }: Inspected) {
  const { seats } = session;
  const { applyMs, stateBytes, viewers } = useMemo(
    () => measure(rules, positions, { seats, ply }),
    [rules, positions, seats, ply],
  );
  return (
    <div className="figures">
      <dl>
        <div>
          <dt>Positions</dt>
          <dd>{positions.length}</dd>
        </div>
        <div>
          <dt>State, here</dt>
          <dd>{bytes(stateBytes)}</dd>
        </div>
        <div>
          <dt>
            <code>apply</code>, median / max
          </dt>
          <dd>
            {ms(applyMs.median)} / {ms(applyMs.max)}
          </dd>
        </div>
      </dl>
      <table>
        <thead>
          <tr>
            <th>view of</th>
            <th>here</th>
            <th>median</th>
            <th>max</th>
            <th>time, median / max</th>
          </tr>
        </thead>
        <tbody>
          {viewers.map(({ viewer, bytes: here, sizes, viewMs }) => (
            <tr key={viewer}>
              <th>{viewerName(viewer)}</th>
              <td>{bytes(here)}</td>
              <td>{bytes(sizes.median)}</td>
              <td>{bytes(sizes.max)}</td>
              <td>
                {ms(viewMs.median)} / {ms(viewMs.max)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="tiny soft">
        A view is sent to every player after every move, as a change of the one before. Times are of this browser, which
        rounds them.
      </p>
    </div>
  );
}
