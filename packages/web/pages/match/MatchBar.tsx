import type { MatchStory } from '@sesame/client';
import { ConfirmDialog, type GameEntry, IconButton, useMessages, useNarrowScreen } from '@sesame/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useRules } from '../../data/games.ts';
import { ratingTexts } from '../../locales/ratings/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { SoundButton } from '../../shell/HeaderToggles.tsx';
import { GameTitle } from '../../widgets/match/GameTitle.tsx';
import { Watchers } from '../../widgets/match/SpectatorCount.tsx';
import { paceName } from '../../widgets/time-control/time-control-text.ts';
import { NextInBar, useGoOn } from './NextMatchButton.tsx';
import { isMatchOver } from './SidePanel.tsx';
import { PaceButton } from './TimeControlButton.tsx';
import { TakeBackButton } from './UndoButton.tsx';

/** The bar over a board: which game, at what pace, and the few things that are not moves. */
export function MatchBar(props: {
  readonly story: MatchStory;
  readonly game: GameEntry;
  readonly onManual: () => void;
  readonly onResign: (move: unknown) => void;
}) {
  const { story, game, onManual, onResign } = props;
  const { info } = story;
  const words = useTexts();
  const say = useMessages(ratingTexts);
  const [, navigate] = useLocation();
  // A phone has no room for more: sound stands with the settings, and the pace makes way for what can be taken back.
  const isNarrow = useNarrowScreen();
  useGoOn(story);
  const notes = [
    paceName(words, info.pace),
    info.rated ? say.rated : say.unrated,
    info.you === null && words.match.watching,
  ].filter(Boolean);
  const mayRepace = info.you !== null && !isMatchOver(story);
  const mayResign =
    useRules(game).resignable &&
    mayRepace &&
    !story.notes.some(({ seat, bot }) => bot !== undefined && seat === info.you);
  return (
    <header className="bar match-bar">
      <GameTitle game={game} />
      <span className="soft small wide">{notes.join('. ')}</span>
      <Watchers count={story.watchers} />
      <span className="grow" />
      <NextInBar story={story} />
      <div className="house-tools">
        {story.mayTakeBack && <TakeBackButton match={info.id} />}
        <IconButton icon="book" label={words.match.manual} onPress={onManual} />
        {!isNarrow && <SoundButton />}
        {mayRepace && !(isNarrow && story.mayTakeBack) && <PaceButton info={info} game={game} />}
        {mayResign && <ResignButton onResign={() => onResign({ type: 'resign' })} />}
        <IconButton icon="leave" label={words.match.leaveMatch} className="wide" onPress={() => navigate('/')} />
      </div>
    </header>
  );
}

function ResignButton({ onResign }: { readonly onResign: () => void }) {
  const { match } = useTexts();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton icon="flag" label={match.resign} onPress={() => setAsking(true)} />
      <ConfirmDialog
        title={match.resignTitle}
        text={match.resignText}
        confirm={match.resign}
        cancel={match.keepPlaying}
        isOpen={asking}
        onOpenChange={setAsking}
        onConfirm={onResign}
      />
    </>
  );
}
