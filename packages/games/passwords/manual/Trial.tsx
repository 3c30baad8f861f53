import '../board/bar.css';
import '../board/ring.css';
import '../board/safe.css';
import { Button, PlayersProvider, useLocale, useMessages } from '@sesame/ui';
import { type FormEvent, useId, useRef } from 'react';
import { bar } from '../board/bar-words.ts';
import { type Composer, useComposer } from '../board/composer.ts';
import type { Happenings } from '../board/happenings.ts';
import { hintFor } from '../board/hint.ts';
import { turnByKey } from '../board/keys.ts';
import { LetterField } from '../board/LetterField.tsx';
import { OtherWay } from '../board/OtherWay.tsx';
import { Ring } from '../board/Ring.tsx';
import { shown } from '../board/shown.ts';
import { TableContext } from '../board/table.ts';
import { WordHint } from '../board/WordHint.tsx';
import type { State, View } from '../rules/state.ts';
import { view as viewOf } from '../rules/view.ts';
import { EXAMPLES, NAMES } from './example.ts';
import { manual } from './words.ts';

/** Whoever reads sits in Cleo's place. */
const YOU = 2;
const NOTHING: Happenings = { play: undefined, isNews: false, isLaidOut: false, isOver: false };
const nothing = () => undefined;
/** There is nothing to send. */
const stay = (event: FormEvent) => event.preventDefault();

/** A circle and a word to play with: its walks follow, and can be changed as on the board. */
export function Trial({ state }: { readonly state: State }) {
  const view = viewOf(state, YOU);
  const composer = useComposer(view, { seat: YOU, play: nothing, onType: nothing });
  if (composer === undefined) return null;
  return (
    <PlayersProvider value={{ names: NAMES, you: YOU }}>
      <TableContext value={{ view, you: YOU, composer, happenings: NOTHING }}>
        <figure className="manual-figure beside trial">
          <Ring />
          <Desk view={view} composer={composer} />
        </figure>
      </TableContext>
    </PlayersProvider>
  );
}

/** The word, what it does, and the ways to go around. */
function Desk({ view, composer }: { readonly view: View; readonly composer: Composer }) {
  const say = useMessages(bar);
  const { tries } = useMessages(manual).trial;
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const [fieldId, hintId] = [useId(), useId()];
  const hint = hintFor({ view, hand: view.seats[YOU]?.hand ?? 0, composer }, { locale, names: NAMES });
  const { nextStart } = composer;
  const example = EXAMPLES[locale];
  return (
    <form className="trial-desk" autoComplete="off" onSubmit={stay} onKeyDown={turnByKey(composer)}>
      <LetterField composer={composer} field={field} describedBy={hintId} id={fieldId} />
      <WordHint composer={composer} id={hintId} hint={hint} isLive />
      <div className="pw-acts">
        <Button tight isDisabled={!nextStart} onPress={() => nextStart?.()}>
          {say.otherStart}
        </Button>
        <OtherWay composer={composer} />
      </div>
      <fieldset className="trial-words">
        <legend className="small soft">{tries}</legend>
        {[...example.words.slice(YOU), ...example.tries].map((word) => (
          <Button key={word} tight onPress={() => composer.type(word)}>
            {shown(word)}
          </Button>
        ))}
      </fieldset>
    </form>
  );
}
