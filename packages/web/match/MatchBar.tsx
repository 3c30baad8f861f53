import type { MatchStory } from '@sesame/client';
import { ConfirmDialog, type GameEntry, IconButton, Logo, useLocale } from '@sesame/ui';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useRules } from '../house/games.ts';
import { useWords } from '../messages/words.tsx';
import { paceName } from '../options/paces.ts';
import { SoundButton } from '../shell/switches.tsx';

/** The bar over a board: which game, at what pace, and the few things that are not moves. */
export function MatchBar(props: {
  readonly story: MatchStory;
  readonly game: GameEntry;
  readonly onManual: () => void;
  readonly onResign: (move: unknown) => void;
}) {
  const { story, game, onManual, onResign } = props;
  const { info, outcome } = story;
  const words = useWords();
  const locale = useLocale();
  const [, navigate] = useLocation();
  const notes = [paceName(words, info.pace), info.you === null && words.match.watching].filter(Boolean);
  const mayResign = useRules(game).resignable && info.you !== null && outcome === undefined;
  return (
    <header className="bar match-bar">
      <Link href="/" className="line house-brand" aria-label={words.house.home}>
        <Logo size={32} />
      </Link>
      <h1 className="display">{game.name[locale]}</h1>
      <span className="soft small wide">{notes.join('. ')}</span>
      <span className="grow" />
      <div className="house-tools">
        <IconButton icon="book" label={words.match.manual} onPress={onManual} />
        <SoundButton />
        {mayResign && <ResignButton onResign={() => onResign({ type: 'resign' })} />}
        <IconButton icon="leave" label={words.match.leave} className="wide" onPress={() => navigate('/')} />
      </div>
    </header>
  );
}

function ResignButton({ onResign }: { readonly onResign: () => void }) {
  const { match } = useWords();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton icon="flag" label={match.resign} onPress={() => setAsking(true)} />
      <ConfirmDialog
        title={match.resignTitle}
        text={match.resignText}
        confirm={match.resign}
        cancel={match.stay}
        isOpen={asking}
        onOpenChange={setAsking}
        onConfirm={onResign}
      />
    </>
  );
}
