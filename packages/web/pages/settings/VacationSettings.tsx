import type { VacationBalance } from '@sesame/protocol';
import { Button, Slab, SliderField, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { api } from '../../data/client.ts';
import { useQuery } from '../../data/use-query.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import { timeControlTexts } from '../../locales/time-control/texts.ts';
import { Loading } from '../../shell/LoadingPage.tsx';
import { formatDateTime } from '../../widgets/format-date.ts';
import { useTimeControlMutation } from '../../widgets/time-control/use-time-control-mutation.ts';

const DEFAULT_DAYS = 7;

/** Starts and ends a vacation. */
export function VacationSettings() {
  const texts = useTexts();
  const say = useMessages(timeControlTexts);
  const { data: vacation, error, setData } = useQuery('vacation', api.vacation);
  return (
    <Slab as="section" className="stack" aria-labelledby="holiday">
      <h2 id="holiday">{say.vacation}</h2>
      <p className="soft small">{say.vacationText}</p>
      {vacation === undefined && error === undefined && <Loading />}
      {error && <p className="bad small">{refusalText(texts, error)}</p>}
      {vacation?.until !== undefined && <OnVacation until={vacation.until} onChange={setData} />}
      {vacation && vacation.until === undefined && <StartVacation left={vacation.left} onChange={setData} />}
    </Slab>
  );
}

interface VacationProps {
  readonly onChange: (vacation: VacationBalance) => void;
}

function StartVacation({ left, onChange }: VacationProps & { readonly left: number }) {
  const say = useMessages(timeControlTexts);
  const [days, setDays] = useState(Math.min(left, DEFAULT_DAYS));
  const { isPending, mutate } = useTimeControlMutation();
  if (left === 0) return <p className="small">{say.noDays}</p>;
  const start = async () => {
    const started = await mutate(() => api.startVacation({ body: { days } }));
    if (started.ok) onChange(started.value);
  };
  return (
    <>
      <p className="small">{say.daysLeft(left)}</p>
      {left > 1 && (
        <SliderField label={say.howLong} value={days} min={1} max={left} format={say.dayCount} onChange={setDays} />
      )}
      <div>
        <Button icon="leave" isDisabled={isPending} onPress={() => void start()}>
          {say.startVacation}
        </Button>
      </div>
    </>
  );
}

function OnVacation({ until, onChange }: VacationProps & { readonly until: number }) {
  const say = useMessages(timeControlTexts);
  const locale = useLocale();
  const { isPending, mutate } = useTimeControlMutation();
  const end = async () => {
    const ended = await mutate(api.endVacation);
    if (ended.ok) onChange(ended.value);
  };
  return (
    <>
      <p className="small" role="status">
        {say.until(formatDateTime(until, locale))}
      </p>
      <div>
        <Button variant="primary" icon="home" isDisabled={isPending} onPress={() => void end()}>
          {say.endVacation}
        </Button>
      </div>
    </>
  );
}
