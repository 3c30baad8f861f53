import '../board/board.css';
import '../board/tray.css';
import '../board/narrow.css';
import '../board/wide.css';
import '../daily/daily.css';
import './puzzles.css';
import { type PuzzleProps, Slab, useFocusNext, useMessages } from '@sesame/ui';
import { type Composer, useComposer } from '../board/composer.ts';
import { paletteOf } from '../board/crystals.ts';
import { GuessRow, UpcomingRow } from '../board/GuessRow.tsx';
import { useKeys } from '../board/keys.ts';
import { Palette } from '../board/Palette.tsx';
import { DraftSockets, Sockets } from '../board/Sockets.tsx';
import { Actions, Legend } from '../board/Tray.tsx';
import { boardTexts } from '../board/texts.ts';
import { useBoardWidth } from '../board/use-board-width.ts';
import type { View } from '../rules/state.ts';
import type { VaultPuzzle } from './find.ts';
import { puzzleTexts } from './texts.ts';

/** The position as a match in which only the player guesses. */
const asMatch = ({ options, guesses }: VaultPuzzle): View => ({
  options,
  phase: 'guess',
  seats: [
    { hidden: true, guesses },
    { hidden: true, guesses: [] },
  ],
  turn: 0,
  equalising: false,
  may: ['guess'],
});

/** CC21: the guesses of a match, and the sockets of the next one. */
export function Puzzle({ puzzle, isSending, onAnswer }: PuzzleProps<VaultPuzzle>) {
  const { options, guesses, left } = puzzle;
  const { positions } = options;
  const say = useMessages(puzzleTexts);
  const { yourGuesses } = useMessages(boardTexts);
  const { ref, isNarrow, isWide } = useBoardWidth<HTMLDivElement>();
  const play = (move: { readonly type: string; readonly code?: string }) => onAnswer(move.code);
  const composer = useComposer(asMatch(puzzle), 0, { play, isBusy: isSending });
  useKeys(composer, { palette: paletteOf(options), guesses });
  useFocusNext(ref, `${composer?.isSent}`);
  return (
    <div className="crack-frame">
      <div
        ref={ref}
        className={`crack crack-daily crack-puzzle${isNarrow ? ' narrow' : ''}${isWide ? ' is-wide' : ''}`}
        style={{ '--places': positions, '--rows': guesses.length + 1, '--columns': 3 }}
      >
        <Slab as="section" className="board" aria-label={yourGuesses}>
          <ol>
            {guesses.map((guess, i) => (
              <GuessRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a guess is its number
                key={i}
                number={i + 1}
                guess={guess}
                positions={positions}
                rowActions={
                  composer && {
                    repeat: (letters) => composer.edit({ type: 'fill', letters }),
                    pick: (letter, from) => composer.edit({ type: 'place', letter }, from),
                  }
                }
              />
            ))}
            <UpcomingRow number={guesses.length + 1} positions={positions} isOn>
              {composer && <DraftRow composer={composer} isNarrow={isNarrow} />}
            </UpcomingRow>
          </ol>
        </Slab>
        <Slab className="tray">
          <div className="tray-head">
            <p className="status">{say.left(left)}</p>
            <Legend isShort={isNarrow} />
          </div>
          {composer && isNarrow && <DraftSockets composer={composer} />}
          {composer && <Palette letters={paletteOf(options)} composer={composer} />}
          {composer && <Actions options={options} composer={composer} />}
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
