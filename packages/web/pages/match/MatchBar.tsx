import type { MatchState } from '@sesame/client';
import { ConfirmButton, type GameEntry, IconButton, useLocale, useMessages, useNarrowScreen } from '@sesame/ui';
import { useLocation } from 'wouter';
import { useRules, useScreen } from '../../data/games.ts';
import { ratingTexts } from '../../locales/ratings/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { NO_TABLE } from '../../offline/local-id.ts';
import { SoundButton } from '../../shell/HeaderToggles.tsx';
import { EndMatchButton, mayEndMatch } from '../../widgets/match/EndMatchButton.tsx';
import { GameTitle } from '../../widgets/match/GameTitle.tsx';
import { SpectatorCount } from '../../widgets/match/SpectatorCount.tsx';
import { timeControlText } from '../../widgets/time-control/time-control-text.ts';
import { NextMatchBarButton, useAutoNextMatch } from './NextMatchButton.tsx';
import type { HandToggle } from './room/use-hand.ts';
import { isMatchOver } from './SidePanel.tsx';
import { TimeControlButton } from './TimeControlButton.tsx';
import { TableScreenLink } from './table-screen/TableScreenLink.tsx';
import { UndoButton } from './UndoButton.tsx';

/** The bar above the board: game, time control, and actions that are not moves. */
export function MatchBar(props: {
  readonly matchState: MatchState;
  readonly game: GameEntry;
  /** The goal of the game, in a player’s first match. */
  readonly goalLine: string | undefined;
  /** The code of the room that it is played in. */
  readonly room: string | undefined;
  /** Switches between the hand and the whole board. */
  readonly toggle: HandToggle | undefined;
  readonly onManual: () => void;
  readonly onResign: (move: unknown) => void;
}) {
  const { matchState, game, goalLine, room, toggle, onManual, onResign } = props;
  const { info } = matchState;
  const texts = useTexts();
  const say = useMessages(ratingTexts);
  const locale = useLocale();
  const { timeText } = useScreen(game);
  const [, navigate] = useLocation();
  // Phones have little room: sound is in the settings, and undo replaces the time control button.
  const isNarrow = useNarrowScreen();
  useAutoNextMatch(matchState);
  const notes = [
    (info.pace.kind === 'none' && timeText?.(info.options, locale)) || timeControlText(texts, info.pace),
    info.rated ? say.rated : say.unrated,
    info.offline && texts.match.offline,
    info.you === null && texts.match.watching,
  ].filter(Boolean);
  const mayPlay = info.you !== null && !isMatchOver(matchState);
  const mayChangePace = info.tournament === undefined && room === undefined && info.table !== NO_TABLE;
  const { resignable } = useRules(game);
  const mayResign =
    resignable && mayPlay && !matchState.notes.some(({ seat, bot }) => bot !== undefined && seat === info.you);
  return (
    <header className="bar match-bar">
      <GameTitle game={game}>
        <span className="soft small wide">{notes.join('. ')}</span>
        {goalLine && <span className="match-goal small wide">{goalLine}</span>}
      </GameTitle>
      {room === undefined && <SpectatorCount count={matchState.watchers} />}
      <NextMatchBarButton matchState={matchState} />
      <div className="app-tools">
        {matchState.mayTakeBack && <UndoButton info={info} />}
        {toggle && <IconButton icon={toggle.icon} label={toggle.label} onPress={toggle.onPress} />}
        <IconButton icon="book" label={texts.match.manual} onPress={onManual} />
        {!isNarrow && <SoundButton />}
        {!isNarrow && room === undefined && info.table !== NO_TABLE && <TableScreenLink match={info.id} />}
        {mayPlay && mayChangePace && !(isNarrow && matchState.mayTakeBack) && (
          <TimeControlButton info={info} game={game} />
        )}
        {mayResign && <ResignButton onResign={() => onResign({ type: 'resign' })} />}
        {!resignable && mayEndMatch(info) && !isMatchOver(matchState) && <EndMatchButton match={info} />}
        <IconButton
          icon="leave"
          label={texts.match.leaveMatch}
          {...(room === undefined && { className: 'wide' })}
          onPress={() => navigate(room === undefined ? '/' : `/room/${room}`)}
        />
      </div>
    </header>
  );
}

function ResignButton({ onResign }: { readonly onResign: () => void }) {
  const { match } = useTexts();
  return (
    <ConfirmButton
      icon="flag"
      title={match.resignTitle}
      text={match.resignText}
      confirm={match.resign}
      cancel={match.keepPlaying}
      onConfirm={onResign}
    />
  );
}
