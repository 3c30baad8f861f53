import type { Seat } from '@sesame/kernel';
import { Button, Slab, useAnnounce, useGameWords, useMessages } from '@sesame/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { bar } from './bar-words.ts';
import type { Composer } from './composer.ts';
import { hintFor } from './hint.ts';
import { turnByKey, useKeys } from './keys.ts';
import { LetterField } from './LetterField.tsx';
import { OtherWay } from './OtherWay.tsx';
import { PassButton } from './PassButton.tsx';
import { WORD_FIELD } from './room.ts';
import { useTable } from './table.ts';
import { WordHint } from './WordHint.tsx';

/** After a pause in typing it is said aloud how the word stands. */
const PAUSE = 900;

/** Where a word is made: its letters, what it does, and the ways to go around. */
export function WordBar({ composer, seat }: { readonly composer: Composer; readonly seat: Seat }) {
  const { view } = useTable();
  const say = useMessages(bar);
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
            {say.say}
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
