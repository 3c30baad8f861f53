import { MAX_ANNOUNCEMENT_LENGTH } from '@sesame/protocol';
import { Button, Slab, TextField, toast, useLocale, useMessages } from '@sesame/ui';
import { type FormEvent, useState } from 'react';
import { api } from '../../data/client.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useQuery } from '../../data/use-query.ts';
import { adminTexts } from '../../locales/admin/texts.ts';
import { formatDateTime } from '../../widgets/format-date.ts';
import { DurationField } from './DurationField.tsx';

const DURATIONS_MIN = [10, 60, 240, 1_440, 10_080];
const POLL_INTERVAL_MS = 10_000;

/** Publishes and withdraws announcements. */
export function AnnouncementEditor() {
  const say = useMessages(adminTexts);
  const locale = useLocale();
  const { mutate } = useMutation();
  const { data: active, setData: setActive } = useQuery('announcements', api.announcements, {
    pollIntervalMs: POLL_INTERVAL_MS,
  });
  const [text, setText] = useState('');
  const [minutes, setMinutes] = useState(60);
  const announce = async (event: FormEvent) => {
    event.preventDefault();
    const published = await mutate(() => api.announce({ body: { text: text.trim(), minutes } }));
    if (!published.ok) return;
    toast({ text: say.published, icon: 'check' });
    setActive(published.value);
    setText('');
  };
  const withdraw = async (id: string) => {
    const left = await mutate(() => api.withdrawAnnouncement({ params: { id } }));
    if (left.ok) setActive(left.value);
  };
  return (
    <Slab as="section" className="stack" aria-labelledby="announce">
      <h2 id="announce">{say.announce}</h2>
      <p className="soft small">{say.announceText}</p>
      <form className="announcement-form" onSubmit={(event) => void announce(event)}>
        <TextField
          label={say.text}
          value={text}
          onChange={setText}
          maxLength={MAX_ANNOUNCEMENT_LENGTH}
          autoComplete="off"
        />
        <DurationField options={DURATIONS_MIN} value={minutes} onChange={setMinutes} />
        <Button type="submit" icon="bell" variant="primary" isDisabled={text.trim() === ''}>
          {say.publish}
        </Button>
      </form>
      <h3>{say.active}</h3>
      {active?.length === 0 && <p className="soft small">{say.noAnnouncements}</p>}
      <ul className="rows">
        {active?.map(({ id, text: line, until }) => (
          <li key={id}>
            <div className="grow">
              {line}
              <div className="soft small">{say.until(formatDateTime(until, locale))}</div>
            </div>
            <Button tight variant="quiet" aria-label={say.withdrawNamed(line)} onPress={() => void withdraw(id)}>
              {say.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </Slab>
  );
}
