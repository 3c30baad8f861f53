import './sign-in.css';
import { MAX_NAME_LENGTH, MAX_PASSWORD_LENGTH, type SignedInAs } from '@sesame/protocol';
import { Button, TextField, useMessages } from '@sesame/ui';
import { type FormEvent, useState } from 'react';
import { api, reloadPage } from '../../data/client.ts';
import { canUsePasskeys, signInWithPasskey } from '../../data/passkeys.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useQuery } from '../../data/use-query.ts';
import { accountTexts } from '../../locales/account/texts.ts';
import { mailTexts } from '../../locales/mail/texts.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';

/** Signs in with a passkey, or with name and password. With `onForgotten`, a new password can be asked for by mail. */
export function SignInForm(props: {
  readonly onSignedIn?: (as: SignedInAs) => void;
  readonly onForgotten?: () => void;
}) {
  const { onSignedIn = () => reloadPage(), onForgotten } = props;
  const texts = useTexts();
  const say = useMessages(accountTexts);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const byPassword = useMutation({ leavesPage: true, onRefusal: (refusal) => setError(refusalText(texts, refusal)) });
  const byPasskey = useMutation({ leavesPage: true });
  const mail = useMessages(mailTexts);
  const { data: post } = useQuery('can mail', api.canMail);
  const isPending = byPassword.isPending || byPasskey.isPending;

  const signIn = async (event: FormEvent) => {
    event.preventDefault();
    const signedIn = await byPassword.mutate(() => api.signIn({ body: { name: name.trim(), password } }));
    if (signedIn.ok) onSignedIn(signedIn.value);
  };
  const enterWithPasskey = async () => {
    const signedIn = await byPasskey.mutate(signInWithPasskey);
    if (signedIn.ok) onSignedIn(signedIn.value);
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
        {onForgotten && post?.available && (
          <Button variant="quiet" onPress={onForgotten}>
            {mail.forgot}
          </Button>
        )}
      </form>
    </>
  );
}
