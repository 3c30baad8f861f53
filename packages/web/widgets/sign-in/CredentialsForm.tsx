import { MAX_NAME_LENGTH, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@sesame/protocol';
import { Button, TextField, useMessages } from '@sesame/ui';
import { type FormEvent, useState } from 'react';
import { accountTexts } from '../../locales/account/texts.ts';
import { useTexts } from '../../locales/texts.tsx';

export interface Credentials {
  readonly name: string;
  readonly password: string;
}

export interface Submitted {
  readonly isDone: boolean;
  /** What is wrong with the name, shown beside it. */
  readonly wrongName?: string;
}

/** Asks for a new password, and for the name to sign in with unless that is known. */
export function CredentialsForm(props: {
  /** Filled in at first. */
  readonly name: string;
  readonly hasPassword: boolean;
  readonly submit: string;
  readonly isPending: boolean;
  readonly onSubmit: (credentials: Credentials) => Promise<Submitted>;
}) {
  const { hasPassword, submit, isPending, onSubmit } = props;
  const texts = useTexts();
  const say = useMessages(accountTexts);
  const [name, setName] = useState(props.name);
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<{ readonly name?: string; readonly password?: string }>({});

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setErrors({ name: texts.settings.badName });
    if ([...password].length < MIN_PASSWORD_LENGTH) return setErrors({ password: say.tooShort(MIN_PASSWORD_LENGTH) });
    const { isDone, wrongName } = await onSubmit({ name: name.trim(), password });
    if (isDone) setPassword('');
    if (wrongName !== undefined) setErrors({ name: wrongName });
  };

  return (
    <form className="stack" onSubmit={(event) => void send(event)} noValidate>
      {!hasPassword && (
        <TextField
          label={say.name}
          hint={say.nameHint}
          error={errors.name}
          value={name}
          onChange={(value) => {
            setErrors({});
            setName(value);
          }}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="username"
        />
      )}
      <TextField
        label={hasPassword ? say.newPassword : say.password}
        hint={hasPassword ? say.passwordSignsOut : say.passwordHint(MIN_PASSWORD_LENGTH)}
        error={errors.password}
        type="password"
        value={password}
        onChange={(value) => {
          setErrors({});
          setPassword(value);
        }}
        maxLength={MAX_PASSWORD_LENGTH}
        autoComplete="new-password"
      />
      <div>
        <Button type="submit" isDisabled={isPending || password === ''}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
