import type { Account } from '@sesame/protocol';
import { Button, Slab, toast, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { accountTexts } from '../../locales/account/texts.ts';
import type { WithReauth } from '../../widgets/reauth/use-reauth.tsx';
import { AddPasskeyButton } from './AddPasskeyButton.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SignInDialog } from './SignInDialog.tsx';

/** Sections for guests: create an account, or sign in to an existing one. */
export function GuestSections(props: {
  readonly account: Account;
  readonly withReauth: WithReauth;
  readonly onChange: (account: Account) => void;
}) {
  const { account, withReauth, onChange } = props;
  const say = useMessages(accountTexts);
  const [isSigningIn, setSigningIn] = useState(false);
  const onAccountCreated = (created: Account) => {
    onChange(created);
    // The form unmounts with the focus in it: move the focus to the page.
    document.getElementById('main')?.focus({ preventScroll: true });
    toast({ text: say.accountCreated, icon: 'check' });
  };
  return (
    <>
      <Slab as="section" className="stack" aria-labelledby="with-passkey">
        <h2 id="with-passkey">{say.withPasskey}</h2>
        <p className="soft small">{say.passkeyText}</p>
        <AddPasskeyButton variant="primary" withReauth={withReauth} onCreated={onAccountCreated} />
      </Slab>
      <Slab as="section" className="stack" aria-labelledby="with-password">
        <h2 id="with-password">{say.withPassword}</h2>
        <PasswordForm account={account} submit={say.createAccount} withReauth={withReauth} onDone={onAccountCreated} />
      </Slab>
      <Slab as="section" className="stack" aria-labelledby="have">
        <h2 id="have">{say.alreadyMember}</h2>
        <p className="soft small">{say.alreadyMemberText}</p>
        <div>
          <Button icon="user" onPress={() => setSigningIn(true)}>
            {say.signIn}
          </Button>
        </div>
        {isSigningIn && <SignInDialog onClose={() => setSigningIn(false)} />}
      </Slab>
    </>
  );
}
