import { PlayerChip, SeatName, Slab, useMessages, usePlayers } from '@sesame/ui';
import { memo } from 'react';
import type { Place, View } from '../rules/state.ts';
import { CodeShutter } from './CodeShutter.tsx';
import type { Composer } from './composer.ts';
import { GuessRow, MomentRow, type RowActions, UpcomingRow } from './GuessRow.tsx';
import type { GuessMoment } from './guess-moment.ts';
import type { RecentEvents } from './recent-events.ts';
import { HiddenCode, RevealedCode, SecretCode } from './SecretCode.tsx';
import { DraftSockets, Sockets } from './Sockets.tsx';
import { boardTexts } from './texts.ts';

/** The board of one player: their guesses and the code they are looking for. */
export function PlayerBoard(props: {
  readonly view: View;
  /** The player who guesses on this board. */
  readonly seat: Place;
  readonly you: Place | undefined;
  readonly composer: Composer | undefined;
  /** On a narrow board the draft is edited in the tray and only shown here. */
  readonly isNarrow: boolean;
  readonly recent: RecentEvents;
  /** The guess that is being shown on this board. */
  readonly moment: GuessMoment | undefined;
}) {
  const { view, seat, you, composer, isNarrow, recent, moment } = props;
  const { positions, attempts } = view.options;
  const { guesses } = view.seats[seat];
  const drafting = composer?.purpose === 'guess' && seat === you ? composer : undefined;
  const isTurn = view.turn === seat || (view.phase === 'hide' && !view.seats[seat].hidden);
  return (
    <Slab as="section" className="board" aria-label={useTitle(props)}>
      <Owner {...{ seat, you, isNarrow, isTurn }} />
      <ol>
        {guesses.map((guess, i) => (
          <GuessRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a guess is its number
            key={i}
            number={i + 1}
            fresh={recent.isFresh(seat, i + 1) ? (seat === you ? 'own' : 'theirs') : undefined}
            rowActions={drafting && rowActionsFor(drafting)}
            {...{ guess, positions }}
          />
        ))}
        {numbers(guesses.length + 1, attempts).map((number) => {
          const isNext = number === guesses.length + 1;
          if (isNext && moment) {
            return <MomentRow key={number} number={number} moment={moment} isOwn={seat === you} />;
          }
          return (
            <UpcomingRow key={number} number={number} positions={positions} isOn={isNext && view.turn === seat}>
              {isNext && drafting ? <DraftRow composer={drafting} isNarrow={isNarrow} /> : undefined}
            </UpcomingRow>
          );
        })}
      </ol>
      <Target {...props} />
    </Slab>
  );
}

const numbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

const rowActionsFor = (composer: Composer): RowActions => ({
  repeat: (letters) => composer.edit({ type: 'fill', letters }),
  pick: (letter, from) => composer.isFree(letter) && composer.edit({ type: 'place', letter }, from),
});

/** The draft in its row. Read-only on narrow boards, where the sockets are too small for fingers. */
function DraftRow({ composer, isNarrow }: { readonly composer: Composer; readonly isNarrow: boolean }) {
  const { places, at } = composer.draft;
  return isNarrow ? <Sockets letters={places} next={at} /> : <DraftSockets composer={composer} />;
}

const useTitle = ({ seat, you }: Pick<Parameters<typeof PlayerBoard>[0], 'seat' | 'you'>): string => {
  const say = useMessages(boardTexts);
  const { names } = usePlayers();
  return seat === you ? say.yourGuesses : say.guessesOf(names[seat] ?? '');
};

const Owner = memo(function Owner(
  props: Pick<Parameters<typeof PlayerBoard>[0], 'seat' | 'you' | 'isNarrow'> & { readonly isTurn: boolean },
) {
  const { seat, you, isNarrow, isTurn } = props;
  const say = useMessages(boardTexts);
  const { names, bots, faces, clock } = usePlayers();
  const [name, other] = [names[seat] ?? '', names[1 - seat] ?? ''];
  const note = seat === you ? say.youGuessAt(other) : you === undefined ? say.guessesAt(other) : say.guessesAtYours;
  // On a narrow board your own clock is in the tray.
  const ownClock = isNarrow && seat === you ? undefined : clock?.(seat);
  return (
    <PlayerChip
      name={name}
      label={<SeatName seat={seat} />}
      note={note}
      on={isTurn}
      isBot={bots?.[seat] ?? false}
      face={faces?.[seat]}
      clock={ownClock}
    />
  );
});

/** The code that this player is looking for. */
function Target(props: Parameters<typeof PlayerBoard>[0]) {
  const { view, seat, you, composer, isNarrow, recent } = props;
  const say = useMessages(boardTexts);
  const { names } = usePlayers();
  const owner: Place = seat === 0 ? 1 : 0;
  const { code, hidden } = view.seats[owner];
  const label = owner === you ? say.yourCode : say.codeOf(names[owner] ?? '');
  if (composer?.purpose === 'hide' && owner === you) {
    return (
      <SecretCode label={label} isOn>
        <DraftRow composer={composer} isNarrow={isNarrow} />
      </SecretCode>
    );
  }
  return (
    <SecretCode label={label}>
      {code === undefined ? (
        <HiddenCode positions={view.options.positions} isHidden={hidden} />
      ) : view.phase === 'over' ? (
        <RevealedCode code={code} isFresh={recent.isOver} />
      ) : (
        <CodeShutter code={code} />
      )}
    </SecretCode>
  );
}
