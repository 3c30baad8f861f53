import { MAX_NAME_LENGTH } from '@sesame/protocol';
import { Button, Slab, TextField } from '@sesame/ui';
import { type FormEvent, useState } from 'react';
import { renamePlayer } from '../data/client.ts';
import { changeSettings, useSettings } from '../data/settings.ts';
import { useMe } from '../data/use-me.ts';
import { useMutation } from '../data/use-mutation.ts';
import { useTexts } from '../locales/texts.tsx';

/** Asks guests for a name once. Until then they have a generated one. */
export function NamePrompt() {
  const me = useMe();
  const { named } = useSettings();
  return me === undefined || !me.guest || named ? undefined : <GuestNameForm key={me.id} given={me.name} />;
}

function GuestNameForm({ given }: { readonly given: string }) {
  const texts = useTexts();
  const [name, setName] = useState(given);
  const { mutate } = useMutation();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await mutate(() => renamePlayer(name.trim()));
    if (answer.ok) changeSettings({ named: true });
  };
  return (
    <Slab as="section">
      <form className="name-form" onSubmit={(event) => void save(event)}>
        <TextField
          label={texts.table.name}
          hint={texts.table.nameHint}
          value={name}
          onChange={setName}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="nickname"
        />
        <Button type="submit" isDisabled={name.trim() === ''}>
          {texts.table.saveName}
        </Button>
      </form>
    </Slab>
  );
}
