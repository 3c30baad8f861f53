import { type Account, PASSWORD_LENGTH } from '@sesame/protocol';
import { Button, TextField, useMessages } from '@sesame/ui';
import { type FormEvent, useState } from 'react';
import { api } from '../../data/client.ts';
import { accountTexts } from '../../locales/account/texts.ts';
import { refusalText, toastRefusal } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import type { WithReauth } from '../../widgets/reauth/use-reauth.tsx';

const { min, max } = PASSWORD_LENGTH;

/** A password to come back with. Who has none yet says with which name, too. */
export function PasswordForm(props: {
  readonly account: Account;
  readonly submit: string;
  readonly withReauth: WithReauth;
  readonly onDone: (account: Account) => void;
}) {
  const { account, submit, withReauth, onDone } = props;
  const words = useTexts();
  const say = useMessages(accountTexts);
  const [name, setName] = useState(account.name);
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<{ readonly name?: string; readonly password?: string }>({});
  const [busy, setBusy] = useState(false);

  const keep = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setWrong({ name: words.settings.badName });
    if ([...password].length < min) return setWrong({ password: say.tooShort(min) });
    setBusy(true);
    const kept = await withReauth(() => api.keep({ name: name.trim(), password }));
    setBusy(false);
    if (kept.ok) {
      setPassword('');
      return onDone(kept.value);
    }
    if (kept.error.code === 'name-taken') setWrong({ name: refusalText(words, kept.error) });
    else if (kept.error.code !== 'prove-first') toastRefusal(words, kept.error);
  };

  return (
    <form className="stack" onSubmit={(event) => void keep(event)} noValidate>
      {!account.password && (
        <TextField
          label={say.name}
          hint={say.nameHint}
          error={wrong.name}
          value={name}
          onChange={(value) => {
            setWrong({});
            setName(value);
          }}
          maxLength={30}
          autoComplete="username"
        />
      )}
      <TextField
        label={account.password ? say.newPassword : say.password}
        hint={account.password ? say.passwordSignsOut : say.passwordHint(min)}
        error={wrong.password}
        type="password"
        value={password}
        onChange={(value) => {
          setWrong({});
          setPassword(value);
        }}
        maxLength={max}
        autoComplete="new-password"
      />
      <div>
        <Button type="submit" isDisabled={busy || password === ''}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
