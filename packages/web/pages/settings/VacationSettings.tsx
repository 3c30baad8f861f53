import type { VacationBalance } from '@sesame/protocol';
import { Button, Slab, SliderField, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { api } from '../../data/client.ts';
import { useAnswer } from '../../data/use-query.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import { timeControlTexts } from '../../locales/time-control/texts.ts';
import { Loading } from '../../shell/LoadingPage.tsx';
import { formatDateTime } from '../../widgets/format-date.ts';
import { toastTimeControlRefusal } from '../../widgets/time-control/toast-time-control-refusal.ts';

const DEFAULT_DAYS = 7;

/** Going on holiday and coming back. */
export function VacationSettings() {
  const words = useTexts();
  const say = useMessages(timeControlTexts);
  const asked = useAnswer('holidays', api.holidays);
  const [changed, setChanged] = useState<VacationBalance>();
  const holidays = changed ?? (asked?.ok ? asked.value : undefined);
  return (
    <Slab as="section" className="stack" aria-labelledby="holiday">
      <h2 id="holiday">{say.vacation}</h2>
      <p className="soft small">{say.vacationText}</p>
      {asked === undefined && <Loading />}
      {asked?.ok === false && <p className="bad small">{refusalText(words, asked.error)}</p>}
      {holidays?.until !== undefined && <OnVacation until={holidays.until} onChange={setChanged} />}
      {holidays && holidays.until === undefined && <StartVacation left={holidays.left} onChange={setChanged} />}
    </Slab>
  );
}

interface VacationProps {
  readonly onChange: (holidays: VacationBalance) => void;
}

function StartVacation({ left, onChange }: VacationProps & { readonly left: number }) {
  const words = useTexts();
  const say = useMessages(timeControlTexts);
  const [days, setDays] = useState(Math.min(left, DEFAULT_DAYS));
  const [busy, setBusy] = useState(false);
  if (left === 0) return <p className="small">{say.noDays}</p>;
  const go = async () => {
    setBusy(true);
    const gone = await api.goAway(days);
    setBusy(false);
    if (gone.ok) onChange(gone.value);
    else toastTimeControlRefusal(words, say, gone.error);
  };
  return (
    <>
      <p className="small">{say.daysLeft(left)}</p>
      {left > 1 && (
        <SliderField label={say.howLong} value={days} min={1} max={left} format={say.dayCount} onChange={setDays} />
      )}
      <div>
        <Button icon="leave" isDisabled={busy} onPress={() => void go()}>
          {say.startVacation}
        </Button>
      </div>
    </>
  );
}

function OnVacation({ until, onChange }: VacationProps & { readonly until: number }) {
  const words = useTexts();
  const say = useMessages(timeControlTexts);
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const comeBack = async () => {
    setBusy(true);
    const back = await api.comeBack();
    setBusy(false);
    if (back.ok) onChange(back.value);
    else toastTimeControlRefusal(words, say, back.error);
  };
  return (
    <>
      <p className="small" role="status">
        {say.until(formatDateTime(until, locale))}
      </p>
      <div>
        <Button variant="primary" icon="home" isDisabled={busy} onPress={() => void comeBack()}>
          {say.endVacation}
        </Button>
      </div>
    </>
  );
}
