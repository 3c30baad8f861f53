import type { Seat } from '@sesame/kernel';
import { Button, Slab, useAnnounce, useGameWords, useMessages } from '@sesame/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTable } from './board-context.ts';
import type { Composer } from './composer.ts';
import { turnByKey, useKeys } from './keys.ts';
import { PassButton } from './PassButton.tsx';
import { OtherWay } from './ReverseButton.tsx';
import { WORD_FIELD } from './visible-height.ts';
import { LetterField } from './WordField.tsx';
import { WordHint } from './WordStatus.tsx';
import { wordBarTexts } from './word-bar-texts.ts';
import { hintFor } from './word-status.ts';

/** After a pause in typing it is said aloud how the word stands. */
const PAUSE = 900;

/** Where a word is made: its letters, what it does, and the ways to go around. */
export function WordBar({ composer, seat }: { readonly composer: Composer; readonly seat: Seat }) {
  const { view } = useTable();
  const say = useMessages(wordBarTexts);
  const words = useGameWords();
  const field = useRef<HTMLInputElement>(null);
  const isTurn = view.turn === seat;
  useKeys(field, isTurn);
  const hint = hintFor({ view, hand: view.seats[seat]?.hand ?? 0, composer }, words);
  useSpoken(composer.word === '' ? '' : hint);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    composer.say?.();
  };
  const { nextStart } = composer;
  return (
    <Slab as="section" className={`pw-bar${isTurn ? ' yours' : ''}`} aria-label={say.word}>
      <form onSubmit={submit} onKeyDown={turnByKey(composer)} autoComplete="off">
        <LetterField composer={composer} field={field} describedBy="pw-hint" id={WORD_FIELD} />
        <WordHint composer={composer} id="pw-hint" hint={hint} />
        <div className="pw-acts">
          {nextStart && (
            <Button tight onPress={nextStart}>
              {say.otherStart}
            </Button>
          )}
          <OtherWay composer={composer} />
          <PassButton composer={composer} />
          <Button type="submit" variant="primary" isDisabled={!composer.say}>
            {say.submit}
          </Button>
        </div>
      </form>
    </Slab>
  );
}

const useSpoken = (text: string): void => {
  const announce = useAnnounce();
  useEffect(() => {
    if (text === '') return;
    const timer = setTimeout(() => announce(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text, announce]);
};
