import { MAX_NAME_LENGTH } from '@sesame/protocol';
import { Button, TextField, toast, useMessages } from '@sesame/ui';
import { type FormEvent, useState } from 'react';
import { api } from '../../data/client.ts';
import type { Mutate } from '../../data/use-mutation.ts';
import { friendTexts } from '../../locales/friends/texts.ts';

/** Sends a friend request by name. */
export function AddFriendForm({ mutate, isPending }: { readonly mutate: Mutate; readonly isPending: boolean }) {
  const say = useMessages(friendTexts);
  const [name, setName] = useState('');
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    const sent = await mutate(() => api.requestFriend({ body: { name: name.trim() } }));
    if (!sent.ok) return;
    setName('');
    toast({ text: say.requestSent, icon: 'check' });
  };
  return (
    <form className="name-form" onSubmit={(event) => void add(event)}>
      <TextField
        label={say.name}
        hint={say.nameHint}
        value={name}
        onChange={setName}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
      />
      <Button type="submit" isDisabled={isPending || name.trim() === ''}>
        {say.sendRequest}
      </Button>
    </form>
  );
}
