import type { DailyLuck } from '@sesame/protocol';
import { Button, Disclosure, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { api } from '../../data/client.ts';
import { useQuery } from '../../data/use-query.ts';
import { dailyTexts } from '../../locales/daily/texts.ts';
import { checkSeeds } from './check-luck.ts';
import { LuckVerdict } from './LuckVerdict.tsx';
import { addMonths } from './months.ts';

/** The published fingerprints of this month and the next. */
export function LuckOfMonths({ today }: { readonly today: string }) {
  const { luck } = useMessages(dailyTexts);
  const month = today.slice(0, 7);
  return (
    <Disclosure title={luck.title} className="daily-luck">
      <p>{luck.text}</p>
      <LuckOfMonth month={month} />
      <LuckOfMonth month={addMonths(month, 1)} />
    </Disclosure>
  );
}

function LuckOfMonth({ month }: { readonly month: string }) {
  const { luck: say, month: monthName, shortDay } = useMessages(dailyTexts);
  const { data } = useQuery(month, () => api.dailyLuck({ params: { month } }));
  const [checked, setChecked] = useState<DailyLuck>();
  if (data === undefined) return null;
  return (
    <section className="stack">
      <h3>{say.fingerprint(monthName(Date.parse(`${month}-01`)))}</h3>
      <code className="small daily-fingerprint">{data.fingerprint}</code>
      <p className="soft small">{say.published(shortDay(data.published))}</p>
      <div className="line wraps">
        <Button tight onPress={() => setChecked(data)}>
          {say.check}
        </Button>
        {checked && (
          <LuckVerdict
            isRight={checkSeeds(checked)}
            right={say.right(checked.revealed === undefined ? '' : shortDay(Date.parse(checked.revealed.day)))}
          />
        )}
      </div>
    </section>
  );
}
