import { MAX_NAME_LENGTH } from '@sesame/protocol';
import { Button, TextField, toast } from '@sesame/ui';
import { type FormEvent, useState } from 'react';
import { renamePlayer } from '../data/client.ts';
import { changeSettings } from '../data/settings.ts';
import { useMutation } from '../data/use-mutation.ts';
import { useTexts } from '../locales/texts.tsx';
import { useReauth } from './reauth/use-reauth.tsx';

/** Form for the player's display name. */
export function NameForm(props: {
  readonly given: string;
  readonly hint?: string;
  readonly onNamed?: (name: string) => void;
}) {
  const { given, hint, onNamed } = props;
  const texts = useTexts();
  const { settings: say } = texts;
  const [name, setName] = useState(given);
  const { mutate } = useMutation();
  const { withReauth, dialog } = useReauth();
  const isBad = name.trim() === '';
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBad) return;
    const answer = await mutate(() => withReauth(() => renamePlayer(name.trim())));
    if (!answer.ok) return;
    changeSettings({ named: true });
    onNamed?.(answer.value.name);
    toast({ text: say.saved, icon: 'check' });
  };
  return (
    <>
      <form className="name-form" onSubmit={(event) => void save(event)}>
        <TextField
          label={say.name}
          hint={hint ?? say.nameHint}
          error={isBad ? say.badName : undefined}
          value={name}
          onChange={setName}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="nickname"
        />
        <Button type="submit" isDisabled={isBad || name.trim() === given}>
          {say.save}
        </Button>
      </form>
      {dialog}
    </>
  );
}
