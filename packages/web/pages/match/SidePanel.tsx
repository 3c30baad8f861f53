import type { MatchState } from '@sesame/client';
import { Drawer, type GameEntry, Slab, Tabs, useMessages, useNarrowScreen } from '@sesame/ui';
import { useScreen } from '../../data/games.ts';
import { useVisibleChatLines } from '../../data/mutes.ts';
import { useSettings } from '../../data/settings.ts';
import { chatTexts } from '../../locales/chat/texts.ts';
import { ratingTexts } from '../../locales/ratings/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { Chat } from '../../widgets/chat/Chat.tsx';
import { LogLineText, MatchLog, useLogLines } from '../../widgets/match/MatchLog.tsx';
import { timeControlText } from '../../widgets/time-control/time-control-text.ts';

export type SidePanelTab = 'chat' | 'audience' | 'log' | 'hint';

interface SidePanelProps {
  readonly story: MatchState;
  readonly game: GameEntry;
  readonly names: readonly string[];
  readonly tab: SidePanelTab;
  readonly onTab: (tab: SidePanelTab) => void;
  /** On phones: whether the sheet is up. */
  readonly sheet: boolean;
  readonly onSheet: (isUp: boolean) => void;
}

/** Whether nothing will be played any more. */
export const isMatchOver = ({ outcome, aborted }: MatchState): boolean =>
  outcome !== undefined || aborted !== undefined;

/** Whether every other seat is a bot. */
export const isAgainstBotsOnly = ({ seats, you }: MatchState['info']): boolean =>
  seats.every(({ bot }, seat) => bot !== undefined || seat === you);

/** Beside the board: chat, log, hints. On phones a sheet that shows its last line. */
export function SidePanel(props: SidePanelProps) {
  const { sheet, onSheet } = props;
  const { info } = props.story;
  const words = useTexts();
  const say = useMessages(ratingTexts);
  const isNarrow = useNarrowScreen();
  if (!isNarrow) {
    return (
      <Slab as="aside" className="beside-board" aria-label={words.match.sidePanel}>
        <SidePanelTabs {...props} />
      </Slab>
    );
  }
  return (
    <>
      <button type="button" className="slab sheet-edge" onClick={() => onSheet(true)}>
        <i className="handle" />
        <span className="unseen">{words.match.showSidePanel}</span>
        <LatestLine {...props} />
      </button>
      <Drawer title={words.match.sidePanel} isOpen={sheet} onOpenChange={onSheet}>
        <p className="soft small">
          {timeControlText(words, info.pace)}. {info.rated ? say.rated : say.unrated}
        </p>
        <SidePanelTabs {...props} />
      </Drawer>
    </>
  );
}

function SidePanelTabs({ story, game, names, tab, onTab }: SidePanelProps) {
  const words = useTexts();
  const { Hint } = useScreen(game);
  const { hints } = useSettings();
  const { info, view } = story;
  const mayHint = hints && !info.rated && isAgainstBotsOnly(info) && info.you !== null && !isMatchOver(story);
  const tabs = [
    ...useChatTabs(story),
    { id: 'log', label: words.match.log, content: <MatchLog story={story} game={game} names={names} /> },
    ...(Hint && mayHint && info.you !== null
      ? [{ id: 'hint', label: words.match.hint, content: <Hint view={view} seat={info.you} /> }]
      : []),
  ];
  const chosen = tabs.some(({ id }) => id === tab) ? tab : 'chat';
  return (
    <Tabs label={words.match.sidePanel} items={tabs} value={chosen} onChange={(id) => onTab(id as SidePanelTab)} />
  );
}

/**
 * Players and audience speak apart while the match runs: who plays does not hear the audience, who watches hears both. After
 * it everybody hears both.
 */
const useChatTabs = (story: MatchState) => {
  const words = useTexts();
  const say = useMessages(chatTexts);
  const { info } = story;
  const isWatching = info.you === null;
  const isOver = isMatchOver(story);
  const mayWrite = isOver || !isWatching;
  const players = (
    <Chat
      channel={{ kind: 'chat', table: info.table }}
      mayWrite={mayWrite}
      note={mayWrite ? undefined : say.playersWriteOnly}
    />
  );
  const audience = (
    <Chat channel={{ kind: 'audience', match: info.id }} note={isOver ? undefined : say.playersReadLater} />
  );
  return isWatching || (isOver && !isAgainstBotsOnly(info))
    ? [
        { id: 'chat', label: say.players, content: players },
        { id: 'audience', label: say.audience, content: audience },
      ]
    : [{ id: 'chat', label: words.match.chat, content: players }];
};

/** The newest word: what was said last, or else what happened last. */
function LatestLine({ story, game, names }: Pick<SidePanelProps, 'story' | 'game' | 'names'>) {
  const words = useTexts();
  const said = useVisibleChatLines({ kind: 'chat', table: story.info.table }).lines.at(-1);
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
      {happened ? <LogLineText game={game} line={happened} /> : words.match.showSidePanel}
    </span>
  );
}
