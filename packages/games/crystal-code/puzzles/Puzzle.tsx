import '../board/symbols.css';
import '../board/board.css';
import '../board/race.css';
import '../board/tiles.css';
import '../board/racers.css';
import '../board/phone.css';
import '../board/solo.css';
import { Button, type PuzzleProps, Slab, useMessages } from '@sesame/ui';
import { raceTexts } from '../board/race-texts.ts';
import { TileArena } from '../board/TileArena.tsx';
import { useRaceDraft } from '../board/use-race-draft.ts';
import type { HandPuzzle } from './index.ts';
import { puzzleTexts } from './texts.ts';

/** XC43: a hand of a match, without an hourglass. */
export function Puzzle({ puzzle: { tiles }, isSending, onAnswer }: PuzzleProps<HandPuzzle>) {
  const race = useMessages(raceTexts);
  const say = useMessages(puzzleTexts);
  const { draft, chain, edit, drag, callDone } = useRaceDraft(tiles, {
    isLocked: isSending,
    onDone: (answer) => onAnswer({ type: 'done', chain: answer }),
  });
  return (
    <div className="xc in-race xc-solo">
      <div className="xc-grid">
        <Slab className="xc-main xc-arena">
          <TileArena draft={draft} isLocked={isSending} help={false} edit={edit} drag={drag} />
        </Slab>
        <div className="xc-side">
          <Slab className="xc-timer-panel">
            <div className="xc-pinned">
              <Button
                variant="primary"
                className="xc-done"
                isDisabled={chain === undefined || isSending}
                onPress={callDone}
              >
                {race.done}
              </Button>
            </div>
            <p className="small soft xc-note">{say.note}</p>
          </Slab>
        </div>
      </div>
    </div>
  );
}
