import { type Account, MAX_NAME_LENGTH, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@sesame/protocol';
import { Button, TextField, useMessages } from '@sesame/ui';
import { type FormEvent, useState } from 'react';
import { api } from '../../data/client.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { accountTexts } from '../../locales/account/texts.ts';
import { refusalText, toastRefusal } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import type { WithReauth } from '../../widgets/reauth/use-reauth.tsx';

/** Sets or changes the password. Without a password so far, it asks for the sign-in name too. */
export function PasswordForm(props: {
  readonly account: Account;
  readonly submit: string;
  readonly withReauth: WithReauth;
  readonly onDone: (account: Account) => void;
}) {
  const { account, submit, withReauth, onDone } = props;
  const texts = useTexts();
  const say = useMessages(accountTexts);
  const [name, setName] = useState(account.name);
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<{ readonly name?: string; readonly password?: string }>({});
  const { isPending, mutate } = useMutation({
    onRefusal: (refusal) =>
      refusal.code === 'name-taken' ? setErrors({ name: refusalText(texts, refusal) }) : toastRefusal(texts, refusal),
  });

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setErrors({ name: texts.settings.badName });
    if ([...password].length < MIN_PASSWORD_LENGTH) return setErrors({ password: say.tooShort(MIN_PASSWORD_LENGTH) });
    const saved = await mutate(() => withReauth(() => api.saveAccount({ body: { name: name.trim(), password } })));
    if (!saved.ok) return;
    setPassword('');
    onDone(saved.value);
  };

  return (
    <form className="stack" onSubmit={(event) => void save(event)} noValidate>
      {!account.password && (
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
        label={account.password ? say.newPassword : say.password}
        hint={account.password ? say.passwordSignsOut : say.passwordHint(MIN_PASSWORD_LENGTH)}
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
