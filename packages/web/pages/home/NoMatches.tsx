import { EmptyState, Slab } from '@sesame/ui';
import { useTexts } from '../../locales/texts.tsx';
import { EmptyArt } from '../../widgets/EmptyArt.tsx';

/** Where the matches of newcomers will be. */
export function NoMatches() {
  const { home } = useTexts();
  return (
    <Slab as="section" className="stack" aria-labelledby="no-matches">
      <h2 id="no-matches">{home.yourMatches}</h2>
      <EmptyState art={<EmptyArt />} title={home.noMatches} text={home.noMatchesText} />
    </Slab>
  );
}
