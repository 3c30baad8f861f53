import { type AdminPerson, MAX_NAME_LENGTH } from '@sesame/protocol';
import { Button, Dialog, TextField, toast, useMessages } from '@sesame/ui';
import { type FormEvent, useState } from 'react';
import { api } from '../../../data/client.ts';
import { useMutation } from '../../../data/use-mutation.ts';
import { peopleTexts } from '../../../locales/people/texts.ts';
import { refusalText } from '../../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../../locales/texts.tsx';

/** Gives a person another name. */
export function RenameDialog(props: {
  readonly person: AdminPerson;
  readonly onRenamed: (person: AdminPerson) => void;
  readonly onClose: () => void;
}) {
  const { person, onRenamed, onClose } = props;
  const texts = useTexts();
  const say = useMessages(peopleTexts);
  const [name, setName] = useState(person.name);
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useMutation({ onRefusal: (refusal) => setError(refusalText(texts, refusal)) });
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    const renamed = await mutate(() => api.renamePerson({ params: { id: person.id }, body: { name: name.trim() } }));
    if (!renamed.ok) return;
    onRenamed(renamed.value);
    toast({ text: say.renamed, icon: 'check' });
    onClose();
  };
  return (
    <Dialog title={say.renameNamed(person.name)} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <form className="stack" onSubmit={(event) => void rename(event)}>
        <p className="soft small">{say.renameText}</p>
        <TextField
          label={say.newName}
          value={name}
          error={error}
          onChange={(value) => {
            setError(undefined);
            setName(value);
          }}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          autoFocus
        />
        <div>
          <Button
            type="submit"
            variant="primary"
            isDisabled={isPending || name.trim() === '' || name.trim() === person.name}
          >
            {say.rename}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
