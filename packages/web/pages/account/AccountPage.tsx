import './account.css';
import { ButtonLink, useMessages } from '@sesame/ui';
import { useAccount } from '../../data/use-account.ts';
import { accountTexts } from '../../locales/account/texts.ts';
import { adminTexts } from '../../locales/admin/texts.ts';
import { ratingTexts } from '../../locales/ratings/texts.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import { Loading } from '../../shell/LoadingPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { useReauth } from '../../widgets/reauth/use-reauth.tsx';
import { AccountData } from './AccountData.tsx';
import { GuestSections } from './GuestSections.tsx';
import { MemberSections } from './MemberSections.tsx';
import { MutedPlayers } from './MutedPlayers.tsx';

/** The account page: sign-up for guests; credentials, sessions and bots for members. */
export default function AccountPage() {
  const texts = useTexts();
  const say = useMessages(accountTexts);
  const ratings = useMessages(ratingTexts);
  const admin = useMessages(adminTexts);
  const { account, error, setAccount } = useAccount();
  const { withReauth, dialog } = useReauth();
  const title = account?.guest ? say.saveMatchesTitle : say.title;
  const Sections = account?.guest ? GuestSections : MemberSections;
  return (
    <Page title={title} className="account-page">
      <header className="wraps">
        <h1 className="grow">{title}</h1>
        {account?.staff && (
          <ButtonLink icon="key" href="/admin">
            {admin.title}
          </ButtonLink>
        )}
        {account && (
          <ButtonLink icon="chart" href={`/players/${account.id}`}>
            {ratings.yourProfile}
          </ButtonLink>
        )}
      </header>
      {account?.guest && <p className="soft lead">{say.guest(account.matches)}</p>}
      {error && (
        <p className="bad" role="alert">
          {refusalText(texts, error)}
        </p>
      )}
      {account === undefined ? (
        error === undefined && <Loading />
      ) : (
        <div className="columns even">
          <Sections account={account} withReauth={withReauth} onChange={setAccount} />
          <MutedPlayers />
          <AccountData account={account} withReauth={withReauth} />
        </div>
      )}
      {dialog}
    </Page>
  );
}
