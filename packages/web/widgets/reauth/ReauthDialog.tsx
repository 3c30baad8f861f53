import type { Result } from '@sesame/kernel';
import type { Account, Me } from '@sesame/protocol';
import { Button, Dialog, TextField, useMessages } from '@sesame/ui';
import { type FormEvent, useState } from 'react';
import { api } from '../../data/client.ts';
import { canUsePasskeys, signInWithPasskey } from '../../data/passkeys.ts';
import { useAccount } from '../../data/use-account.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { accountTexts } from '../../locales/account/texts.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';

type OnAnswer = (isReauthenticated: boolean) => void;

/** Asks to sign in again before a sensitive action. */
export default function ReauthDialog({ onAnswer }: { readonly onAnswer: OnAnswer }) {
  const say = useMessages(accountTexts);
  const { account } = useAccount();
  return (
    <Dialog title={say.reauthTitle} isOpen onOpenChange={() => onAnswer(false)}>
      <p className="soft small">{say.reauthText}</p>
      {account && <Credentials account={account} onAnswer={onAnswer} />}
    </Dialog>
  );
}

function Credentials({ account, onAnswer }: { readonly account: Account; readonly onAnswer: OnAnswer }) {
  const texts = useTexts();
  const say = useMessages(accountTexts);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const byPassword = useMutation({ onRefusal: (refusal) => setError(refusalText(texts, refusal)) });
  const byPasskey = useMutation();
  const isPending = byPassword.isPending || byPasskey.isPending;

  const check = (signedIn: Result<Me>) => {
    if (signedIn.ok) onAnswer(signedIn.value.id === account.id);
  };
  const checkPassword = async (event: FormEvent) => {
    event.preventDefault();
    check(await byPassword.mutate(() => api.signIn({ body: { name: account.name, password } })));
  };
  const checkPasskey = async () => check(await byPasskey.mutate(signInWithPasskey));

  return (
    <>
      {account.password && (
        <form className="stack" onSubmit={(event) => void checkPassword(event)}>
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
          <Button type="submit" variant="primary" isDisabled={isPending || password === ''}>
            {say.reauthPassword}
          </Button>
        </form>
      )}
      {account.passkeys.length > 0 && canUsePasskeys() && (
        <Button
          icon="key"
          variant={account.password ? 'plain' : 'primary'}
          isDisabled={isPending}
          onPress={() => void checkPasskey()}
        >
          {say.reauthPasskey}
        </Button>
      )}
    </>
  );
}
