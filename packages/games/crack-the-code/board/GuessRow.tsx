import { useLocale, useMessages } from '@sesame/ui';
import { memo, type ReactNode } from 'react';
import type { Guess, Letter } from '../rules/state.ts';
import { lettersOf } from './crystal-colours.ts';
import { spoken } from './crystals.ts';
import type { GuessMoment } from './guess-moment.ts';
import { Pins } from './Pins.tsx';
import { Sockets } from './Sockets.tsx';
import { boardTexts } from './texts.ts';

/** What a press on an earlier guess does to the draft. */
export interface RowActions {
  readonly repeat: (letters: readonly Letter[]) => void;
  readonly pick: (letter: Letter, from: DOMRect) => void;
}

/** A row with a guess and its pins. Rows are memoised: the board renders with every crystal that is placed. */
export const GuessRow = memo(function GuessRow(props: {
  readonly number: number;
  readonly guess: Guess;
  readonly positions: number;
  /** Animates a new guess: its pins drop, and an opponent's crystals settle first. */
  readonly fresh?: 'own' | 'theirs' | undefined;
  readonly rowActions?: RowActions | undefined;
}) {
  const { number, guess, positions, fresh, rowActions } = props;
  const say = useMessages(boardTexts);
  const locale = useLocale();
  const letters = lettersOf(guess.code);
  const state = ['row', guess.black === positions && 'cracked', fresh && `fresh ${fresh}`].filter(Boolean).join(' ');
  return (
    <li className={state}>
      {rowActions ? (
        <button
          type="button"
          className="number"
          tabIndex={-1}
          title={say.repeat(number)}
          aria-label={say.repeat(number)}
          onClick={() => rowActions.repeat(letters)}
        >
          {number}
        </button>
      ) : (
        <span className="number" aria-hidden="true">
          {number}
        </span>
      )}
      <span className="visually-hidden">{`${say.guessNumber(number)}: ${spoken(guess.code, locale)}. `}</span>
      <Sockets letters={letters} onPick={rowActions?.pick} />
      <Pins answer={guess} positions={positions} />
    </li>
  );
});

interface MomentRowProps {
  readonly number: number;
  readonly moment: GuessMoment;
  readonly isOwn: boolean;
}

/** The row of a guess in its moment. Screen readers hear the answer when all pins have dropped. */
export function MomentRow({ number, moment: { guess, times, pins }, isOwn }: MomentRowProps) {
  const { code, black, white } = guess;
  const dropped = { black: Math.min(pins, black), white: Math.min(Math.max(0, pins - black), white) };
  return (
    <li
      className={`row on moment ${isOwn ? 'own' : 'theirs'}`}
      aria-hidden="true"
      style={{ '--crystal': `${times.crystal}ms` }}
    >
      <span className="number">{number}</span>
      <Sockets letters={lettersOf(code)} />
      <Pins answer={dropped} positions={code.length} />
    </li>
  );
}

/** A row without a guess: the draft, or empty. */
export const UpcomingRow = memo(function UpcomingRow(props: {
  readonly number: number;
  readonly positions: number;
  readonly isOn?: boolean;
  /** The sockets of the draft. */
  readonly children?: ReactNode;
}) {
  const { number, positions, isOn = false, children } = props;
  const state = ['row', isOn && 'on', !isOn && children === undefined && 'later'].filter(Boolean).join(' ');
  const empty = Array.from({ length: positions }, () => undefined);
  return (
    <li className={state} aria-hidden={children === undefined}>
      <span className="number">{number}</span>
      {children ?? <Sockets letters={empty} />}
      <Pins answer={undefined} positions={positions} />
    </li>
  );
});
