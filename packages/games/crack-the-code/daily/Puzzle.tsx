import '../board/board.css';
import '../board/tray.css';
import '../board/narrow.css';
import '../board/wide.css';
import './daily.css';
import { type DailyPuzzleProps, Slab, Stopwatch, useAnnounce, useFocusNext, useMessages } from '@sesame/ui';
import { useEffect, useEffectEvent } from 'react';
import { type Composer, useComposer } from '../board/composer.ts';
import { paletteOf } from '../board/crystals.ts';
import { GuessRow, UpcomingRow } from '../board/GuessRow.tsx';
import { useKeys } from '../board/keys.ts';
import { Palette } from '../board/Palette.tsx';
import { HiddenCode, SecretCode } from '../board/SecretCode.tsx';
import { DraftSockets, Sockets } from '../board/Sockets.tsx';
import { Actions, Legend } from '../board/Tray.tsx';
import { boardTexts } from '../board/texts.ts';
import { useBoardWidth } from '../board/use-board-width.ts';
import type { View } from '../rules/state.ts';
import { VAULT_OPTIONS, type VaultView } from './index.ts';
import { dailyTexts } from './texts.ts';

const { positions, attempts } = VAULT_OPTIONS;
/** On phones there is room for the rows that most people need, above the tray; others are added. */
const MIN_NARROW_ROWS = 8;

/** The vault as the match in which the other player has hidden a code and never guesses. */
const asMatch = ({ guesses }: VaultView): View => ({
  options: VAULT_OPTIONS,
  phase: 'guess',
  seats: [
    { hidden: true, guesses },
    { hidden: true, guesses: [] },
  ],
  turn: 0,
  equalising: false,
  may: ['guess'],
});

/** CC20: the vault of the day. */
export function Puzzle({ view, startedAt, isSending, onStep }: DailyPuzzleProps<VaultView>) {
  const { guesses } = view;
  const match = asMatch(view);
  const say = useMessages(dailyTexts);
  const { ref, isNarrow, isWide } = useBoardWidth<HTMLDivElement>();
  const rows = isNarrow ? Math.max(MIN_NARROW_ROWS, guesses.length + 1) : attempts;
  const play = (move: { readonly type: string; readonly code?: string }) => onStep(move.code);
  const composer = useComposer(match, 0, { play, isBusy: isSending });
  useKeys(composer, { palette: paletteOf(VAULT_OPTIONS), guesses });
  useFocusNext(ref, `${guesses.length} ${composer?.isSent}`);
  useSpokenAnswer(view);
  return (
    <div className="crack-frame">
      <div
        ref={ref}
        className={`crack crack-daily${isNarrow ? ' narrow' : ''}${isWide ? ' is-wide' : ''}`}
        style={{ '--places': positions, '--rows': rows, '--columns': 3 }}
      >
        <Slab as="section" className="board" aria-label={useMessages(boardTexts).yourGuesses}>
          <ol>
            {guesses.map((guess, i) => (
              <GuessRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a guess is its number
                key={i}
                number={i + 1}
                guess={guess}
                positions={positions}
                fresh={i === guesses.length - 1 ? 'own' : undefined}
                rowActions={
                  composer && {
                    repeat: (letters) => composer.edit({ type: 'fill', letters }),
                    pick: (letter, from) => composer.edit({ type: 'place', letter }, from),
                  }
                }
              />
            ))}
            {Array.from({ length: rows - guesses.length }, (_, i) => (
              <UpcomingRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a guess is its number
                key={guesses.length + i}
                number={guesses.length + i + 1}
                positions={positions}
                isOn={i === 0}
              >
                {i === 0 && composer && <DraftRow composer={composer} isNarrow={isNarrow} />}
              </UpcomingRow>
            ))}
          </ol>
          {!isNarrow && (
            <SecretCode label={say.code}>
              <HiddenCode positions={positions} isHidden />
            </SecretCode>
          )}
        </Slab>
        <Slab className="tray">
          <div className="tray-head">
            <p className="status">{say.left(attempts - guesses.length)}</p>
            <Stopwatch startedAt={startedAt} />
            <Legend isShort={isNarrow} />
          </div>
          {composer && isNarrow && <DraftSockets composer={composer} />}
          {composer && <Palette letters={paletteOf(VAULT_OPTIONS)} composer={composer} />}
          {composer && <Actions options={VAULT_OPTIONS} composer={composer} />}
        </Slab>
      </div>
    </div>
  );
}

/** The draft in its row. Read-only on narrow boards, where the sockets are too small for fingers. */
function DraftRow({ composer, isNarrow }: { readonly composer: Composer; readonly isNarrow: boolean }) {
  const { places, at } = composer.draft;
  return isNarrow ? <Sockets letters={places} next={at} /> : <DraftSockets composer={composer} />;
}

/** Reads the pins of every guess out. */
const useSpokenAnswer = ({ guesses }: VaultView): void => {
  const announce = useAnnounce();
  const { guessNumber, pins } = useMessages(boardTexts);
  const speak = useEffectEvent((number: number) => {
    const last = guesses[number - 1];
    if (last) announce(`${guessNumber(number)}: ${pins(last)}`);
  });
  useEffect(() => speak(guesses.length), [guesses.length]);
};
