import type { MatchStory } from '@sesame/client';
import { Button, ButtonLink, type GameEntry, Slab, useAnnounce, useLocale } from '@sesame/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useScreen } from '../house/games.ts';
import { toastRefusal } from '../messages/refusals.ts';
import { useWords } from '../messages/words.tsx';
import { saveMatch } from '../replay/save-record.ts';
import { Analysis } from './Analysis.tsx';
import { joinRematch } from './Rematch.tsx';

/** After the match: where to go from here. The board itself says how it ended, in the words that are announced. */
export function Ending(props: {
  readonly story: MatchStory;
  readonly game: GameEntry;
  readonly names: readonly string[];
}) {
  const { story, game, names } = props;
  const { info, view, outcome } = story;
  const words = useWords();
  const locale = useLocale();
  const announce = useAnnounce();
  const [, navigate] = useLocation();
  const screen = useScreen(game);
  const [analysing, setAnalysing] = useState(false);
  const text = outcome && screen.ending(view, outcome, info.you ?? 'spectator', { locale, names });
  useEffect(() => {
    if (text) announce(text);
  }, [text, announce]);

  const again = async () => {
    const path = await joinRematch(info.id);
    if (path.ok) navigate(path.value);
    else toastRefusal(words, path.error);
  };
  const save = async () => {
    const saved = await saveMatch(info);
    if (!saved.ok) toastRefusal(words, saved.error);
  };

  const here = `/matches/${info.id}`;
  return (
    <>
      <Slab as="section" className="ending" aria-label={words.match.over}>
        {info.you !== null && (
          <Button variant="primary" icon="rematch" onPress={() => void again()}>
            {words.match.rematch}
          </Button>
        )}
        <ButtonLink icon="play" href={`${here}/replay`}>
          {words.match.replay}
        </ButtonLink>
        {screen.Analysis && (
          <Button icon="chart" onPress={() => setAnalysing(!analysing)}>
            {words.match.analysis}
          </Button>
        )}
        <ButtonLink variant="quiet" icon="dice" href={`${here}/verify`}>
          {words.match.verify}
        </ButtonLink>
        <Button variant="quiet" icon="download" onPress={() => void save()}>
          {words.match.download}
        </Button>
        <ButtonLink variant="quiet" icon="home" href="/">
          {words.house.home}
        </ButtonLink>
      </Slab>
      {analysing && screen.Analysis && <Analysis match={info.id} View={screen.Analysis} />}
    </>
  );
}
