import type { MailUnsubscription } from '@sesame/protocol';
import { useMessages } from '@sesame/ui';
import { api } from '../../data/client.ts';
import { mailTexts } from '../../locales/mail/texts.ts';
import { MailLinkPage } from './MailLinkPage.tsx';

/** Stops mails of a kind, for readers who are not signed in, too. */
export default function UnsubscribePage({ token, kind }: { readonly token: string; readonly kind: string }) {
  const say = useMessages(mailTexts);
  const stopped: MailUnsubscription['kind'] = kind === 'calls' ? 'calls' : 'turns';
  return (
    <MailLinkPage
      title={say.unsubscribeTitle}
      text={stopped === 'calls' ? say.unsubscribeCalls : say.unsubscribeTurns}
      button={say.unsubscribe}
      done={{ title: say.unsubscribed, text: say.unsubscribedText }}
      send={() => api.unsubscribeMail({ params: { key: token, kind: stopped } })}
    />
  );
}
