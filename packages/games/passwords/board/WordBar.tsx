import type { Seat } from '@sesame/kernel';
import { Button, Slab, useAnnounce, useMessages, useNarrowScreen, usePlayers, useTextContext } from '@sesame/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { useBoard } from './board-context.ts';
import type { Composer } from './composer.ts';
import { useKeys, walkKeyHandler } from './keys.ts';
import { PassButton } from './PassButton.tsx';
import { ProposeButton } from './ProposeButton.tsx';
import { ReverseButton } from './ReverseButton.tsx';
import { WORD_FIELD_ID } from './visible-height.ts';
import { WordField } from './WordField.tsx';
import { WordStatus } from './WordStatus.tsx';
import { wordBarTexts } from './word-bar-texts.ts';
import { wordStatus } from './word-status.ts';

/** The status of the word is announced after this pause in typing. */
const ANNOUNCE_DELAY_MS = 900;

/** The form in which a word is typed: field, status and buttons. */
export function WordBar({ composer, seat }: { readonly composer: Composer; readonly seat: Seat }) {
  const { view } = useBoard();
  const say = useMessages(wordBarTexts);
  const { clock } = usePlayers();
  const isPhone = useNarrowScreen();
  const context = useTextContext();
  const field = useRef<HTMLInputElement>(null);
  const isTurn = view.turn === seat;
  useKeys(field, isTurn);
  const hint = wordStatus({ view, seat, composer }, context);
  useSpoken(composer.word === '' ? '' : hint);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    composer.submit?.();
  };
  const { nextStart } = composer;
  return (
    <Slab as="section" className={`pw-bar${isTurn ? ' yours' : ''}`} aria-label={say.word}>
      <form onSubmit={submit} onKeyDown={walkKeyHandler(composer)} autoComplete="off">
        <WordField composer={composer} field={field} describedBy="pw-hint" id={WORD_FIELD_ID} />
        <div className="pw-hint-line">
          <WordStatus composer={composer} id="pw-hint" hint={hint} />
          {isPhone && clock?.(seat)}
        </div>
        <div className="pw-actions">
          {nextStart && (
            <Button tight onPress={nextStart}>
              {say.otherStart}
            </Button>
          )}
          <ReverseButton composer={composer} />
          <ProposeButton composer={composer} />
          <PassButton composer={composer} />
          <Button type="submit" variant="primary" isDisabled={!composer.submit}>
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
    const timer = setTimeout(() => announce(text), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, announce]);
};
