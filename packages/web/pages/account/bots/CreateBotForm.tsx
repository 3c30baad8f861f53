import { MAX_NAME_LENGTH } from '@sesame/protocol';
import { Button, TextField, useMessages } from '@sesame/ui';
import { type FormEvent, useState } from 'react';
import { botTexts } from '../../../locales/bots/texts.ts';

/** Form that creates a bot. */
export function CreateBotForm({ onCreate }: { readonly onCreate: (name: string) => Promise<boolean> }) {
  const say = useMessages(botTexts);
  const [name, setName] = useState('');
  const [isPending, setPending] = useState(false);
  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    setPending(true);
    if (await onCreate(name.trim())) setName('');
    setPending(false);
  };
  return (
    <form className="name-form make-bot" onSubmit={(event) => void create(event)}>
      <TextField label={say.name} value={name} onChange={setName} maxLength={MAX_NAME_LENGTH} autoComplete="off" />
      <Button type="submit" icon="bot" isDisabled={isPending || name.trim() === ''}>
        {say.create}
      </Button>
    </form>
  );
}
