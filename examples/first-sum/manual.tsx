import './board/board.css';
import { Chapter, Figure, ManualText, Picture, RuleList, ShortcutList } from '@sesame/ui';
import { SHORTCUTS } from './board/keys.ts';
import { CardDrawing } from './board/NumberCard.tsx';

/** How to play. */
export function Manual() {
  return (
    <ManualText className="first-sum-manual" lead="Be the first to point at the two cards that add up to the number.">
      <Chapter title="A round">
        <p>After a countdown everybody sees nine cards and a number. Two of the cards add up to it, and only two.</p>
        <Figure caption="7 and 9 make 16.">
          <div className="cards-figure">
            {[7, 9].map((number) => (
              <Picture key={number} box="-50 -62 100 124" width={64}>
                <CardDrawing number={number} />
              </Picture>
            ))}
          </div>
        </Figure>
        <p>Point at one card, then at the other: that is your claim. The first right claim scores a point.</p>
      </Chapter>
      <Chapter title="One try">
        <RuleList
          rules={[
            'You have one try per round. After a wrong one you wait for the next.',
            'If nobody finds the pair in time, nobody scores.',
            'After seven rounds the most points win.',
          ]}
        />
      </Chapter>
      <Chapter title="In your own time">
        <p>
          In correspondence matches everybody opens the round when they like, and the least time scores. Without a
          clock, everybody who is right does.
        </p>
      </Chapter>
      <Chapter title="Keyboard">
        <ShortcutList shortcuts={SHORTCUTS} />
      </Chapter>
    </ManualText>
  );
}
