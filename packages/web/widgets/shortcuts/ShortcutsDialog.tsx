import { Dialog, useMessages } from '@sesame/ui';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { useObservable } from '../../data/observable.ts';
import { shortcutTexts } from '../../locales/shortcuts/texts.ts';
import { BoardShortcuts, PageShortcuts } from './ShortcutLists.tsx';
import { shownGame } from './shown-game.ts';
import { shortcutsOpen } from './use-shortcuts.ts';

/** The keyboard help: the keys of the board on the page, then those of all pages. */
export default function ShortcutsDialog() {
  const say = useMessages(shortcutTexts);
  const game = useObservable(shownGame);
  return (
    <Dialog title={say.title} isOpen onOpenChange={shortcutsOpen.set}>
      <div className="manual">
        <Suspense>{game && <BoardShortcuts game={game} level={3} />}</Suspense>
        <PageShortcuts level={3} />
        <p className="soft small">{say.note}</p>
        <div>
          <Link href="/shortcuts" className="link" onClick={() => shortcutsOpen.set(false)}>
            {say.all}
          </Link>
        </div>
      </div>
    </Dialog>
  );
}
