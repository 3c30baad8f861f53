import { MAX_NAME_LENGTH, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@sesame/protocol';
import { Button, TextField, useMessages } from '@sesame/ui';
import { type FormEvent, useState } from 'react';
import { api, reloadPage } from '../../data/client.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { accountTexts } from '../../locales/account/texts.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';

/** Creates an account where there are no guests. */
export function RegisterForm() {
  const texts = useTexts();
  const say = useMessages(accountTexts);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<{ readonly name?: string; readonly password?: string }>({});
  const { mutate, isPending } = useMutation({
    leavesPage: true,
    onRefusal: (refusal) => setErrors({ name: refusalText(texts, refusal) }),
  });
  const register = async (event: FormEvent) => {
    event.preventDefault();
    if ([...password].length < MIN_PASSWORD_LENGTH) return setErrors({ password: say.tooShort(MIN_PASSWORD_LENGTH) });
    const made = await mutate(() => api.register({ body: { name: name.trim(), password } }));
    if (made.ok) reloadPage();
  };
  return (
    <form className="stack" onSubmit={(event) => void register(event)} noValidate>
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
      <TextField
        label={say.newPassword}
        hint={say.passwordHint(MIN_PASSWORD_LENGTH)}
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
        <Button type="submit" isDisabled={isPending || name.trim() === '' || password === ''}>
          {say.createAccount}
        </Button>
      </div>
    </form>
  );
}
