import { MAX_NOTE_LENGTH } from '@sesame/protocol';
import { Button, Dialog, TextField, toast, useMessages } from '@sesame/ui';
import { type FormEvent, useState } from 'react';
import { api } from '../../data/client.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { adminTexts } from '../../locales/admin/texts.ts';

/** Aborts a match, with a note for its players. */
export function AbortMatchDialog(props: {
  readonly match: string;
  readonly onClose: () => void;
  readonly onEnded: () => void;
}) {
  const { match, onClose, onEnded } = props;
  const say = useMessages(adminTexts);
  const { mutate } = useMutation();
  const [note, setNote] = useState('');
  const end = async (event: FormEvent) => {
    event.preventDefault();
    const ended = await mutate(() => api.abortMatch({ params: { id: match }, body: { note: note.trim() } }));
    if (!ended.ok) return;
    toast({ text: say.ended, icon: 'check' });
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
