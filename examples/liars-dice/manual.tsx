import './board/board.css';
import { Chapter, Figure, ManualText, RuleList, ShortcutList } from '@sesame/ui';
import { Die } from './board/Die.tsx';
import { SHORTCUTS } from './board/keys.ts';
import type { Face } from './rules/index.ts';

const EXAMPLE: readonly Face[] = [5, 5, 1, 2, 3];

/** How to play. */
export function Manual() {
  return (
    <ManualText
      className="liars-dice-manual"
      lead="Be the last player with dice. You know your own dice, and have to guess the others’."
    >
      <Chapter title="Bidding">
        <p>
          All dice are rolled in secret. The first player bids how many dice on the whole table show a face, for
          instance “four fives”. The next one bids higher or calls the bid a lie.
        </p>
        <RuleList
          rules={[
            'Higher means more dice of any face, or as many dice of a higher face.',
            'Nobody bids more dice than there are on the table.',
          ]}
        />
      </Chapter>
      <Chapter title="Liar!">
        <p>
          After a doubt all dice are shown. If there are fewer than were bid, the bidder loses a die; otherwise the
          doubter does. The player who lost a die starts the next round.
        </p>
        <Figure caption="Ones are wild: these dice count as three fives.">
          <div className="dice-figure">
            {EXAMPLE.map((face, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice have no identity but their place
              <Die key={at} face={face} isWild isCounted={face === 5 || face === 1} />
            ))}
          </div>
        </Figure>
        <p>A bid on ones counts ones only. You can play without wild ones, and with one to six dice each.</p>
      </Chapter>
      <Chapter title="The end">
        <p>A player without dice is out. The last player with dice wins.</p>
      </Chapter>
      <Chapter title="Keyboard">
        <ShortcutList shortcuts={SHORTCUTS} />
      </Chapter>
    </ManualText>
  );
}
