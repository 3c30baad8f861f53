import { MAX_NAME_LENGTH, MAX_PASSWORD_LENGTH, type SignedInAs } from '@sesame/protocol';
import { Button, Dialog, TextField, useMessages } from '@sesame/ui';
import { type FormEvent, useState } from 'react';
import { api, reloadPage } from '../../data/client.ts';
import { canUsePasskeys, signInWithPasskey } from '../../data/passkeys.ts';
import { useMyMatches } from '../../data/topics.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useQuery } from '../../data/use-query.ts';
import { accountTexts } from '../../locales/account/texts.ts';
import { mailTexts } from '../../locales/mail/texts.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import { ForgottenPassword } from './ForgottenPassword.tsx';
import { TakeMatchesDialog } from './TakeMatchesDialog.tsx';

type Step = 'warning' | 'sign-in' | 'forgotten';

/** Sign-in dialog. A guest with running matches is first warned that they stay; ended ones can be taken along afterwards. */
export function SignInDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useMessages(accountTexts);
  const mail = useMessages(mailTexts);
  const running = useMyMatches()?.length ?? 0;
  const [step, setStep] = useState<Step>(running > 0 ? 'warning' : 'sign-in');
  const [offer, setOffer] = useState<SignedInAs['guestMatches']>();
  const onSignedIn = ({ guestMatches }: SignedInAs) => {
    if (guestMatches === undefined) reloadPage();
    else setOffer(guestMatches);
  };
  if (offer !== undefined) return <TakeMatchesDialog offer={offer} />;
  const titles = { warning: say.runningTitle, 'sign-in': say.signIn, forgotten: mail.forgotTitle };
  return (
    <Dialog title={titles[step]} isOpen onOpenChange={onClose}>
      {step === 'sign-in' && <SignInForm onSignedIn={onSignedIn} onForgotten={() => setStep('forgotten')} />}
      {step === 'forgotten' && <ForgottenPassword onBack={() => setStep('sign-in')} />}
      {step === 'warning' && (
        <>
          <p className="soft small">{say.runningText(running)}</p>
          <div className="wraps">
            <Button variant="primary" onPress={onClose} autoFocus>
              {say.stayGuest}
            </Button>
            <Button onPress={() => setStep('sign-in')}>{say.signInAnyway}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

function SignInForm(props: { readonly onSignedIn: (as: SignedInAs) => void; readonly onForgotten: () => void }) {
  const { onSignedIn, onForgotten } = props;
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
        {post?.available && (
          <Button variant="quiet" onPress={onForgotten}>
            {mail.forgot}
          </Button>
        )}
      </form>
    </>
  );
}
