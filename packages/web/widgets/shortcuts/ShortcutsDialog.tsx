import { Chapter, Dialog, KeyList, useMessages } from '@sesame/ui';
import { notificationTexts } from '../../locales/notifications/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { shortcutsOpen } from './use-shortcuts.ts';

/** Keyboard shortcuts of all pages. A board's own keys are in its manual. */
export default function ShortcutsDialog() {
  const say = useMessages(notificationTexts);
  const { replay } = useTexts();
  return (
    <Dialog title={say.shortcuts} isOpen onOpenChange={shortcutsOpen.set}>
      <div className="manual">
        <KeyList
          keys={[
            ['Alt+N', say.nextMatchKey],
            ['Alt+Shift+N', say.previousMatchKey],
            ['?', say.showShortcutsKey],
          ]}
        />
        <Chapter title={replay.title}>
          <KeyList
            keys={[
              ['← →', `${replay.previous}, ${replay.next.toLowerCase()}`],
              ['Home End', `${replay.first}, ${replay.last.toLowerCase()}`],
              [say.space, replay.play],
            ]}
          />
        </Chapter>
        <p className="soft small">{say.shortcutsNote}</p>
      </div>
    </Dialog>
  );
}
