import { type AdminPerson, MAX_NOTE_LENGTH } from '@sesame/protocol';
import { Button, Dialog, TextField, toast, useMessages } from '@sesame/ui';
import { type FormEvent, useState } from 'react';
import { api } from '../../../data/client.ts';
import { useMutation } from '../../../data/use-mutation.ts';
import { adminTexts } from '../../../locales/admin/texts.ts';
import { DurationField } from '../DurationField.tsx';

const DURATIONS_MIN = [10, 60, 1_440, 10_080, 43_200];

/** Mutes a player in all chats for a while. */
export function MuteDialog(props: {
  readonly person: { readonly id: string; readonly name: string };
  readonly onMuted?: (person: AdminPerson) => void;
  readonly onClose: () => void;
}) {
  const { person, onMuted, onClose } = props;
  const say = useMessages(adminTexts);
  const { mutate } = useMutation();
  const [minutes, setMinutes] = useState(60);
  const [note, setNote] = useState('');
  const mute = async (event: FormEvent) => {
    event.preventDefault();
    const body = { minutes, note: note.trim() };
    const muted = await mutate(() => api.mutePerson({ params: { id: person.id }, body }));
    if (!muted.ok) return;
    onMuted?.(muted.value);
    toast({ text: say.muted(person.name), icon: 'check' });
    onClose();
  };
  return (
    <Dialog title={say.muteNamed(person.name)} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <form className="stack" onSubmit={(event) => void mute(event)}>
        <p className="soft small">{say.muteText}</p>
        <DurationField options={DURATIONS_MIN} value={minutes} onChange={setMinutes} />
        <TextField
          label={say.adminNote}
          value={note}
          onChange={setNote}
          maxLength={MAX_NOTE_LENGTH}
          autoComplete="off"
        />
        <div>
          <Button type="submit" variant="danger" icon="soundOff">
            {say.muteConfirm(person.name)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
