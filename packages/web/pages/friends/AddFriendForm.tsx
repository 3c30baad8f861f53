import { Button, TextField, toast, useMessages } from '@sesame/ui';
import { type FormEvent, useState } from 'react';
import { api } from '../../data/client.ts';
import type { Act } from '../../data/use-friends.ts';
import { friendTexts } from '../../locales/friends/texts.ts';

/** Asks somebody by name. */
export function AddFriendForm({ act, isBusy }: { readonly act: Act; readonly isBusy: boolean }) {
  const say = useMessages(friendTexts);
  const [name, setName] = useState('');
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || !(await act(api.befriend({ name: name.trim() })))) return;
    setName('');
    toast({ text: say.requestSent, icon: 'check' });
  };
  return (
    <form className="name-form" onSubmit={(event) => void ask(event)}>
      <TextField
        label={say.name}
        hint={say.nameHint}
        value={name}
        onChange={setName}
        maxLength={30}
        autoComplete="off"
      />
      <Button type="submit" isDisabled={isBusy || name.trim() === ''}>
        {say.sendRequest}
      </Button>
    </form>
  );
}
