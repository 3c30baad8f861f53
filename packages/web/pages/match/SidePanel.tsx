import type { MatchStory } from '@sesame/client';
import { Drawer, type GameEntry, Slab, Tabs, useMessages, useNarrowScreen } from '@sesame/ui';
import { useScreen } from '../../data/games.ts';
import { useHeard } from '../../data/mutes.ts';
import { useSettings } from '../../data/settings.ts';
import { chatTexts } from '../../locales/chat/texts.ts';
import { ratingTexts } from '../../locales/ratings/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { Chat } from '../../widgets/chat/Chat.tsx';
import { LineText, Log, useLogLines } from '../../widgets/match/MatchLog.tsx';
import { paceName } from '../../widgets/time-control/time-control-text.ts';

export type AsideTab = 'chat' | 'audience' | 'log' | 'hint';

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

/** Whether nothing will be played any more. */
export const isMatchOver = ({ outcome, aborted }: MatchStory): boolean =>
  outcome !== undefined || aborted !== undefined;

/** Whether every other seat is a bot. */
export const isAlone = ({ seats, you }: MatchStory['info']): boolean =>
  seats.every(({ bot }, seat) => bot !== undefined || seat === you);

/** Beside the board: chat, log, hints. On phones a sheet that shows its last line. */
export function Aside(props: AsideProps) {
  const { sheet, onSheet } = props;
  const { info } = props.story;
  const words = useTexts();
  const say = useMessages(ratingTexts);
  const isNarrow = useNarrowScreen();
  if (!isNarrow) {
    return (
      <Slab as="aside" className="beside-board" aria-label={words.match.sidePanel}>
        <AsideTabs {...props} />
      </Slab>
    );
  }
  return (
    <>
      <button type="button" className="slab sheet-edge" onClick={() => onSheet(true)}>
        <i className="handle" />
        <span className="unseen">{words.match.showSidePanel}</span>
        <LastLine {...props} />
      </button>
      <Drawer title={words.match.sidePanel} isOpen={sheet} onOpenChange={onSheet}>
        <p className="soft small">
          {paceName(words, info.pace)}. {info.rated ? say.rated : say.unrated}
        </p>
        <AsideTabs {...props} />
      </Drawer>
    </>
  );
}

function AsideTabs({ story, game, names, tab, onTab }: AsideProps) {
  const words = useTexts();
  const { Hint } = useScreen(game);
  const { hints } = useSettings();
  const { info, view } = story;
  const mayHint = hints && !info.rated && isAlone(info) && info.you !== null && !isMatchOver(story);
  const tabs = [
    ...useChatTabs(story),
    { id: 'log', label: words.match.log, content: <Log story={story} game={game} names={names} /> },
    ...(Hint && mayHint && info.you !== null
      ? [{ id: 'hint', label: words.match.hint, content: <Hint view={view} seat={info.you} /> }]
      : []),
  ];
  const chosen = tabs.some(({ id }) => id === tab) ? tab : 'chat';
  return <Tabs label={words.match.sidePanel} items={tabs} value={chosen} onChange={(id) => onTab(id as AsideTab)} />;
}

/**
 * Players and audience speak apart while the match runs: who plays does not hear the audience, who watches hears both. After
 * it everybody hears both.
 */
const useChatTabs = (story: MatchStory) => {
  const words = useTexts();
  const say = useMessages(chatTexts);
  const { info } = story;
  const isWatching = info.you === null;
  const isOver = isMatchOver(story);
  const mayWrite = isOver || !isWatching;
  const players = (
    <Chat
      place={{ kind: 'chat', table: info.table }}
      mayWrite={mayWrite}
      note={mayWrite ? undefined : say.playersWriteOnly}
    />
  );
  const audience = (
    <Chat place={{ kind: 'audience', match: info.id }} note={isOver ? undefined : say.playersReadLater} />
  );
  return isWatching || (isOver && !isAlone(info))
    ? [
        { id: 'chat', label: say.players, content: players },
        { id: 'audience', label: say.audience, content: audience },
      ]
    : [{ id: 'chat', label: words.match.chat, content: players }];
};

/** The newest word: what was said last, or else what happened last. */
function LastLine({ story, game, names }: Pick<AsideProps, 'story' | 'game' | 'names'>) {
  const words = useTexts();
  const said = useHeard({ kind: 'chat', table: story.info.table }).lines.at(-1);
  const happened = useLogLines(game, story.told, names).at(-1);
  if (said) {
    return (
      <span className="small">
        <b>{said.name}</b> {said.text}
      </span>
    );
  }
  return (
    <span className="small soft">
      {happened ? <LineText game={game} line={happened} /> : words.match.showSidePanel}
    </span>
  );
}
