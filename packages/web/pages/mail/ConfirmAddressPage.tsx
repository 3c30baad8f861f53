import { useMessages } from '@sesame/ui';
import { api } from '../../data/client.ts';
import { mailTexts } from '../../locales/mail/texts.ts';
import { MailLinkPage } from './MailLinkPage.tsx';

/** Confirms a mail address. The token is in the fragment, which no server logs. */
export default function ConfirmAddressPage() {
  const say = useMessages(mailTexts);
  return (
    <MailLinkPage
      title={say.confirmTitle}
      text={say.confirmText}
      button={say.confirm}
      done={{ title: say.confirmed, text: say.confirmedText }}
      send={() => api.verifyMailAddress({ body: { token: location.hash.slice(1) } })}
    />
  );
}
