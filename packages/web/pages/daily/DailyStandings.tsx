import type { DailyPage } from '@sesame/protocol';
import { Slab, useMessages } from '@sesame/ui';
import type { ReactNode } from 'react';
import { dailyTexts } from '../../locales/daily/texts.ts';

/** Today's result, the streak, and the fastest solvers. */
export function DailyStandings({ standing, children }: { readonly standing: DailyPage; readonly children: ReactNode }) {
  const daily = useMessages(dailyTexts);
  const { state, took, tries, streak, solvers, best } = standing;
  return (
    <div className="columns even">
      <Slab as="section" className="stack">
        <p className="status">{state === 'solved' && took !== undefined ? daily.solved(took) : daily.lead}</p>
        {tries !== undefined && tries > 1 && <p className="soft">{daily.tries(tries)}</p>}
        {streak > 0 && <p>{daily.streak(streak)}</p>}
        {children}
      </Slab>
      <Slab as="section" className="stack" aria-labelledby="quickest">
        <h2 id="quickest">{daily.quickest}</h2>
        <p className="soft small">{daily.solvers(solvers)}</p>
        <ol className="daily-best">
          {best.map(({ name, took: time }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be equal
            <li key={place}>
              <span>{name}</span>
              <span className="number">{daily.time(time)}</span>
            </li>
          ))}
        </ol>
      </Slab>
    </div>
  );
}
