import { makeHex } from '@sesame/kernel';
import { playSound } from '@sesame/ui';
import { useEffect, useRef, useState } from 'react';
import type { Letter, Move, Place, View } from '../rules/state.ts';
import { lettersOf } from './crystal-colours.ts';
import { codeOf, type Draft, type Edit, edited, emptyDraft, isEmpty } from './draft.ts';
import { useSpokenDraft } from './spoken-draft.ts';
import { useSuggestedCode } from './suggested-code.ts';

/** Edits the draft: the secret code while hiding, afterwards the next guess. */
export interface Composer {
  readonly purpose: 'hide' | 'guess';
  /** Identifies purpose and attempt. */
  readonly step: string;
  readonly draft: Draft;
  /** Whether the code is on its way to the server. */
  readonly isSent: boolean;
  /** Applies an edit. `from`: where on the screen the crystal starts its flight. */
  readonly edit: (edit: Edit, from?: DOMRect) => void;
  /** The start of the flight to a place, returned only once. */
  readonly takeOrigin: (place: number) => DOMRect | undefined;
  readonly undo: (() => void) | undefined;
  readonly clear: (() => void) | undefined;
  /** Sends the code; undefined while it is incomplete, not allowed or already sent. */
  readonly confirm: (() => void) | undefined;
  /** Whether a colour can be placed: without repeats each is used once. */
  readonly isFree: (letter: Letter) => boolean;
}

const SALT_BYTES = 32;
const makeSalt = (): string => makeHex(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));

/** A sent code can be sent again after this time without an answer. */
const RESEND_AFTER_MS = 3000;

const purposeOf = (view: View, seat: Place): Composer['purpose'] | undefined => {
  if (view.may.includes('hide')) return 'hide';
  const guesses = view.seats[seat].guesses.length;
  const done = view.phase === 'over' || guesses >= view.options.attempts || (view.equalising && view.turn !== seat);
  return done ? undefined : 'guess';
};

interface ComposerState {
  /** The step it belongs to: when it changes, the draft starts empty. */
  readonly key: string;
  readonly draft: Draft;
  readonly past: readonly Draft[];
  readonly sent: boolean;
}

interface Sending {
  readonly play: ((move: Move) => void) | undefined;
  /** Nothing can be sent while a guess is being shown. */
  readonly isBusy: boolean;
}

export const useComposer = (view: View, seat: Place | undefined, { play, isBusy }: Sending): Composer | undefined => {
  const { positions, repeats } = view.options;
  const purpose = seat === undefined || play === undefined ? undefined : purposeOf(view, seat);
  const key = `${purpose} ${seat === undefined ? 0 : view.seats[seat].guesses.length} ${positions}`;
  const initial = (): ComposerState => ({ key, draft: emptyDraft(positions), past: [], sent: false });
  const [kept, setState] = useState<ComposerState>(initial);
  // Once it has arrived a code is no longer on its way: after an undo it can be changed at once.
  if (kept.key !== key && kept.sent) setState({ ...kept, sent: false });
  const state = kept.key === key ? kept : initial();
  const origin = useRef<{ readonly place: number; readonly from: DOMRect }>(undefined);

  useEffect(() => {
    if (!state.sent) return;
    const timer = setTimeout(() => setState((now) => ({ ...now, sent: false })), RESEND_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state.sent]);

  const { draft, past, sent } = state;
  const speak = useSpokenDraft();
  const edit: Composer['edit'] = (change, from) => {
    if (sent) return;
    if (from && change.type === 'place') origin.current = { place: change.at ?? draft.at, from };
    if (from && change.type === 'move') origin.current = { place: change.to, from };
    const next = edited(draft, change);
    const changed = next.places.some((letter, i) => letter !== draft.places[i]);
    if (changed) playSound('socket');
    // A place that is selected by a press on it has just been read out.
    if (changed || change.type === 'step') speak(draft, next);
    setState({ key, draft: next, past: changed ? [...past, draft] : past, sent: false });
  };
  useSuggestedCode((suggested) => {
    if (purpose === 'guess') edit({ type: 'fill', letters: lettersOf(suggested) });
  });

  if (purpose === undefined || play === undefined) return undefined;
  const code = codeOf(draft);

  const confirm = () => {
    if (code === undefined) return;
    setState({ ...state, sent: true });
    // CC19: everyone can check after the match that the code was never changed.
    play(purpose === 'hide' ? { type: 'hide', code, salt: makeSalt() } : { type: 'guess', code });
  };

  const previous = past.at(-1);
  const undo = (to: Draft) => {
    speak(draft, to);
    setState({ key, draft: to, past: past.slice(0, -1), sent: false });
  };
  return {
    purpose,
    step: key,
    draft,
    isSent: sent,
    edit,
    takeOrigin: (place) => {
      const taken = origin.current;
      if (taken?.place !== place) return undefined;
      origin.current = undefined;
      return taken.from;
    },
    undo: previous && !sent ? () => undo(previous) : undefined,
    clear: isEmpty(draft) || sent ? undefined : () => edit({ type: 'clear' }),
    confirm: code !== undefined && !sent && !isBusy && view.may.includes(purpose) ? confirm : undefined,
    isFree: (letter) => repeats || !draft.places.some((other, i) => other === letter && i !== draft.at),
  };
};
