import { toast } from '@sesame/ui';
import { useTexts } from '../../locales/texts.tsx';
import type { Poster } from './poster.ts';

/** Draws a poster and shares or saves it. The code is loaded when it is first used. */
export const useSharePoster = (): ((poster: Poster, name: string) => void) => {
  const { match } = useTexts();
  return (poster, name) =>
    void import('./share-poster.ts')
      .then(({ sharePoster }) => sharePoster(poster, name))
      .catch(() => toast({ text: match.shareFailed, kind: 'wrong' }));
};
