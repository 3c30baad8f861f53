import { Chapter, Crystal, Figure, ManualText, RuleList, ShortcutList } from '@sesame/ui';
import { SHORTCUTS } from '../board/shortcuts.ts';

/** How to play. */
export function Manual() {
  return (
    <ManualText className="crystal-manual" lead="Collect crystals of a kind. Every further one is worth more.">
      {/* #if hidden */}
      <Chapter title="Your favourite">
        <p>
          Before the first turn everybody chooses a favourite colour in secret. Each of your crystals in that colour is
          worth 2 points more. Favourites are revealed at the end.
        </p>
      </Chapter>
      {/* #endif */}
      <Chapter title="Your turn">
        <RuleList
          rules={[
            'Take a crystal from the market,',
            'or swap one of yours with one on the market (the match’s options say how often you can),',
            'or claim a colour, once per match: 5 points if nobody has more of it at the end, otherwise you lose 3.',
          ]}
        />
        {/* #if chance */}
        <p>The market is filled from the bag at random, as long as there are crystals in it.</p>
        {/* #endif */}
      </Chapter>
      <Chapter title="Points">
        <p>Crystals of one colour are worth their number times itself: 1, 4, 9, 16 …</p>
        <Figure caption="Three greens: 9 points. A yellow: 1 point.">
          <Crystal colour="green" size={44} />
          <Crystal colour="green" size={44} />
          <Crystal colour="green" size={44} />
          <Crystal colour="yellow" size={44} />
        </Figure>
        <p>The match ends when the last crystal is taken. The most points win.</p>
      </Chapter>
      <Chapter title="Keys">
        <ShortcutList shortcuts={SHORTCUTS} />
      </Chapter>
    </ManualText>
  );
}
