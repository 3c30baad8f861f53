import { Button, TextField, useMessages } from '@sesame/ui';
import { type FormEvent, useState } from 'react';
import { botTexts } from '../../../locales/bots/texts.ts';

/** Names a bot into being. */
export function CreateBotForm({ onMake }: { readonly onMake: (name: string) => Promise<boolean> }) {
  const say = useMessages(botTexts);
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const make = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    setBusy(true);
    if (await onMake(name.trim())) setName('');
    setBusy(false);
  };
  return (
    <form className="name-form make-bot" onSubmit={(event) => void make(event)}>
      <TextField label={say.name} value={name} onChange={setName} maxLength={30} autoComplete="off" />
      <Button type="submit" icon="bot" isDisabled={busy || name.trim() === ''}>
        {say.create}
      </Button>
    </form>
  );
}
