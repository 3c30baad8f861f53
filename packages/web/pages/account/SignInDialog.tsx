import { type Account, MAX_NAME_LENGTH, MAX_PASSWORD_LENGTH } from '@sesame/protocol';
import { Button, Dialog, TextField, useMessages } from '@sesame/ui';
import { type FormEvent, useState } from 'react';
import { api, reloadPage } from '../../data/client.ts';
import { canUsePasskeys, signInWithPasskey } from '../../data/passkeys.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { accountTexts } from '../../locales/account/texts.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';

/** Sign-in dialog. A guest with matches is first warned that they stay with the guest. */
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
  const texts = useTexts();
  const say = useMessages(accountTexts);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const byPassword = useMutation({ leavesPage: true, onRefusal: (refusal) => setError(refusalText(texts, refusal)) });
  const byPasskey = useMutation({ leavesPage: true });
  const isPending = byPassword.isPending || byPasskey.isPending;

  const signIn = async (event: FormEvent) => {
    event.preventDefault();
    const signedIn = await byPassword.mutate(() => api.signIn({ body: { name: name.trim(), password } }));
    if (signedIn.ok) reloadPage();
  };
  const enterWithPasskey = async () => {
    const signedIn = await byPasskey.mutate(signInWithPasskey);
    if (signedIn.ok) reloadPage();
  };

  return (
    <>
      <Button
        icon="key"
        variant="primary"
        className="main-action"
        isDisabled={isPending || !canUsePasskeys()}
        onPress={() => void enterWithPasskey()}
      >
        {say.signInPasskey}
      </Button>
      {!canUsePasskeys() && <p className="soft tiny">{say.noPasskeys}</p>}
      <p className="or soft small">{say.or}</p>
      <form className="stack" onSubmit={(event) => void signIn(event)} noValidate>
        <TextField
          label={say.name}
          value={name}
          onChange={setName}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="username"
          autoFocus
        />
        <TextField
          label={say.password}
          type="password"
          value={password}
          error={error}
          onChange={(value) => {
            setError(undefined);
            setPassword(value);
          }}
          maxLength={MAX_PASSWORD_LENGTH}
          autoComplete="current-password"
        />
        <Button type="submit" isDisabled={isPending || name.trim() === '' || password === ''}>
          {say.signIn}
        </Button>
      </form>
    </>
  );
}
