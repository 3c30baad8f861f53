import { Picture, useMessages } from '@sesame/ui';
import { chooseMarks, MARKS, type Marks, MarksProvider, useMarks } from './colour-marks.tsx';
import { Swatch } from './Sign.tsx';
import { boardTexts } from './texts.ts';

/** Buttons that choose how colours are marked. */
export function ColourMarksToggle() {
  const say = useMessages(boardTexts);
  return (
    <fieldset className="mix-marks" aria-label={say.marks}>
      {MARKS.map((marks) => (
        <MarksButton key={marks} marks={marks} />
      ))}
    </fieldset>
  );
}

function MarksButton({ marks }: { readonly marks: Marks }) {
  const say = useMessages(boardTexts);
  return (
    <button
      type="button"
      className="mix-toggle"
      title={say.marksOf[marks]}
      aria-label={say.marksOf[marks]}
      aria-pressed={useMarks() === marks}
      onClick={() => chooseMarks(marks)}
    >
      <MarksProvider marks={marks}>
        <Picture width={20}>
          <Swatch colour="b" radius={46} />
        </Picture>
      </MarksProvider>
    </button>
  );
}
