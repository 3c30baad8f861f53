import { Crystal, playSound, useAnnounce, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { colourOf, lettersOf } from '../board/crystal-colours.ts';
import { nameOf } from '../board/crystals.ts';
import { Pins } from '../board/Pins.tsx';
import { boardTexts } from '../board/texts.ts';
import { answer } from '../rules/pins.ts';
import { LETTERS, type Letter } from '../rules/state.ts';
import { CodeFigure } from './Figures.tsx';
import { manualTexts } from './texts.ts';

const CODE = 'rrybg';
const KINDS = LETTERS.slice(0, 6);

const after = (letter: Letter): Letter => KINDS[(KINDS.indexOf(letter) + 1) % KINDS.length] ?? letter;

/** An open code and a guess to play with: press a crystal, and the pins follow. */
export function Trial() {
  const [guess, setGuess] = useState<readonly Letter[]>(() => lettersOf('ryrwg'));
  const locale = useLocale();
  const announce = useAnnounce();
  const say = useMessages(manualTexts);
  const { pins } = useMessages(boardTexts);
  const change = (place: number, letter: Letter) => {
    const next = guess.with(place, after(letter));
    setGuess(next);
    playSound('socket');
    announce(pins(answer(CODE, next.join(''))));
  };
  return (
    <figure className="crack figure trial">
      <div className="figure-row">
        <span className="small soft">{say.pins.code}</span>
        <CodeFigure code={CODE} />
      </div>
      <div className="figure-row">
        <span className="small soft">{say.pins.guess}</span>
        <span className="sockets">
          {guess.map((letter, place) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is its index
              key={place}
              type="button"
              className="socket"
              aria-label={say.trial.change(place + 1, nameOf(letter, locale))}
              onClick={() => change(place, letter)}
            >
              <Crystal colour={colourOf(letter)} />
            </button>
          ))}
        </span>
        <Pins answer={answer(CODE, guess.join(''))} positions={CODE.length} />
      </div>
    </figure>
  );
}
