import type { Result } from '@sesame/kernel';
import type { Account } from '@sesame/protocol';
import { Button, Dialog, TextField, useMessages } from '@sesame/ui';
import { type FormEvent, useState } from 'react';
import { api, reloadPage } from '../../data/client.ts';
import { canUsePasskeys, signInWithPasskey } from '../../data/passkeys.ts';
import { accountTexts } from '../../locales/account/texts.ts';
import { refusalText, toastRefusal } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';

/** Signs in. A guest who has played is first told that those matches stay behind. */
export function SignInDialog({ guest, onClose }: { readonly guest: Account; readonly onClose: () => void }) {
  const say = useMessages(accountTexts);
  const [isWarned, setWarned] = useState(guest.matches === 0);
  return (
    <Dialog title={isWarned ? say.signIn : say.guestMatchesTitle} isOpen onOpenChange={onClose}>
      {isWarned ? (
        <SignInForm />
      ) : (
        <>
          <p className="soft small">{say.guestMatchesText(guest.matches)}</p>
          <div className="wraps">
            <Button variant="primary" onPress={onClose} autoFocus>
              {say.stayGuest}
            </Button>
            <Button onPress={() => setWarned(true)}>{say.signInAnyway}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

function SignInForm() {
  const words = useTexts();
  const say = useMessages(accountTexts);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  /** Whoever signs in is somebody else: the page begins anew as them. */
  const enter = async (asked: Promise<Result<unknown>>): Promise<Result<unknown>> => {
    setBusy(true);
    const answer = await asked;
    if (answer.ok) reloadPage();
    else setBusy(false);
    return answer;
  };
  const byPassword = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await enter(api.signIn({ name: name.trim(), password }));
    setError(answer.ok ? undefined : refusalText(words, answer.error));
  };
  const byPasskey = async () => {
    const answer = await enter(signInWithPasskey());
    if (!answer.ok) toastRefusal(words, answer.error);
  };

  return (
    <>
      <Button
        icon="key"
        variant="primary"
        className="main-action"
        isDisabled={busy || !canUsePasskeys()}
        onPress={() => void byPasskey()}
      >
        {say.signInPasskey}
      </Button>
      {!canUsePasskeys() && <p className="soft tiny">{say.noPasskeys}</p>}
      <p className="or soft small">{say.or}</p>
      <form className="stack" onSubmit={(event) => void byPassword(event)} noValidate>
        <TextField label={say.name} value={name} onChange={setName} maxLength={30} autoComplete="username" autoFocus />
        <TextField
          label={say.password}
          type="password"
          value={password}
          error={error}
          onChange={(value) => {
            setError(undefined);
            setPassword(value);
          }}
          maxLength={200}
          autoComplete="current-password"
        />
        <Button type="submit" isDisabled={busy || name.trim() === '' || password === ''}>
          {say.signIn}
        </Button>
      </form>
    </>
  );
}
