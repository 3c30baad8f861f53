import { MAX_NAME_LENGTH } from '@sesame/protocol';
import { Button, Disclosure, TextField, useMessages } from '@sesame/ui';
import { type FormEvent, useState } from 'react';
import { api } from '../../data/client.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { roomTexts } from '../../locales/room/texts.ts';

/** Adds a person without a device of their own: pass and play. */
export function DeviceGuest({ code }: { readonly code: string }) {
  const say = useMessages(roomTexts);
  const [name, setName] = useState('');
  const { isPending, mutate } = useMutation();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const added = await mutate(() => api.addRoomGuest({ params: { code }, body: { name: name.trim() } }));
    if (added.ok) setName('');
  };
  return (
    <Disclosure title={say.addGuest}>
      <form className="stack device-guest" onSubmit={(event) => void add(event)}>
        <TextField
          label={say.guestName}
          hint={say.addGuestHint}
          value={name}
          onChange={setName}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
        />
        <Button type="submit" isDisabled={isPending || name.trim() === ''}>
          {say.add}
        </Button>
      </form>
    </Disclosure>
  );
}
