import type { MatchStory } from '@sesame/client';
import { Drawer, type GameEntry, Slab, Tabs } from '@sesame/ui';
import { Chat } from '../chat/Chat.tsx';
import { useScreen } from '../house/games.ts';
import { useChat } from '../house/use-table.ts';
import { useWords } from '../messages/words.tsx';
import { useSettings } from '../settings/settings.ts';
import { useNarrow } from '../shell/use-narrow.ts';
import { Log, useLogLines } from './Log.tsx';

export type AsideTab = 'chat' | 'log' | 'hint';

interface AsideProps {
  readonly story: MatchStory;
  readonly game: GameEntry;
  readonly names: readonly string[];
  readonly tab: AsideTab;
  readonly onTab: (tab: AsideTab) => void;
  /** On phones: whether the sheet is up. */
  readonly sheet: boolean;
  readonly onSheet: (isUp: boolean) => void;
}

/** Whether every other seat is a bot. */
export const isAlone = ({ seats, you }: MatchStory['info']): boolean =>
  seats.every(({ bot }, seat) => bot !== undefined || seat === you);

/** Beside the board: chat, log, hints. On phones a sheet that shows its last line. */
export function Aside(props: AsideProps) {
  const { sheet, onSheet } = props;
  const words = useWords();
  const isNarrow = useNarrow();
  if (!isNarrow) {
    return (
      <Slab as="aside" className="beside-board" aria-label={words.match.aside}>
        <AsideTabs {...props} />
      </Slab>
    );
  }
  return (
    <>
      <button type="button" className="slab sheet-edge" onClick={() => onSheet(true)}>
        <i className="handle" />
        <span className="unseen">{words.match.showAside}</span>
        <LastLine {...props} />
      </button>
      <Drawer title={words.match.aside} isOpen={sheet} onOpenChange={onSheet}>
        <AsideTabs {...props} />
      </Drawer>
    </>
  );
}

function AsideTabs({ story, game, names, tab, onTab }: AsideProps) {
  const words = useWords();
  const { Hint } = useScreen(game);
  const { hints } = useSettings();
  const { info, view, outcome } = story;
  const mayHint = hints && isAlone(info) && info.you !== null && outcome === undefined;
  const tabs = [
    { id: 'chat', label: words.match.chat, content: <Chat table={info.table} /> },
    { id: 'log', label: words.match.log, content: <Log story={story} game={game} names={names} /> },
    ...(Hint && mayHint && info.you !== null
      ? [{ id: 'hint', label: words.match.hint, content: <Hint view={view} seat={info.you} /> }]
      : []),
  ];
  const chosen = tabs.some(({ id }) => id === tab) ? tab : 'chat';
  return <Tabs label={words.match.aside} items={tabs} value={chosen} onChange={(id) => onTab(id as AsideTab)} />;
}

/** The newest word: what was said last, or else what happened last. */
function LastLine({ story, game, names }: Pick<AsideProps, 'story' | 'game' | 'names'>) {
  const words = useWords();
  const said = useChat(story.info.table).at(-1);
  const happened = useLogLines(game, story.told, names).at(-1);
  if (said) {
    return (
      <span className="small">
        <b>{said.name}</b> {said.text}
      </span>
    );
  }
  return <span className="small soft">{happened?.text ?? words.match.showAside}</span>;
}
