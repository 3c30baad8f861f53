import '../board/bar.css';
import '../board/ring.css';
import '../board/safe.css';
import { Button, PlayersProvider, useLocale, useMessages } from '@sesame/ui';
import { type FormEvent, useId, useRef } from 'react';
import { BoardContext } from '../board/board-context.ts';
import { type Composer, useComposer } from '../board/composer.ts';
import { walkKeyHandler } from '../board/keys.ts';
import { ReverseButton } from '../board/ReverseButton.tsx';
import { Ring } from '../board/Ring.tsx';
import type { RecentEvents } from '../board/recent-events.ts';
import { showWord } from '../board/show-word.ts';
import { WordField } from '../board/WordField.tsx';
import { WordStatus } from '../board/WordStatus.tsx';
import { wordBarTexts } from '../board/word-bar-texts.ts';
import { wordStatus } from '../board/word-status.ts';
import type { State, View } from '../rules/state.ts';
import { view as viewOf } from '../rules/view.ts';
import { manualTexts } from './texts.ts';
import { EXAMPLES, NAMES } from './worked-example.ts';

/** The reader plays as Cleo. */
const YOU = 2;
const NO_EVENTS: RecentEvents = { play: undefined, hasNewTurn: false, isLaidOut: false };
const noop = () => undefined;
const preventSubmit = (event: FormEvent) => event.preventDefault();

/** Interactive figure: type a word and change its walk, as on the board. */
export function Trial({ state }: { readonly state: State }) {
  const view = viewOf(state, YOU);
  const composer = useComposer(view, { seat: YOU, play: noop, isBusy: false, onType: noop });
  if (composer === undefined) return null;
  return (
    <PlayersProvider value={{ names: NAMES, you: YOU }}>
      <BoardContext value={{ view, you: YOU, composer, moment: undefined, recentEvents: NO_EVENTS }}>
        <figure className="manual-figure beside trial">
          <Ring />
          <TrialForm view={view} composer={composer} />
        </figure>
      </BoardContext>
    </PlayersProvider>
  );
}

/** The word field, its status, and the buttons. */
function TrialForm({ view, composer }: { readonly view: View; readonly composer: Composer }) {
  const say = useMessages(wordBarTexts);
  const { tries } = useMessages(manualTexts).trial;
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const [fieldId, hintId] = [useId(), useId()];
  const hint = wordStatus({ view, seat: YOU, composer }, { locale, names: NAMES });
  const { nextStart } = composer;
  const example = EXAMPLES[locale];
  return (
    <form className="trial-form" autoComplete="off" onSubmit={preventSubmit} onKeyDown={walkKeyHandler(composer)}>
      <WordField composer={composer} field={field} describedBy={hintId} id={fieldId} />
      <WordStatus composer={composer} id={hintId} hint={hint} isLive />
      <div className="pw-actions">
        <Button tight isDisabled={!nextStart} onPress={() => nextStart?.()}>
          {say.otherStart}
        </Button>
        <ReverseButton composer={composer} />
      </div>
      <fieldset className="trial-words">
        <legend className="small soft">{tries}</legend>
        {[...example.words.slice(YOU), ...example.tries].map((word) => (
          <Button key={word} tight onPress={() => composer.type(word)}>
            {showWord(word)}
          </Button>
        ))}
      </fieldset>
    </form>
  );
}
