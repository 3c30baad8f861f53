import { Crystal, Picture, Pin, type PinKind, useLocale, useMessages } from '@sesame/ui';
import { colourOf, lettersOf } from '../board/crystal-colours.ts';
import { spoken } from '../board/crystals.ts';
import { Pins } from '../board/Pins.tsx';
import { answer } from '../rules/pins.ts';
import { manualTexts } from './texts.ts';

/** The example of the manual, worked through with the rules' own answer. */
const CODE = 'gwwpb';
const GUESS = 'wwgrb';

/** Which places of the guess each step is about, and what they earn. */
const STEPS: readonly { readonly places: readonly number[]; readonly pin: PinKind }[] = [
  { places: [1, 4], pin: 'black' },
  { places: [0, 2], pin: 'white' },
  { places: [3], pin: 'none' },
];

/** A code as the board shows it; places that are not spoken of step back. */
export function CodeFigure({ code, lit }: { readonly code: string; readonly lit?: readonly number[] }) {
  const locale = useLocale();
  return (
    <span className="sockets" role="img" aria-label={spoken(code, locale)}>
      {lettersOf(code).map((letter, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its index
        <i key={i} className={`socket${lit && !lit.includes(i) ? ' dimmed' : ''}`}>
          <Crystal colour={colourOf(letter)} />
        </i>
      ))}
    </span>
  );
}

/** A guess and its pins, step by step. */
export function WorkedExample() {
  const say = useMessages(manualTexts).pins;
  return (
    <figure className="crack figure">
      <div className="figure-row">
        <span className="small soft">{say.code}</span>
        <CodeFigure code={CODE} />
      </div>
      <div className="figure-row">
        <span className="small soft">{say.guess}</span>
        <CodeFigure code={GUESS} />
        <Pins answer={answer(CODE, GUESS)} positions={GUESS.length} />
      </div>
      <ol className="figure-steps">
        {STEPS.map(({ places, pin }, i) => (
          <li key={pin} className="figure-step">
            <CodeFigure code={GUESS} lit={places} />
            <span className="earned">
              {places.map((place) => (
                <Picture key={place} width={16}>
                  <Pin kind={pin} />
                </Picture>
              ))}
            </span>
            <span className="small">{say.steps[i]}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
