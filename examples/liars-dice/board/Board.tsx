import './board.css';
import { seatsOf } from '@sesame/kernel';
import {
  type BoardProps,
  Slab,
  StatusLine,
  useFocusNext,
  useKeyboardShortcuts,
  useSendMove,
  useTextContext,
  Well,
} from '@sesame/ui';
import { useRef } from 'react';
import type { Event, Move, View } from '../rules/index.ts';
import { BidForm } from './BidForm.tsx';
import { Die } from './Die.tsx';
import { actFor } from './keys.ts';
import { PlayerRow } from './PlayerRow.tsx';
import { prompt, shownText } from './texts.ts';
import { useDraft } from './use-draft.ts';
import { useSpokenEvents } from './use-spoken-events.ts';

/** The table: everybody's dice, the bid that stands, and what you can do about it. */
export function Board({ view, seat, play, events, isHand = false }: BoardProps<View, Move, Event>) {
  const board = useRef<HTMLDivElement>(null);
  const send = useSendMove(view, play);
  const draft = useDraft(view);
  const context = useTextContext();
  const isYours = send !== undefined && view.may !== undefined;
  useKeyboardShortcuts(({ key }) =>
    isYours ? actFor({ draft, mayDoubt: view.may?.doubt === true, play: send }, key) : undefined,
  );
  useFocusNext(board, isYours ? `bid ${view.round} ${view.bids.length}` : 'wait');
  useSpokenEvents(events);

  const last = view.bids.at(-1);
  const state = view.end ? 'over' : isYours ? 'yours' : 'theirs';
  return (
    <div ref={board} className={isHand ? 'liars-dice hand' : 'liars-dice'}>
      <StatusLine state={state}>{prompt(view, seat ?? 'spectator', context)}</StatusLine>
      <Slab className="table">
        <ul className="players">
          {(isHand && seat !== undefined ? [seat] : seatsOf(view.dice.length)).map((one) => (
            <PlayerRow key={one} view={view} seat={one} you={seat} />
          ))}
        </ul>
        <Well className="middle">
          {last ? (
            <p className="standing-bid">
              <span className="display">{last.count}</span>
              <span className="times">×</span>
              <Die face={last.face} size={72} isWild={view.options.wild} />
              <span className="visually-hidden">{`of face ${last.face}`}</span>
            </p>
          ) : (
            <p className="soft">{view.shown ? shownText(view.shown, context) : 'No bid yet.'}</p>
          )}
          {isYours && <BidForm view={view} draft={draft} play={send} />}
        </Well>
      </Slab>
    </div>
  );
}
