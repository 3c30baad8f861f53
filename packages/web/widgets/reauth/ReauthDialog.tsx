import type { Result } from '@sesame/kernel';
import type { Account, Me } from '@sesame/protocol';
import { Button, Dialog, TextField, useMessages } from '@sesame/ui';
import { type FormEvent, useState } from 'react';
import { api } from '../../data/client.ts';
import { canUsePasskeys, signInWithPasskey } from '../../data/passkeys.ts';
import { accountTexts } from '../../locales/account/texts.ts';
import { refusalText, toastRefusal } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';

/** Asks for the password or a passkey once more, before what a stranger at this browser must not do. */
export function ReauthDialog(props: {
  readonly account: Account;
  readonly onAnswer: (isReauthenticated: boolean) => void;
}) {
  const { account, onAnswer } = props;
  const words = useTexts();
  const say = useMessages(accountTexts);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const check = async (asked: Promise<Result<Me>>): Promise<Result<Me>> => {
    setBusy(true);
    const answer = await asked;
    setBusy(false);
    if (answer.ok) onAnswer(answer.value.id === account.id);
    return answer;
  };
  const byPassword = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await check(api.signIn({ name: account.name, password }));
    setError(answer.ok ? undefined : refusalText(words, answer.error));
  };
  const byPasskey = async () => {
    const answer = await check(signInWithPasskey());
    if (!answer.ok) toastRefusal(words, answer.error);
  };

  return (
    <Dialog title={say.reauthTitle} isOpen onOpenChange={() => onAnswer(false)}>
      <p className="soft small">{say.reauthText}</p>
      {account.password && (
        <form className="stack" onSubmit={(event) => void byPassword(event)}>
          <TextField
            label={say.password}
            type="password"
            autoComplete="current-password"
            value={password}
            error={error}
            onChange={(value) => {
              setError(undefined);
              setPassword(value);
            }}
            autoFocus
          />
          <Button type="submit" variant="primary" isDisabled={busy || password === ''}>
            {say.reauthPassword}
          </Button>
        </form>
      )}
      {account.passkeys.length > 0 && canUsePasskeys() && (
        <Button
          icon="key"
          variant={account.password ? 'plain' : 'primary'}
          isDisabled={busy}
          onPress={() => void byPasskey()}
        >
          {say.reauthPasskey}
        </Button>
      )}
    </Dialog>
  );
}
