import { Button, Dialog, TextField, useMessages } from '@sesame/ui';
import { type FormEvent, useState } from 'react';
import { api } from '../../data/client.ts';
import { adminTexts } from '../../locales/admin/texts.ts';
import { DurationField } from './DurationField.tsx';
import { useDeed } from './use-deed.ts';

const MAX_NOTE_LENGTH = 200;
const DURATIONS_MIN = [10, 60, 1_440, 10_080, 43_200];

/** Lets nobody hear somebody for a time. */
export function MuteDialog(props: {
  readonly person: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}) {
  const { person, onClose } = props;
  const say = useMessages(adminTexts);
  const deed = useDeed();
  const [minutes, setMinutes] = useState(60);
  const [note, setNote] = useState('');
  const silence = async (event: FormEvent) => {
    event.preventDefault();
    const request = { player: person.id, minutes, note: note.trim() };
    if ((await deed(() => api.silence(request), say.muted(person.name))) !== undefined) onClose();
  };
  return (
    <Dialog title={say.muteNamed(person.name)} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <form className="stack" onSubmit={(event) => void silence(event)}>
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
