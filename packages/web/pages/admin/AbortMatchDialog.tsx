import { Button, Dialog, TextField, useMessages } from '@sesame/ui';
import { type FormEvent, useState } from 'react';
import { api } from '../../data/client.ts';
import { adminTexts } from '../../locales/admin/texts.ts';
import { useDeed } from './use-deed.ts';

const MAX_NOTE_LENGTH = 200;

/** Ends a match, with a note for its players. */
export function AbortMatchDialog(props: {
  readonly match: string;
  readonly onClose: () => void;
  readonly onEnded: () => void;
}) {
  const { match, onClose, onEnded } = props;
  const say = useMessages(adminTexts);
  const deed = useDeed();
  const [note, setNote] = useState('');
  const end = async (event: FormEvent) => {
    event.preventDefault();
    if ((await deed(() => api.abortMatch(match, note.trim()), say.ended)) === undefined) return;
    onClose();
    onEnded();
  };
  return (
    <Dialog title={say.endTitle} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <form className="stack" onSubmit={(event) => void end(event)}>
        <p className="soft small">{say.endText}</p>
        <TextField label={say.note} value={note} onChange={setNote} maxLength={MAX_NOTE_LENGTH} autoComplete="off" />
        <div className="wraps">
          <Button onPress={onClose}>{say.cancel}</Button>
          <Button type="submit" variant="danger">
            {say.endConfirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
