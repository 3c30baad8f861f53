import { useMessages } from '@sesame/ui';
import { type ChangeEvent, type InputEvent, type Ref, useState } from 'react';
import { normalise } from '../rules/normalise.ts';
import type { Language } from '../rules/state.ts';
import { useBoard } from './board-context.ts';
import type { Composer } from './composer.ts';
import { hasKeyboard } from './keys.ts';
import { LetterTiles } from './LetterTiles.tsx';
import { wordBarTexts } from './word-bar-texts.ts';

/** Longer than any word in the dictionaries. */
const MAX_WORD_LENGTH = 40;

/** Keeps the letters a to z, without accents, and hyphens and apostrophes, so that the status can say that they don’t count. */
const lettersOf = (text: string): string =>
  normalise(text)
    .replaceAll('’', "'")
    .replace(/[^a-z'-]/g, '');

/**
 * Text field that shows its letters as tiles. A real input with transparent text and the same letter spacing lies over
 * the tiles, so caret, selection and phone keyboards work as usual.
 */
export function WordField(props: {
  readonly composer: Composer;
  readonly field: Ref<HTMLInputElement>;
  readonly describedBy: string;
  readonly id: string;
}) {
  const { composer, field, describedBy, id } = props;
  const { view } = useBoard();
  const say = useMessages(wordBarTexts);
  const { word, check, walkOptions } = composer;
  const letters = walkOptions?.walk.safes.map((place) => view.circle[place]?.letter ?? '') ?? [];
  return (
    <div
      className={`pw-field${check.type === 'fault' || check.type === 'joined' ? ' wrong' : ''}`}
      style={{ '--letters': word.length }}
    >
      <div className="pw-letters" aria-hidden="true">
        <LetterTiles word={word} letters={letters} />
      </div>
      <WordInput
        word={word}
        language={view.options.language}
        label={say.word}
        placeholder={say.placeholder}
        isWrong={check.type === 'fault' || check.type === 'no-safe' || check.type === 'joined'}
        {...{ field, describedBy, id }}
        onWord={composer.type}
      />
    </div>
  );
}

interface WordInputProps {
  readonly word: string;
  readonly language: Language;
  readonly label: string;
  readonly placeholder: string;
  readonly isWrong: boolean;
  readonly field: Ref<HTMLInputElement>;
  readonly describedBy: string;
  readonly id: string;
  readonly onWord: (word: string) => void;
}

/** Strips accents while typing, but not during IME composition. */
function WordInput(props: WordInputProps) {
  const { word, language, label, placeholder, isWrong, field, describedBy, id, onWord } = props;
  const [composed, compose] = useState<string>();
  const take = (input: HTMLInputElement) => {
    const { value, selectionStart } = input;
    const letters = lettersOf(value);
    if (letters !== value) replaceValue(input, letters, lettersOf(value.slice(0, selectionStart ?? undefined)).length);
    compose(undefined);
    onWord(letters);
  };
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if (!(nativeEvent instanceof window.InputEvent) || !nativeEvent.isComposing) return take(target);
    compose(target.value);
    onWord(lettersOf(target.value));
  };
  return (
    <input
      ref={field}
      id={id}
      name="word"
      type="text"
      inputMode="text"
      enterKeyHint="go"
      autoCapitalize="none"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={MAX_WORD_LENGTH}
      lang={language}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isWrong}
      data-focus-next={hasKeyboard() ? '' : undefined}
      placeholder={placeholder}
      value={composed ?? word}
      onBeforeInput={refuseOthers}
      onChange={change}
      onCompositionEnd={({ currentTarget }) => take(currentTarget)}
    />
  );
}

/**
 * Refuses other characters before they are typed, as they would replace what is selected. Where that is not possible, as
 * on some phones, `take` removes them. Firefox also asks about Enter, which sends the word.
 */
const refuseOthers = (event: InputEvent<HTMLInputElement>): void => {
  if (/^[^\r\n]+$/.test(event.data) && lettersOf(event.data) === '') event.preventDefault();
};

/** At once: React renders nothing if the word is still the same, and would leave the caret at its end. */
const replaceValue = (input: HTMLInputElement, value: string, caret: number): void => {
  input.value = value;
  // In Safari a selection brings the focus back, and leaving the field ends a composition.
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
};
