import type { MatchState } from '@sesame/client';
import { Drawer, type GameEntry, Slab, Tabs, useMessages, useNarrowScreen } from '@sesame/ui';
import { useScreen } from '../../data/games.ts';
import { useVisibleChatLines } from '../../data/mutes.ts';
import { useSettings } from '../../data/settings.ts';
import { chatTexts } from '../../locales/chat/texts.ts';
import { ratingTexts } from '../../locales/ratings/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { Chat } from '../../widgets/chat/Chat.tsx';
import { isAgainstBotsOnly } from '../../widgets/match/EndMatchButton.tsx';
import { LogLineText, MatchLog, useLogLines } from '../../widgets/match/MatchLog.tsx';
import { timeControlText } from '../../widgets/time-control/time-control-text.ts';

export type SidePanelTab = 'chat' | 'audience' | 'log' | 'hint';

interface SidePanelProps {
  readonly matchState: MatchState;
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

/** Chat, log and hints beside the board. On phones a drawer whose handle shows the latest line. */
export function SidePanel(props: SidePanelProps) {
  const { sheet, onSheet } = props;
  const { info } = props.matchState;
  const texts = useTexts();
  const say = useMessages(ratingTexts);
  const isNarrow = useNarrowScreen();
  if (!isNarrow) {
    return (
      <Slab as="aside" className="side-panel" aria-label={texts.match.sidePanel}>
        <SidePanelTabs {...props} />
      </Slab>
    );
  }
  return (
    <>
      <button type="button" className="slab sheet-edge" onClick={() => onSheet(true)}>
        <i className="handle" />
        <span className="visually-hidden">{texts.match.showSidePanel}</span>
        <LatestLine {...props} />
      </button>
      <Drawer title={texts.match.sidePanel} isOpen={sheet} onOpenChange={onSheet}>
        <p className="soft small">
          {timeControlText(texts, info.pace)}. {info.rated ? say.rated : say.unrated}
        </p>
        <SidePanelTabs {...props} />
      </Drawer>
    </>
  );
}

function SidePanelTabs({ matchState, game, names, tab, onTab }: SidePanelProps) {
  const texts = useTexts();
  const { Hint } = useScreen(game);
  const { hints } = useSettings();
  const { info, view } = matchState;
  const mayHint = hints && !info.rated && isAgainstBotsOnly(info) && info.you !== null && !isMatchOver(matchState);
  const tabs = [
    ...useChatTabs(matchState),
    { id: 'log', label: texts.match.log, content: <MatchLog matchState={matchState} game={game} names={names} /> },
    ...(Hint && mayHint && info.you !== null
      ? [{ id: 'hint', label: texts.match.hint, content: <Hint view={view} seat={info.you} /> }]
      : []),
  ];
  const chosen = tabs.some(({ id }) => id === tab) ? tab : 'chat';
  return (
    <Tabs label={texts.match.sidePanel} items={tabs} value={chosen} onChange={(id) => onTab(id as SidePanelTab)} />
  );
}

/**
 * Chat tabs. During the match players see only their own channel, spectators see both; afterwards everybody sees both.
 */
const useChatTabs = (matchState: MatchState) => {
  const texts = useTexts();
  const say = useMessages(chatTexts);
  const { info } = matchState;
  const isWatching = info.you === null;
  const isOver = isMatchOver(matchState);
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
    : [{ id: 'chat', label: texts.match.chat, content: players }];
};

/** The latest chat message, or else the latest log line. */
function LatestLine({ matchState, game, names }: Pick<SidePanelProps, 'matchState' | 'game' | 'names'>) {
  const texts = useTexts();
  const said = useVisibleChatLines({ kind: 'chat', table: matchState.info.table }).lines.at(-1);
  const happened = useLogLines(game, matchState.told, names).at(-1);
  if (said) {
    return (
      <span className="small">
        <b>{said.name}</b> {said.text}
      </span>
    );
  }
  return (
    <span className="small soft">
      {happened ? <LogLineText game={game} line={happened} /> : texts.match.showSidePanel}
    </span>
  );
}
