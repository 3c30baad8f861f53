import type { Refusal } from '@sesame/kernel';
import { Slab, useLocale, useMessages } from '@sesame/ui';
import { api } from '../../data/client.ts';
import { useQuery } from '../../data/use-query.ts';
import { accountTexts } from '../../locales/account/texts.ts';
import { entryTexts } from '../../locales/entry/texts.ts';
import { Page } from '../../shell/Page.tsx';
import { formatDateTime } from '../../widgets/format-date.ts';
import { SignInForm } from '../../widgets/sign-in/SignInForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';

/** Instead of every page: the visitor is banned, or the server is for members and they are not signed in. */
export default function EntryRefusedPage({ refusal }: { readonly refusal: Refusal }) {
  return refusal.code === 'banned' ? <BannedPage refusal={refusal} /> : <MembersPage />;
}

function BannedPage({ refusal: { reason, until } }: { readonly refusal: Refusal }) {
  const say = useMessages(entryTexts);
  const account = useMessages(accountTexts);
  const locale = useLocale();
  return (
    <Page title={say.bannedTitle}>
      <h1>{say.bannedTitle}</h1>
      <div className="columns even">
        <Slab className="stack">
          {reason && <p>{say.bannedReason(reason)}</p>}
          <p className="soft">
            {until === undefined ? say.bannedForGood : say.bannedUntil(formatDateTime(until, locale))}
          </p>
        </Slab>
        {/* Somebody else may use this browser, or be in this network. */}
        <Slab as="section" className="stack" aria-labelledby="sign-in">
          <h2 id="sign-in">{account.signIn}</h2>
          <SignInForm />
        </Slab>
      </div>
    </Page>
  );
}

function MembersPage() {
  const say = useMessages(entryTexts);
  const account = useMessages(accountTexts);
  const { data: rules } = useQuery('registration', api.registration);
  return (
    <Page title={say.membersTitle}>
      <h1>{say.membersTitle}</h1>
      <p className="soft">{rules?.accounts === 'invitation' ? say.invitationText : say.membersText}</p>
      <div className="columns even">
        <Slab as="section" className="stack" aria-labelledby="sign-in">
          <h2 id="sign-in">{account.signIn}</h2>
          <SignInForm />
        </Slab>
        {rules?.accounts === 'open' && (
          <Slab as="section" className="stack" aria-labelledby="create">
            <h2 id="create">{say.create}</h2>
            <RegisterForm />
          </Slab>
        )}
      </div>
    </Page>
  );
}
