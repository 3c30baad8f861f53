import type { SignedInAs } from '@sesame/protocol';
import { Button, Dialog, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { reloadPage } from '../../data/client.ts';
import { useMyMatches } from '../../data/topics.ts';
import { accountTexts } from '../../locales/account/texts.ts';
import { mailTexts } from '../../locales/mail/texts.ts';
import { SignInForm } from '../../widgets/sign-in/SignInForm.tsx';
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
