import type { Seat } from '@sesame/kernel';
import { playSound } from '@sesame/ui';
import { useEffect, useState } from 'react';
import { allowedWords } from '../rules/proposals.ts';
import type { Move, Place, View } from '../rules/state.ts';
import type { Walk } from '../rules/walks.ts';
import { nextStart, pressed } from './draft.ts';
import { type WalkOptions, walkOptionsOf } from './walk-options.ts';
import { checkWord, type WordCheck } from './word-check.ts';

/** The typed word, its walk, and the edits of both. */
export interface Composer {
  readonly word: string;
  readonly check: WordCheck;
  readonly walkOptions: WalkOptions | undefined;
  /** A pressed safe at which the word can't stop. */
  readonly refused: Place | undefined;
  readonly type: (word: string) => void;
  readonly press: (place: Place) => void;
  readonly reverse: (() => void) | undefined;
  readonly nextStart: (() => void) | undefined;
  /** Sends the word; undefined while it can't be played or is already sent. */
  readonly submit: (() => void) | undefined;
  readonly pass: (() => void) | undefined;
  /** PW21: asks the others to allow the word; undefined while that is not possible. */
  readonly propose: (() => void) | undefined;
  /** PW21: answers to the word of another player. */
  readonly answer: ((allows: boolean) => void) | undefined;
  /** Changes when the player has done something: a word or pass was sent, or a turn is over. */
  readonly step: string;
}

/** A sent move can be sent again after this time without an answer. */
const RESEND_AFTER_MS = 3000;

interface ComposerState {
  /** The player's turns so far: a new turn starts with an empty draft. */
  readonly turns: number;
  readonly word: string;
  /** The chosen walk, if not the longest. */
  readonly chosen?: Walk;
  readonly refused?: Place;
  readonly sentFrom?: View;
}

interface Player {
  readonly seat: Seat | undefined;
  readonly play: ((move: Move) => void) | undefined;
  /** Nothing can be sent while a turn is being shown. */
  readonly isBusy: boolean;
  readonly onType: () => void;
}

/** A word can be typed at any time, even during other players' turns. A refused word stays in the field. */
export const useComposer = (view: View, { seat, play, isBusy, onType }: Player): Composer | undefined => {
  const turns = view.turns.filter((turn) => turn.seat === seat).length;
  const [kept, setState] = useState<ComposerState>({ turns, word: '' });
  const state: ComposerState = kept.turns === turns ? kept : { turns, word: '' };
  const { word, chosen, sentFrom } = state;

  useEffect(() => {
    if (sentFrom === undefined) return;
    const timer = setTimeout(() => setState(({ sentFrom: _, ...now }) => now), RESEND_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sentFrom]);

  if (seat === undefined || play === undefined || view.phase !== 'play') return undefined;
  const check = checkWord(view, word);
  const walkOptions =
    word === '' || check.type === 'joined'
      ? undefined
      : walkOptionsOf(view.circle, word, { hand: view.seats[seat]?.hand ?? 0, chosen });
  const { other } = walkOptions ?? {};
  const start = walkOptions && walkOptions.starts.length > 1 ? nextStart(walkOptions) : undefined;
  const isSent = sentFrom === view;

  const { refused: _, ...tidy } = state;
  const choose = (walk: Walk) => {
    playSound('socket');
    setState({ turns, word, chosen: walk });
  };
  const press = (place: Place) => {
    const next = walkOptions && pressed(walkOptions, place);
    if (next) choose(next);
    else if (walkOptions) setState({ ...tidy, refused: place });
  };
  const send = (move: Move) => {
    setState({ ...tidy, sentFrom: view });
    play(move);
  };

  const mayNow = (what: View['may'][number]) => !isSent && !isBusy && view.may.includes(what);
  return {
    word,
    check,
    walkOptions,
    refused: state.refused,
    type: (next) => {
      if (next === word) return;
      onType();
      setState({ turns, word: next });
    },
    press,
    reverse: other && (() => choose(other)),
    nextStart: start && (() => choose(start)),
    submit:
      walkOptions && check.type === 'open' && mayNow('word')
        ? () => send({ type: 'word', word, direction: walkOptions.walk.direction, safes: walkOptions.walk.safes })
        : undefined,
    step: `${turns} ${isSent}`,
    pass: mayNow('pass') ? () => send({ type: 'pass' }) : undefined,
    propose:
      walkOptions && check.type === 'open' && mayNow('propose') && !allowedWords(view).includes(word)
        ? () => send({ type: 'propose', word })
        : undefined,
    answer: mayNow('answer') ? (allows) => send({ type: 'answer', allows }) : undefined,
  };
};
