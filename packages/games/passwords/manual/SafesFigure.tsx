import '../board/safe.css';
import { Figure, Picture, useMessages } from '@sesame/ui';
import { SafeCard, type SafeCardProps } from '../board/SafeCard.tsx';
import { SAFE_BOX } from '../board/SafePlace.tsx';
import { manualTexts } from './texts.ts';

const SAFES: Readonly<Record<'empty' | 'begun' | 'full', SafeCardProps>> = {
  empty: { letter: 'E', spaces: 4, stones: [] },
  begun: { letter: 'S', spaces: 3, stones: [0, 1] },
  full: { letter: 'I', spaces: 3, stones: [0, 1, 2], fresh: 1, state: 'lock' },
};

/** Three safes: empty, with stones, full. */
export function SafesFigure() {
  const say = useMessages(manualTexts).circle;
  return (
    <Figure className="safes-figure">
      {(['empty', 'begun', 'full'] as const).map((safe) => (
        <div key={safe}>
          <Picture box={SAFE_BOX} width={96}>
            <SafeCard {...SAFES[safe]} />
          </Picture>
          <span className="small soft">{say[safe]}</span>
        </div>
      ))}
    </Figure>
  );
}
