import { ButtonLink, Icon, useMessages } from '@sesame/ui';
import { offlineTexts } from '../locales/offline/texts.ts';
import { useTexts } from '../locales/texts.tsx';
import { Page } from './Page.tsx';

/** Instead of a page that was opened without a network and needs one. */
export default function OfflinePage() {
  const say = useMessages(offlineTexts);
  const { shell } = useTexts();
  return (
    <Page title={say.title}>
      <div className="empty error-state">
        <Icon name="globe" size={64} />
        <h1>{say.title}</h1>
        <p className="soft">{say.text}</p>
        <ButtonLink href="/">{shell.backHome}</ButtonLink>
      </div>
    </Page>
  );
}
