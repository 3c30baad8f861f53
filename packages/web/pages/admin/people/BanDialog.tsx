import { type AdminPerson, MAX_BAN_REASON_LENGTH } from '@sesame/protocol';
import { Button, Dialog, SelectField, TextField, toast, useMessages } from '@sesame/ui';
import { type FormEvent, useState } from 'react';
import { api } from '../../../data/client.ts';
import { useMutation } from '../../../data/use-mutation.ts';
import { adminTexts } from '../../../locales/admin/texts.ts';
import { peopleTexts } from '../../../locales/people/texts.ts';

const DURATIONS_MIN = [60, 1_440, 10_080, 43_200, 525_600];
const FOR_GOOD = 'for-good';

/** Bans a person, with a reason that they read, for a time or for good. */
export function BanDialog(props: {
  readonly person: AdminPerson;
  readonly onBanned: (person: AdminPerson) => void;
  readonly onClose: () => void;
}) {
  const { person, onBanned, onClose } = props;
  const admin = useMessages(adminTexts);
  const say = useMessages(peopleTexts);
  const { mutate, isPending } = useMutation();
  const [duration, setDuration] = useState(String(DURATIONS_MIN[2]));
  const [reason, setReason] = useState('');
  const ban = async (event: FormEvent) => {
    event.preventDefault();
    const minutes = duration === FOR_GOOD ? {} : { minutes: Number(duration) };
    const body = { reason: reason.trim(), ...minutes };
    const banned = await mutate(() => api.banPerson({ params: { id: person.id }, body }));
    if (!banned.ok) return;
    onBanned(banned.value);
    toast({ text: say.bannedNow(person.name), icon: 'check' });
    onClose();
  };
  const options = [
    ...DURATIONS_MIN.map((minutes) => ({ id: String(minutes), label: admin.minutes(minutes) })),
    { id: FOR_GOOD, label: say.forGood },
  ];
  return (
    <Dialog title={say.banNamed(person.name)} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <form className="stack" onSubmit={(event) => void ban(event)}>
        <p className="soft small">{say.banText}</p>
        <TextField
          label={say.reason}
          value={reason}
          onChange={setReason}
          maxLength={MAX_BAN_REASON_LENGTH}
          autoComplete="off"
          autoFocus
        />
        <SelectField label={say.duration} options={options} value={duration} onChange={setDuration} />
        <div>
          <Button type="submit" variant="danger" icon="lock" isDisabled={isPending || reason.trim() === ''}>
            {say.banNamed(person.name)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
