import './shortcuts.css';
import { Slab, useMessages } from '@sesame/ui';
import { Suspense } from 'react';
import { GAMES } from '../../data/games.ts';
import { shortcutTexts } from '../../locales/shortcuts/texts.ts';
import { Page } from '../../shell/Page.tsx';
import { BoardShortcuts, PageShortcuts } from '../../widgets/shortcuts/ShortcutLists.tsx';

/** All keyboard shortcuts: of all pages and of every game. */
export default function ShortcutsPage() {
  const say = useMessages(shortcutTexts);
  return (
    <Page title={say.title}>
      <h1 className="page-title">{say.title}</h1>
      <p className="soft page-title">{say.note}</p>
      <div className="shortcut-lists">
        <Slab className="stack manual">
          <PageShortcuts level={2} />
        </Slab>
        {GAMES.map((game) => (
          <Slab key={game.id} className="stack manual">
            <Suspense>
              <BoardShortcuts game={game} level={2} />
            </Suspense>
          </Slab>
        ))}
      </div>
    </Page>
  );
}
