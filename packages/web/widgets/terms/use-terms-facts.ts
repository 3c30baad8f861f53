import type { MatchTerms } from '@sesame/protocol';
import { useLocale, useMessages } from '@sesame/ui';
import { gameOf } from '../../data/games.ts';
import { ratingTexts } from '../../locales/ratings/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { inlineTimeControlText } from '../time-control/time-control-text.ts';

type ShownTerms = Pick<MatchTerms, 'game' | 'pace' | 'rated'>;

/** The terms within a sentence: "rated, 30 s per move", with the game first if it may be another one. */
export const useTermsFacts = () => {
  const texts = useTexts();
  const locale = useLocale();
  const { rated, unrated } = useMessages(ratingTexts);
  return (terms: ShownTerms, withGame = false): string =>
    [
      withGame && gameOf(terms.game)?.name[locale],
      (terms.rated ? rated : unrated).toLowerCase(),
      inlineTimeControlText(texts, terms.pace),
    ]
      .filter(Boolean)
      .join(', ');
};
