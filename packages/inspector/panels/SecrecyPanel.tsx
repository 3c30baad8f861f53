import { makeRng } from '@sesame/kernel';
import { Icon } from '@sesame/ui';
import { useMemo, useState } from 'react';
import { type Inspected, viewerName } from '../inspected.ts';
import { findSecrecyFlaw } from '../secrecy/match-secrecy.ts';
import { reportSecrecy, type ViewerSecrecy } from '../secrecy/secrecy-report.ts';

const SAMPLES = [20, 100, 500] as const;

const written = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > 90 ? `${text.slice(0, 90)}…` : text;
};

/** What each viewer cannot see, and whether anything they can see depends on it. */
export function SecrecyPanel({ rules, session, position, positions, ply, jump }: Inspected) {
  const [samples, setSamples] = useState<number>(SAMPLES[0]);
  const { seats, seed } = session;
  const report = useMemo(
    () =>
      reportSecrecy(rules, position.state, {
        seats,
        samples,
        rngFor: (viewer) => makeRng(`${seed} ${ply} secrecy ${viewer}`),
      }),
    [rules, position.state, seats, samples, seed, ply],
  );
  const flaw = useMemo(() => findSecrecyFlaw(rules, session, positions), [rules, session, positions]);
  const leaks = report.flatMap((one) => one.leaks);
  return (
    <div className="secrecy">
      <p className={`secrecy-verdict ${leaks.length > 0 ? 'bad' : 'good'}`} role="status">
        <Icon name={leaks.length > 0 ? 'warning' : 'lock'} />
        {leaks.length > 0
          ? `This position leaks in ${leaks.length} ${leaks.length === 1 ? 'place' : 'places'}.`
          : 'This position leaks nothing.'}
      </p>
      <p className={`small ${flaw ? 'bad' : 'soft'}`}>
        {flaw ? (
          <>
            The whole match, with events and refusals: at{' '}
            <button type="button" className="link" onClick={() => jump(flaw.ply)}>
              position {flaw.ply}
            </button>
            , {flaw.what}
          </>
        ) : (
          'The whole match, with events and refusals, leaks nothing either.'
        )}
      </p>
      <label className="act-check">
        Samples per viewer
        <select value={samples} onChange={({ target }) => setSamples(Number(target.value))}>
          {SAMPLES.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
      {report.map((one) => (
        <ViewerReport key={one.viewer} {...one} />
      ))}
      <p className="tiny soft">
        Each sample is another position that <code>resample</code> made for the viewer. What changed in the state is
        what the viewer must not know; if their view changed with it, it tells them.
      </p>
    </div>
  );
}

function ViewerReport({ viewer, samples, hidden, leaks, error }: ViewerSecrecy) {
  return (
    <section className="secrecy-viewer" aria-label={`Secrecy of ${viewerName(viewer)}`}>
      <h3>
        {viewerName(viewer)}
        <span className={`tiny ${leaks.length > 0 ? 'bad' : 'good'}`}>
          {leaks.length > 0 ? 'leaks' : 'view unchanged'}
        </span>
      </h3>
      {error && <p className="bad small">{error}</p>}
      {leaks.map(({ part, path, before, after, sample }) => (
        <p key={`${part} ${path}`} className="secrecy-leak small">
          <b>{part}</b> <code>{path}</code> was <code>{written(before)}</code> and became <code>{written(after)}</code>{' '}
          in sample {sample}.
        </p>
      ))}
      {hidden.length === 0 ? (
        <p className="small soft">Nothing is hidden from this viewer.</p>
      ) : (
        <table className="secrecy-hidden">
          <thead>
            <tr>
              <th>hidden</th>
              <th>is</th>
              <th>could be</th>
              <th>changed</th>
            </tr>
          </thead>
          <tbody>
            {hidden.map((one) => (
              <tr key={one.path}>
                <td>
                  <code>{one.path}</code>
                </td>
                <td>
                  <code>{written(one.before)}</code>
                </td>
                <td>
                  {one.after.map((value) => (
                    <code key={JSON.stringify(value)}>{written(value)}</code>
                  ))}
                </td>
                <td>
                  {one.samples}/{samples}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
