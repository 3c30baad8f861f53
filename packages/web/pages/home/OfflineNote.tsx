import { Icon, useMessages } from '@sesame/ui';
import { offlineTexts } from '../../locales/offline/texts.ts';

/** Says that there is no network, and what can be done without. */
export default function OfflineNote() {
  const say = useMessages(offlineTexts);
  return (
    <p className="offline-note soft" role="status">
      <Icon name="globe" size={20} />
      {say.home}
    </p>
  );
}
