import { Chapter, Crystal, Figure, ManualText, RuleList, ShortcutList } from '@sesame/ui';
import { SHORTCUTS } from '../board/shortcuts.ts';

/** How to play. */
export function Manual() {
  return (
    <ManualText
      className="race-manual"
      lead="Every crystal in the picture has a twin, but one. Be the first to see it."
    >
      <Chapter title="A round">
        {/* #if hidden */}
        <p>Choose a stake from 1 to 3 in secret. When everybody has, the picture appears for all at once.</p>
        {/* #else */}
        {/*: <p>When everybody is ready, the picture appears for all at once.</p> */}
        {/* #endif */}
        <RuleList
          rules={[
            'Point at the crystal that has no twin. You have one try and 30 seconds.',
            'The first right answer wins the round.',
            'A wrong answer costs points. Passing is free.',
          ]}
        />
        <Figure caption="The green crystal has no twin.">
          <Crystal colour="red" size={44} />
          <Crystal colour="blue" size={44} />
          <Crystal colour="green" size={44} />
          <Crystal colour="blue" size={44} />
          <Crystal colour="red" size={44} />
        </Figure>
      </Chapter>
      <Chapter title="Points">
        {/* #if hidden */}
        <p>The winner of a round gets their stake. Players who are wrong lose theirs.</p>
        {/* #else */}
        {/*: <p>The winner of a round gets a point. Players who are wrong lose one.</p> */}
        {/* #endif */}
        <p>The most points after the last round win.</p>
      </Chapter>
      <Chapter title="Keys">
        <ShortcutList shortcuts={SHORTCUTS} />
      </Chapter>
    </ManualText>
  );
}
