import type { MatchState } from '@sesame/client';
import { Drawer, type GameEntry, Slab, Tabs, useMessages, useNarrowScreen } from '@sesame/ui';
import { Suspense, useState } from 'react';
import { useChatLines } from '../../data/chat.ts';
import { useScreen } from '../../data/games.ts';
import { useMarkedLine } from '../../data/marked-line.ts';
import { useVisibleChatLines } from '../../data/mutes.ts';
import { useSettings } from '../../data/settings.ts';
import { chatTexts } from '../../locales/chat/texts.ts';
import { ratingTexts } from '../../locales/ratings/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { NO_TABLE } from '../../offline/local-id.ts';
import { Chat, type SeatNames } from '../../widgets/chat/Chat.tsx';
import { isAgainstBotsOnly } from '../../widgets/match/EndMatchButton.tsx';
import { LogLineText, MatchLog, useLogLines } from '../../widgets/match/MatchLog.tsx';
import { HINTS } from '../../widgets/options/help.ts';
import { timeControlText } from '../../widgets/time-control/time-control-text.ts';

type SidePanelTab = 'chat' | 'audience' | 'log' | 'hint' | 'insight';

/** What the panel shows. */
interface SidePanelState {
  /** The tab that the player has chosen; until then the panel picks one. */
  readonly tab: SidePanelTab | undefined;
  readonly onTab: (tab: SidePanelTab) => void;
  /** Whether the drawer is open (phones only). */
  readonly sheet: boolean;
  readonly onSheet: (isUp: boolean) => void;
}

interface SidePanelProps extends SidePanelState {
  readonly matchState: MatchState;
  readonly game: GameEntry;
  readonly names: readonly string[];
}

/** The panel's state. A link to a chat message opens it there. */
export const useSidePanel = (): SidePanelState => {
  const marked = useMarkedLine();
  const [tab, onTab] = useState<SidePanelTab | undefined>(marked?.kind === 'talk' ? undefined : marked?.kind);
  const [sheet, onSheet] = useState(marked !== undefined);
  return { tab, onTab, sheet, onSheet };
};

/** Whether the match has ended or was aborted. */
export const isMatchOver = ({ outcome, aborted }: MatchState): boolean =>
  outcome !== undefined || aborted !== undefined;

/** Chat, log and hints beside the board. On phones a drawer whose handle shows the latest lines. */
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
        <LatestLines {...props} />
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

function SidePanelTabs(props: SidePanelProps) {
  const { matchState, game, names, tab, onTab } = props;
  const texts = useTexts();
  const { Hint, Insight, isInsightForPlayers = false } = useScreen(game);
  const { hints: areHintsOn, help } = useSettings();
  const hints = areHintsOn && help[game.id]?.[HINTS] !== false;
  const { info, view } = matchState;
  const mayHint = hints && !info.rated && isAgainstBotsOnly(info) && info.you !== null && !isMatchOver(matchState);
  const mayInsight = info.you === null || isMatchOver(matchState) || (isInsightForPlayers && !info.rated);
  const chats = useChatTabs(matchState, names);
  const tabs = [
    ...chats,
    { id: 'log', label: texts.match.log, content: <MatchLog matchState={matchState} game={game} names={names} /> },
    ...(Hint && mayHint && info.you !== null
      ? [{ id: 'hint', label: texts.match.hint, content: <Hint view={view} seat={info.you} /> }]
      : []),
    ...(Insight && mayInsight
      ? [
          {
            id: 'insight',
            label: texts.match.insight,
            content: (
              <Suspense>
                <Insight view={view} seat={info.you ?? undefined} />
              </Suspense>
            ),
          },
        ]
      : []),
  ];
  // Nobody is shown an empty chat: the panel opens on the log until somebody has spoken.
  const spoken = chats.findLast(({ lines }) => lines > 0)?.id ?? 'log';
  const chosen = tabs.find(({ id }) => id === tab)?.id ?? spoken;
  return (
    <div className="side-panel-body">
      {chosen !== 'log' && <LatestEvent {...props} onPress={() => onTab('log')} />}
      <Tabs label={texts.match.sidePanel} items={tabs} value={chosen} onChange={(id) => onTab(id as SidePanelTab)} />
    </div>
  );
}

/**
 * Chat tabs. During the match players see only their own channel, spectators see both; afterwards everybody sees both.
 */
const useChatTabs = (matchState: MatchState, seatNames: readonly string[]) => {
  const texts = useTexts();
  const say = useMessages(chatTexts);
  const { info } = matchState;
  const isWatching = info.you === null;
  const isOver = isMatchOver(matchState);
  const mayWrite = isOver || !isWatching;
  const isAlone = info.table === NO_TABLE;
  const channel = { kind: 'chat', table: info.table } as const;
  const audienceChannel = { kind: 'audience', match: info.id } as const;
  const hasAudience = isWatching || (isOver && !isAgainstBotsOnly(info));
  const lines = useChatLines(isAlone ? undefined : channel).length;
  const audienceLines = useChatLines(hasAudience ? audienceChannel : undefined).length;
  const names = namesByPlayer(info, seatNames);
  const players = <Chat {...{ channel, names, mayWrite }} note={mayWrite ? undefined : say.playersWriteOnly} />;
  const audience = <Chat channel={audienceChannel} names={names} note={isOver ? undefined : say.playersReadLater} />;
  if (isAlone) return [];
  return hasAudience
    ? [
        { id: 'chat', label: say.players, content: players, lines },
        { id: 'audience', label: say.audience, content: audience, lines: audienceLines },
      ]
    : [{ id: 'chat', label: texts.match.chat, content: players, lines }];
};

const namesByPlayer = ({ seats }: MatchState['info'], names: readonly string[]): SeatNames =>
  new Map(seats.flatMap(({ player }, seat) => (player === undefined ? [] : [[player, names[seat] ?? '']])));

type LogProps = Pick<SidePanelProps, 'matchState' | 'game' | 'names'>;

/** The newest line of the log, in one line, while another tab is open. */
function LatestEvent({ matchState, game, names, onPress }: LogProps & { readonly onPress: () => void }) {
  const texts = useTexts();
  const happened = useLogLines(game, matchState.told, names).at(-1);
  if (happened === undefined) return undefined;
  return (
    <button type="button" className="latest-event small" title={happened.text} onClick={onPress}>
      <span className="visually-hidden">{texts.match.log}: </span>
      <LogLineText game={game} line={happened} />
    </button>
  );
}

/** The newest line of the log, and below it the latest chat message, one line each. */
function LatestLines({ matchState, game, names }: LogProps) {
  const texts = useTexts();
  const { table } = matchState.info;
  const said = useVisibleChatLines(table === NO_TABLE ? undefined : { kind: 'chat', table }).lines.at(-1);
  const happened = useLogLines(game, matchState.told, names).at(-1);
  return (
    <>
      {(happened || !said) && (
        <span className="small soft latest-line" data-preview>
          {happened ? <LogLineText game={game} line={happened} /> : texts.match.showSidePanel}
        </span>
      )}
      {said && (
        <span className="small latest-line" data-preview>
          <b>{namesByPlayer(matchState.info, names).get(said.player) ?? said.name}</b> {said.text}
        </span>
      )}
    </>
  );
}
