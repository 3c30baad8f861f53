import type { Account } from '@sesame/protocol';
import { Slab, toast, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { accountTexts } from '../../locales/account/texts.ts';
import { formatDate } from '../../widgets/format-date.ts';
import { NameForm } from '../../widgets/NameForm.tsx';
import type { WithReauth } from '../../widgets/reauth/use-reauth.tsx';
import { AccountWebhook } from './AccountWebhook.tsx';
import { YourBots } from './bots/YourBots.tsx';
import { MailAddress } from './MailAddress.tsx';
import { PasskeyList } from './PasskeyList.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionList } from './SessionList.tsx';

/** Sections for members: name, passkeys, sessions, password and bots. */
export function MemberSections(props: {
  readonly account: Account;
  readonly withReauth: WithReauth;
  readonly onChange: (account: Account) => void;
}) {
  const { account, withReauth, onChange } = props;
  const say = useMessages(accountTexts);
  const locale = useLocale();
  const [passwordChanges, setPasswordChanges] = useState(0);
  const onPasswordChanged = (changed: Account) => {
    onChange(changed);
    setPasswordChanges(passwordChanges + 1);
    toast({ text: say.passwordChanged, icon: 'check' });
  };
  return (
    <>
      <Slab as="section" className="stack" aria-labelledby="you">
        <h2 id="you">{say.you}</h2>
        <NameForm
          key={account.name}
          given={account.name}
          onNamed={(name) => onChange({ ...account, name })}
          {...(account.password && { hint: say.signInName })}
        />
        <p className="soft small">{say.since(formatDate(account.createdAt, locale))}</p>
      </Slab>
      <Slab as="section" className="stack" aria-labelledby="passkeys">
        <h2 id="passkeys">{say.passkeys}</h2>
        <PasskeyList account={account} withReauth={withReauth} onChange={onChange} />
      </Slab>
      <Slab as="section" className="stack" aria-labelledby="sessions">
        <h2 id="sessions">{say.sessions}</h2>
        {/* A new password ends sessions, so the list is loaded again. */}
        <SessionList key={passwordChanges} />
      </Slab>
      <Slab as="section" className="stack" aria-labelledby="password">
        <h2 id="password">{say.password}</h2>
        <PasswordForm
          key={account.name}
          account={account}
          submit={account.password ? say.changePassword : say.setPassword}
          withReauth={withReauth}
          onDone={onPasswordChanged}
        />
      </Slab>
      <MailAddress withReauth={withReauth} />
      <AccountWebhook withReauth={withReauth} />
      <YourBots withReauth={withReauth} />
    </>
  );
}
