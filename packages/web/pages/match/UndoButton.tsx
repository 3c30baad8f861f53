import type { MatchState } from '@sesame/client';
import { Button, toast, useAnnounce, useMessages } from '@sesame/ui';
import { useEffect, useEffectEvent } from 'react';
import { guestSeat } from '../../data/guest-seat.ts';
import { connectionOf } from '../../data/match-source.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import { undoTexts } from '../../locales/undo/texts.ts';

/** Undoes our last move. Shown only while the server allows it. */
export function UndoButton({ info }: { readonly info: MatchState['info'] }) {
  const texts = useTexts();
  const say = useMessages(undoTexts);
  const announce = useAnnounce();
  const { isPending, mutate } = useMutation({
    onRefusal: (refusal) =>
      toast({ text: isTooLate(refusal.code) ? say.tooLate : refusalText(texts, refusal), kind: 'wrong' }),
  });
  const undo = async () => {
    if (isPending) return;
    const undone = await mutate(() => connectionOf(info.id).takeBack(info.id, guestSeat(info)));
    if (undone.ok) announce(say.undone);
  };
  useUndoKeys(() => void undo());
  return (
    <Button
      tight
      className="take-back"
      variant="quiet"
      icon="undo"
      aria-label={say.undo}
      isDisabled={isPending}
      onPress={() => void undo()}
    >
      <span className="wide">{say.undo}</span>
    </Button>
  );
}

const isTooLate = (code: string): boolean => code === 'too-late-to-take-back' || code === 'nothing-to-take-back';

const EDITABLE_SELECTOR = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';

/** Ctrl+Z, or U. Listens on the window, so that a board can claim the key first and stop it. */
const useUndoKeys = (undo: () => void): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    const isUndo = ctrlKey || metaKey ? key.toLowerCase() === 'z' && !shiftKey : key === 'u';
    if (!isUndo || altKey || (target instanceof Element && target.closest(EDITABLE_SELECTOR))) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
};
