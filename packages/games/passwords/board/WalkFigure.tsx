import './bar.css';
import './ring.css';
import './safe.css';
import './walk-figure.css';
import type { Seat } from '@sesame/kernel';
import { makeTexts, Picture, useMessages } from '@sesame/ui';
import type { Circle } from '../rules/state.ts';
import type { Walk as Way } from '../rules/walks.ts';
import { LetterTiles } from './LetterTiles.tsx';
import { Rail } from './Ring.tsx';
import { Tally } from './RingCentre.tsx';
import { SafeCard } from './SafeCard.tsx';
import { SAFE_BOX, spotOf } from './SafePlace.tsx';
import { showWord } from './show-word.ts';
import { boardTexts } from './texts.ts';
import { Walk } from './Walk.tsx';
import { wouldFill } from './walk-options.ts';

interface WalkFigureProps {
  readonly circle: Circle;
  readonly seat: Seat;
  readonly word: string;
  readonly walk: Way;
}

/** Static figure of a word and its walk. */
export function WalkFigure({ circle, seat, word, walk }: WalkFigureProps) {
  const say = useMessages(boardTexts);
  const ways = useMessages(spoken);
  const letters = walk.safes.map((place) => circle[place]?.letter ?? '');
  const locks = walk.safes.filter((place) => wouldFill(circle, place)).length;
  return (
    <div className="pw-walk-figure" role="img" aria-label={ways[walk.direction](showWord(word), letters.join(', '))}>
      <div className="pw-tiles" style={{ '--letters': word.length }}>
        <LetterTiles word={word} letters={letters} />
      </div>
      <div className="pw-ring">
        <Rail>
          <Walk walk={walk} />
          <Tally
            number={letters.length}
            caption={say.stonesToLay(letters.length)}
            note={locks === 0 ? undefined : say.safesLock(locks)}
          />
        </Rail>
        {circle.map((safe, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its index
          <span key={place} className="pw-place" style={spotOf(place)}>
            {safe === null ? (
              <span className="pw-empty" />
            ) : (
              <Picture className="pw-safe" box={SAFE_BOX} width={112}>
                <SafeCard
                  {...safe}
                  {...(walk.safes.includes(place) && {
                    stones: [...safe.stones, seat],
                    fresh: 1,
                    state: wouldFill(circle, place) ? ('lock' as const) : ('stop' as const),
                  })}
                />
              </Picture>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}

const spoken = makeTexts({
  en: {
    clockwise: (word: string, letters: string) => `${word}, clockwise: ${letters}`,
    anticlockwise: (word: string, letters: string) => `${word}, anticlockwise: ${letters}`,
  },
  fr: {
    clockwise: (word, letters) => `${word}, dans le sens horaire : ${letters}`,
    anticlockwise: (word, letters) => `${word}, dans le sens antihoraire : ${letters}`,
  },
  nl: {
    clockwise: (word, letters) => `${word}, met de klok mee: ${letters}`,
    anticlockwise: (word, letters) => `${word}, tegen de klok in: ${letters}`,
  },
});
