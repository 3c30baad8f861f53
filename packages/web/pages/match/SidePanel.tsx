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
  /** Whether the drawer is open (phones only). */
  readonly sheet: boolean;
  readonly onSheet: (isUp: boolean) => void;
}

/** Whether the match has ended or was aborted. */
export const isMatchOver = ({ outcome, aborted }: MatchState): boolean =>
  outcome !== undefined || aborted !== undefined;

/** Whether all other seats are built-in bots. */
export const isAgainstBotsOnly = ({ seats, you }: MatchState['info']): boolean =>
  seats.every(({ bot }, seat) => bot !== undefined || seat === you);

/** Chat, log and hints beside the board. On phones a drawer whose handle shows the latest line. */
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
 * Chat tabs. During the match players see only their own channel, spectators see both; afterwards everybody sees both.
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

/** The latest chat message, or else the latest log line. */
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
